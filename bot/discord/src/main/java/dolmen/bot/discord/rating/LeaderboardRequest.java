package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import java.util.List;
import java.util.Optional;

/**
 * A request for a page of a leaderboard.
 *
 * @param page from 0
 */
record LeaderboardRequest(Scope scope, Ladder ladder, int page) {
    private static final long LAST_PAGE = 1_000_000;
    private static final String SERVER = "server";
    static final String GLOBAL = "global";

    /** The server's leaderboard, or the one of all servers if that is asked for or there is no server. */
    static Scope scope(Requester requester, boolean everywhere) {
        return requester
                .guild()
                .filter(guild -> !everywhere)
                .<Scope>map(Scope.Server::new)
                .orElseGet(Scope.Everywhere::new);
    }

    LeaderboardRequest turnedTo(int other) {
        return new LeaderboardRequest(scope, ladder, other);
    }

    /** The id of a button with this request. */
    ComponentId id(Action action) {
        String whose = switch (scope) {
            case Scope.Everywhere everywhere -> GLOBAL;
            case Scope.Server server -> SERVER;
        };
        return new ComponentId(action, page, 0, List.of(ladder.text(), whose));
    }

    /** The request of a button that was pressed there; empty if this release does not know its id. */
    static Optional<LeaderboardRequest> of(Requester requester, ComponentId pressed) {
        List<String> path = pressed.path();
        return path.size() != 2 || pressed.number() > LAST_PAGE
                ? Optional.empty()
                : Ladder.read(path.getFirst())
                        .map(ladder -> new LeaderboardRequest(
                                scope(requester, path.getLast().equals(GLOBAL)),
                                ladder,
                                Math.toIntExact(pressed.number())));
    }
}
