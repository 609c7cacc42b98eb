package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings.Contest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A request for a page of a leaderboard.
 *
 * @param contest the contest; empty for the list of ratings
 * @param page the page, from 0; only the list of ratings has more than one
 */
record LeaderboardRequest(Scope scope, Ladder ladder, Optional<Contest> contest, int page) {
    private static final long LAST_PAGE = 1_000_000;
    private static final String SERVER = "server";
    static final String GLOBAL = "global";

    /** The scope of the server, or of all servers if the person asks for it or there is no server. */
    static Scope scope(Requester requester, boolean everywhere) {
        return requester
                .guild()
                .filter(guild -> !everywhere)
                .<Scope>map(Scope.Server::new)
                .orElseGet(Scope.Everywhere::new);
    }

    LeaderboardRequest turnedTo(int other) {
        return new LeaderboardRequest(scope, ladder, contest, other);
    }

    /** The first page of another list of the same players. */
    LeaderboardRequest by(Optional<Contest> other) {
        return new LeaderboardRequest(scope, ladder, other, 0);
    }

    /** The id of a button with this request. */
    ComponentId id(Action action) {
        String whose = switch (scope) {
            case Scope.Everywhere everywhere -> GLOBAL;
            case Scope.Server server -> SERVER;
        };
        return new ComponentId(
                action,
                page,
                0,
                Stream.concat(
                                Stream.of(ladder.text(), whose),
                                contest.map(chosen -> chosen.name().toLowerCase(Locale.ROOT)).stream())
                        .toList());
    }

    /** The request in the id of a pressed button; empty if this release does not know the id. */
    static Optional<LeaderboardRequest> of(Requester requester, ComponentId pressed) {
        List<String> path = pressed.path();
        if (path.size() < 2 || path.size() > 3 || pressed.number() > LAST_PAGE) {
            return Optional.empty();
        }
        Optional<Contest> contest = path.size() == 2 ? Optional.empty() : contest(path.getLast());
        return contest.isEmpty() && path.size() == 3
                ? Optional.empty()
                : Ladder.read(path.getFirst())
                        .map(ladder -> new LeaderboardRequest(
                                scope(requester, path.get(1).equals(GLOBAL)),
                                ladder,
                                contest,
                                Math.toIntExact(pressed.number())));
    }

    private static Optional<Contest> contest(String name) {
        return Stream.of(Contest.values())
                .filter(contest -> contest.name().equalsIgnoreCase(name))
                .findFirst();
    }
}
