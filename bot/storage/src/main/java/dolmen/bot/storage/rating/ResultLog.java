package dolmen.bot.storage.rating;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.rating.EndedMatch;
import dolmen.bot.rating.Judgement;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.ResultKind;
import dolmen.bot.rating.Verdict;
import dolmen.rules.host.Conclusion;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The log of results, from which all ratings follow. It is read and written within the caller's transaction. */
public final class ResultLog {
    /**
     * Numbers results in the order in which transactions end, in any engine: one of two concurrent transactions sees
     * the other's number.
     */
    static final String ADD = """
            INSERT INTO results (number, match_id, kind, at, played_by_all, by_moderator)
            SELECT coalesce(max(number), 0) + 1, :match, :kind, :at, :playedByAll, :byModerator FROM results
            """;

    static final String TO_JUDGE = """
            SELECT number, match_id, kind, at, by_moderator FROM results
            WHERE verdict IS NULL ORDER BY number LIMIT :limit
            """;
    static final String ENDED = """
            SELECT matches.guild_id, matches.game, matches.variant, challenges.rated, results.played_by_all,
                   results.left_out
            FROM matches
            JOIN challenges ON challenges.id = matches.challenge_id
            JOIN results ON results.match_id = matches.id AND results.kind = 'ENDED'
            WHERE matches.id = :match
            """;
    static final String OF_MATCH =
            "SELECT number, verdict, left_out, at FROM results WHERE match_id = :match AND kind = :kind";

    private ResultLog() {}

    /** @param byModerator true if a moderator decided the result */
    record LoggedResult(long number, MatchId match, ResultKind kind, Instant at, boolean byModerator) {}

    /** @param leftOut the pairs of players that did not count */
    record JudgedResult(long number, Verdict verdict, LeftOut leftOut, Instant at) {}

    /** Logs a change of a match, if it affects ratings. */
    public static void add(Handle handle, Match before, Match after) {
        ResultKind.between(before.conclusion(), after.conclusion())
                .ifPresent(kind -> handle.createUpdate(ADD)
                        .bind("match", after.id())
                        .bind("kind", kind)
                        .bind("playedByAll", after.game().playedByAll())
                        .bind(
                                "byModerator",
                                after.conclusion()
                                        .filter(ResultLog::byModerator)
                                        .isPresent())
                        .bind("at", after.changedAt())
                        .execute());
    }

    /** Only a moderator can annul a match that has ended. */
    private static boolean byModerator(Conclusion conclusion) {
        return conclusion instanceof Conclusion.ByAdjudication || conclusion instanceof Conclusion.Annulled;
    }

    static List<LoggedResult> toJudge(Handle handle, int limit) {
        return handle.createQuery(TO_JUDGE)
                .bind("limit", limit)
                .map(row -> new LoggedResult(
                        row.getColumn("number", Long.class),
                        row.getColumn("match_id", MatchId.class),
                        row.getColumn("kind", ResultKind.class),
                        row.getColumn("at", Instant.class),
                        row.getColumn("by_moderator", Boolean.class)))
                .list();
    }

    static void settle(Handle handle, LoggedResult entry, Judgement judgement) {
        handle.createUpdate("UPDATE results SET verdict = :verdict, left_out = :leftOut WHERE number = :number")
                .bind("verdict", judgement.verdict())
                .bind("leftOut", judgement.leftOut().map(LeftOut::text))
                .bind("number", entry.number())
                .execute();
    }

    /** The judged entry of the given kind for the match, if there is one. */
    static Optional<JudgedResult> find(Handle handle, MatchId match, ResultKind kind) {
        return handle.createQuery(OF_MATCH)
                .bind("match", match)
                .bind("kind", kind)
                .map(ResultLog::judged)
                .findOne()
                .flatMap(judged -> judged);
    }

    private static Optional<JudgedResult> judged(RowView row) {
        return Optional.ofNullable(row.getColumn("verdict", Verdict.class))
                .map(verdict -> new JudgedResult(
                        row.getColumn("number", Long.class),
                        verdict,
                        leftOut(row).orElse(LeftOut.NOBODY),
                        row.getColumn("at", Instant.class)));
    }

    private static Optional<LeftOut> leftOut(RowView row) {
        return Optional.ofNullable(row.getColumn("left_out", String.class)).map(LeftOut::read);
    }

    /** The match, which ended at the given time. */
    static EndedMatch match(Handle handle, MatchId match, Instant at) {
        List<RankedSeat> seats = seats(handle, match);
        return handle.createQuery(ENDED)
                .bind("match", match)
                .map(row -> new EndedMatch(
                        row.getColumn("guild_id", GuildId.class),
                        row.getColumn("game", String.class),
                        row.getColumn("variant", String.class),
                        row.getColumn("rated", Boolean.class),
                        row.getColumn("played_by_all", Boolean.class),
                        leftOut(row),
                        seats.stream().map(RankedSeat::player).toList(),
                        seats.stream().map(RankedSeat::place).toList(),
                        at))
                .one();
    }

    private record RankedSeat(PlayerId player, int place) {}

    private static List<RankedSeat> seats(Handle handle, MatchId match) {
        return handle.createQuery("SELECT player_id, place FROM seats WHERE match_id = :match ORDER BY seat")
                .bind("match", match)
                .map(row -> new RankedSeat(
                        row.getColumn("player_id", PlayerId.class), row.getColumn("place", Integer.class)))
                .list();
    }

    /** The players of the match, by seat. */
    static List<PlayerId> players(Handle handle, MatchId match) {
        return seats(handle, match).stream().map(RankedSeat::player).toList();
    }
}
