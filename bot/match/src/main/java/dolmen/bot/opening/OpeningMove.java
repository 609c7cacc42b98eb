package dolmen.bot.opening;

import dolmen.rules.Seat;

/**
 * A move of the opening of a match.
 *
 * @param position the key of where it was made
 * @param move its text
 * @param mover who made it
 */
public record OpeningMove(long position, String move, Seat mover) {}
