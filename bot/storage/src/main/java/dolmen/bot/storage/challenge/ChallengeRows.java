package dolmen.bot.storage.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.storage.sql.Beginning;
import dolmen.bot.storage.sql.UnreadableRowException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.result.UnableToProduceResultException;

/** Reads and writes the rows of a challenge in two tables, within the caller's transaction. */
public final class ChallengeRows {
    private ChallengeRows() {}

    /**
     * The challenge with the given id.
     *
     * @throws UnreadableRowException if this release lacks its variant
     */
    static Optional<Challenge> find(Handle handle, ChallengeId id) {
        return handle.createQuery("SELECT * FROM challenges WHERE id = :id")
                .bind("id", id)
                .map(row -> read(row, ChairRows.of(handle, id)))
                .findOne();
    }

    /** The open or accepted rematch of the match. */
    static Optional<Challenge> findRematch(Handle handle, MatchId match) {
        return handle.createQuery(
                        "SELECT id FROM challenges WHERE rematch_of = :match AND answer IN ('OPEN', 'ACCEPTED')")
                .bind("match", match)
                .mapTo(ChallengeId.class)
                .findOne()
                .flatMap(id -> find(handle, id));
    }

    private static Challenge read(RowView row, ChairRows chairs) {
        var id = row.getColumn("id", ChallengeId.class);
        try {
            return new Challenge(id, terms(row, chairs), chairs.chairs(), answer(row));
        } catch (IllegalArgumentException | UnableToProduceResultException cause) {
            throw new UnreadableRowException("Challenge", id.value(), cause);
        }
    }

    private static Terms terms(RowView row, ChairRows chairs) {
        var challenger = row.getColumn("challenger_id", PlayerId.class);
        var beginning = row.getColumn("variant", Beginning.class);
        return new Terms(
                row.getColumn("guild_id", GuildId.class),
                row.getColumn("channel_id", ChannelId.class),
                challenger,
                beginning.variant(),
                beginning.opening(),
                Optional.ofNullable(row.getColumn("side", SideWish.class))
                        .<Seating>map(Seating.ByLot::new)
                        .orElseGet(() -> chairs.seating(challenger)),
                row.getColumn("time_control", TimeControl.class),
                stake(row),
                Optional.ofNullable(row.getColumn("rematch_of", MatchId.class)),
                row.getColumn("made_at", Instant.class),
                row.getColumn("expires_at", Instant.class));
    }

    private static Terms.Stake stake(RowView row) {
        return row.getColumn("first_match", Boolean.class)
                ? Terms.Stake.FIRST_MATCH
                : Terms.Stake.of(row.getColumn("rated", Boolean.class));
    }

    private static Challenge.Answer answer(RowView row) {
        String answer = row.getColumn("answer", String.class);
        return switch (answer) {
            case "OPEN" -> new Challenge.Answer.Open();
            case "ACCEPTED" -> new Challenge.Answer.Accepted();
            case "DECLINED" ->
                new Challenge.Answer.Declined(
                        row.getColumn("declined_by", PlayerId.class),
                        Optional.ofNullable(row.getColumn("declined_because", String.class)));
            case "WITHDRAWN" -> new Challenge.Answer.Withdrawn();
            case "EXPIRED" -> new Challenge.Answer.Expired();
            default -> throw new IllegalArgumentException("unknown answer: " + answer);
        };
    }

    /** Stores an open challenge and returns its number. */
    public static ChallengeId insert(Handle handle, Challenge.Draft draft, Instant shownBy) {
        Terms terms = draft.terms();
        ChallengeId challenge = handle.createUpdate("""
                        INSERT INTO challenges (guild_id, channel_id, challenger_id, variant, side, time_control, rated, first_match,
                                                rematch_of, answer, made_at, expires_at, message_due_at, alert_at)
                        VALUES (:guild, :channel, :challenger, :beginning, :side, :time, :rated, :firstMatch,
                                :rematchOf, 'OPEN', :madeAt, :expiresAt, :shownBy, :alertAt)
                        """)
                .bindMethods(terms)
                .bind("beginning", new Beginning(terms.variant(), terms.opening()))
                .bind("side", side(terms.seating()))
                .bind("shownBy", shownBy)
                .bind("alertAt", draft.alertAt())
                .executeAndReturnGeneratedKeys("id")
                .mapTo(ChallengeId.class)
                .one();
        ChairRows.insert(handle, challenge, draft.chairs(), terms.seating());
        return challenge;
    }

    private static Optional<SideWish> side(Seating seating) {
        return switch (seating) {
            case Seating.ByLot(SideWish wish) -> Optional.of(wish);
            case Seating.Given given -> Optional.empty();
        };
    }

    /** Updates the mutable columns of a challenge, if the stored one is still {@code before}. */
    static boolean replace(Handle handle, Challenge before, Challenge after, Instant shownBy) {
        if (!find(handle, before.id()).equals(Optional.of(before))) {
            return false;
        }
        updateAnswer(handle, after, shownBy);
        List<Chair> chairs = after.chairs();
        if (!chairs.equals(before.chairs())) {
            ChairRows.update(handle, after.id(), chairs);
        }
        return true;
    }

    private static void updateAnswer(Handle handle, Challenge after, Instant shownBy) {
        Optional<Challenge.Answer.Declined> declined =
                after.answer() instanceof Challenge.Answer.Declined how ? Optional.of(how) : Optional.empty();
        handle.createUpdate("""
                        UPDATE challenges
                        SET answer = :answer, declined_by = :by, declined_because = :because,
                            rated = :rated, first_match = :firstMatch,
                            message_due_at = :shownBy, message_attempts = 0
                        WHERE id = :id
                        """)
                .bind("answer", name(after.answer()))
                .bind("by", declined.map(Challenge.Answer.Declined::by))
                .bind("because", declined.flatMap(Challenge.Answer.Declined::reason))
                .bind("rated", after.terms().rated())
                .bind("firstMatch", after.terms().firstMatch())
                .bind("shownBy", shownBy)
                .bind("id", after.id())
                .execute();
        handle.createUpdate("""
                        UPDATE tournaments SET due_at = :shownBy, calls = calls + 1
                        WHERE stage = 'RUNNING' AND id = (SELECT tournament_id FROM pairings WHERE challenge_id = :id)
                        """).bind("shownBy", shownBy).bind("id", after.id()).execute();
    }

    private static String name(Challenge.Answer answer) {
        return switch (answer) {
            case Challenge.Answer.Open open -> "OPEN";
            case Challenge.Answer.Accepted accepted -> "ACCEPTED";
            case Challenge.Answer.Declined declined -> "DECLINED";
            case Challenge.Answer.Withdrawn withdrawn -> "WITHDRAWN";
            case Challenge.Answer.Expired expired -> "EXPIRED";
        };
    }
}
