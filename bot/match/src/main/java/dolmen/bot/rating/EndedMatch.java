package dolmen.bot.rating;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The facts about a match that ended with a ranking, as needed for ratings.
 *
 * @param guild the server on which it was played, or {@link GuildId#DIRECT}
 * @param variant the variant's text; this release need not have it
 * @param agreed true if the players agreed on a rated match
 * @param playedByAll true if every seat had moved, or was put out of play before it could; true for matches older than
 *     this field
 * @param leftOut the pairs that did not count in an earlier judgement; empty if the match was not judged before
 * @param players the players by seat
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

    /** The ladder of the match, if it counts. */
    public Ladder ladder() {
        return new Ladder(game, Pool.of(players));
    }

    /** The lists that its players join if it counts: that of all servers, and that of its own unless it has none. */
    public List<Scope> scopes() {
        return guild.direct()
                ? List.of(new Scope.Everywhere())
                : List.of(new Scope.Everywhere(), new Scope.Server(guild));
    }
}
