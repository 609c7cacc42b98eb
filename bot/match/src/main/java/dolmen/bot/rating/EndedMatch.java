package dolmen.bot.rating;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A match that ended with a ranking, as far as ratings are concerned.
 *
 * @param guild the server on which it was played
 * @param variant by its text; this release need not have it
 * @param agreed true if the players wanted it to count
 * @param playedByAll true if everybody had moved, as far as the moves of others let them; true for matches older than
 *     this field
 * @param leftOut the pairs that did not count when it was judged before; empty if that is still to be decided
 * @param players by seat
 * @param places the place of every player, by seat: 1 is the best, and equal places are shared
 * @param at the time of its end
 */
public record EndedMatch(
        GuildId guild,
        String game,
        String variant,
        boolean agreed,
        boolean playedByAll,
        Optional<LeftOut> leftOut,
        List<PlayerId> players,
        List<Integer> places,
        Instant at) {

    public EndedMatch {
        players = List.copyOf(players);
        places = List.copyOf(places);
    }

    /** The ladder on which it counts, if it does. */
    public Ladder ladder() {
        return new Ladder(game, Pool.of(players));
    }

    /** The lists to which its players belong from then on, if it counts. */
    public List<Scope> scopes() {
        return List.of(new Scope.Everywhere(), new Scope.Server(guild));
    }
}
