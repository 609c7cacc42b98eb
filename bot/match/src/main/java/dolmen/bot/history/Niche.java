package dolmen.bot.history;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;

/**
 * A filled niche in the wall of a player: the first win without hints against a computer player at a game.
 *
 * @param game the game's id; this release need not have it
 * @param filledBy the match that was won
 */
public record Niche(String game, PlayerId computer, MatchId filledBy) {}
