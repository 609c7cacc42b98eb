package dolmen.bot.storage;

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
import dolmen.rules.GameRegistry;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The rows of a challenge in two tables, read and written within a transaction of the caller's. */
record ChallengeRows(GameRegistry games) {

    /**
     * The challenge of that number.
     *
     * @throws UnreadableRowException if this release does not have its variant
     */
    Optional<Challenge> find(Handle handle, ChallengeId id) {
        return handle.createQuery("SELECT * FROM challenges WHERE id = :id")
                .bind("id", id.value())
                .map((row, statement) -> read(row, ChairRows.of(handle, id)))
                .findOne();
    }

    /** The open or accepted challenge to play that match once more. */
    Optional<Challenge> findRematch(Handle handle, MatchId match) {
        return handle.createQuery(
                        "SELECT id FROM challenges WHERE rematch_of = :match AND answer IN ('OPEN', 'ACCEPTED')")
                .bind("match", match.value())
                .map((row, statement) -> new ChallengeId(row.getLong("id")))
                .findOne()
                .flatMap(id -> find(handle, id));
    }

    private Challenge read(ResultSet row, ChairRows chairs) throws SQLException {
        var id = new ChallengeId(row.getLong("id"));
        try {
            return new Challenge(id, terms(row, chairs), chairs.chairs(), answer(row));
        } catch (IllegalArgumentException cause) {
            throw new UnreadableRowException("Challenge", id.value(), cause);
        }
    }

    private Terms terms(ResultSet row, ChairRows chairs) throws SQLException {
        var challenger = new PlayerId(row.getLong("challenger_id"));
        String side = row.getString("side");
        return new Terms(
                new GuildId(row.getLong("guild_id")),
                new ChannelId(row.getLong("channel_id")),
                challenger,
                StoredVariant.read(games, row.getString("variant")),
                side == null ? chairs.seating(challenger) : new Seating.ByLot(SideWish.valueOf(side)),
                ClockColumns.control(row),
                row.getBoolean("rated"),
                number(row, "rematch_of").map(MatchId::new),
                Instant.ofEpochMilli(row.getLong("made_at")),
                Instant.ofEpochMilli(row.getLong("expires_at")));
    }

    private static Challenge.Answer answer(ResultSet row) throws SQLException {
        String answer = row.getString("answer");
        return switch (answer) {
            case "OPEN" -> new Challenge.Answer.Open();
            case "ACCEPTED" -> new Challenge.Answer.Accepted();
            case "DECLINED" ->
                new Challenge.Answer.Declined(
                        new PlayerId(row.getLong("declined_by")),
                        Optional.ofNullable(row.getString("declined_because")));
            case "WITHDRAWN" -> new Challenge.Answer.Withdrawn();
            case "EXPIRED" -> new Challenge.Answer.Expired();
            default -> throw new IllegalArgumentException("no answer is called " + answer);
        };
    }

    static Optional<Long> number(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(value);
    }

    /** Stores an open challenge; the number that it was given. */
    static ChallengeId insert(Handle handle, Challenge.Draft draft, Instant shownBy) {
        Terms terms = draft.terms();
        long id = handle.createUpdate("""
                        INSERT INTO challenges (guild_id, channel_id, challenger_id, variant, side, time_control, rated, rematch_of, answer,
                                                made_at, expires_at, message_due_at)
                        VALUES (:guild, :channel, :challenger, :variant, :side, :timeControl, :rated, :rematchOf, 'OPEN',
                                :made, :expires, :shownBy)
                        """)
                .bind("guild", terms.guild().value())
                .bind("channel", terms.channel().value())
                .bind("challenger", terms.challenger().value())
                .bind("variant", terms.variant().text())
                .bind("side", side(terms.seating()))
                .bind("timeControl", terms.time().text())
                .bind("rated", terms.rated())
                .bind("rematchOf", terms.rematchOf().map(MatchId::value).orElse(null))
                .bind("made", terms.madeAt().toEpochMilli())
                .bind("expires", terms.expiresAt().toEpochMilli())
                .bind("shownBy", shownBy.toEpochMilli())
                .executeAndReturnGeneratedKeys("id")
                .map((row, statement) -> row.getLong(1))
                .one();
        var challenge = new ChallengeId(id);
        ChairRows.insert(handle, challenge, draft.chairs(), terms.seating());
        return challenge;
    }

    private static @Nullable String side(Seating seating) {
        return switch (seating) {
            case Seating.ByLot(SideWish wish) -> wish.name();
            case Seating.Given given -> null;
        };
    }

    /** Replaces what can change about a challenge, if it is stored as it was before. */
    boolean replace(Handle handle, Challenge before, Challenge after, Instant shownBy) {
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
                            message_due_at = :shownBy, message_attempts = 0
                        WHERE id = :id
                        """)
                .bind("answer", name(after.answer()))
                .bind("by", declined.map(how -> how.by().value()).orElse(null))
                .bind(
                        "because",
                        declined.flatMap(Challenge.Answer.Declined::reason).orElse(null))
                .bind("shownBy", shownBy.toEpochMilli())
                .bind("id", after.id().value())
                .execute();
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
