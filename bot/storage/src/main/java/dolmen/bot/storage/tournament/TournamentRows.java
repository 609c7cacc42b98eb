package dolmen.bot.storage.tournament;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Table;
import dolmen.bot.storage.challenge.ChallengeRows;
import dolmen.bot.storage.sql.UnreadableRowException;
import dolmen.bot.tournament.HostedPairing;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.HostedTournament.Stage;
import dolmen.bot.tournament.Participant;
import dolmen.bot.tournament.TournamentKind;
import dolmen.bot.tournament.TournamentTerms;
import dolmen.rules.Variant;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.result.UnableToProduceResultException;

/** Reads and writes the rows of a tournament in three tables, within the caller's transaction. */
final class TournamentRows {
    private static final String BYE = "BYE";

    /** Closes the challenges of matches that must not begin any more. */
    private static final String WITHDRAWN = """
            UPDATE challenges SET answer = 'WITHDRAWN', message_due_at = :now, message_attempts = 0
            WHERE answer = 'OPEN' AND id IN (
                SELECT challenge_id FROM pairings WHERE tournament_id = :id AND (result <> 'UNDECIDED' OR NOT :live))
            """;

    private TournamentRows() {}

    /**
     * The tournament with the given id.
     *
     * @throws UnreadableRowException if this release lacks its variant
     */
    static Optional<HostedTournament> find(Handle handle, TournamentId id) {
        return handle.createQuery("SELECT * FROM tournaments WHERE id = :id")
                .bind("id", id)
                .map(row -> read(handle, row, id))
                .findOne();
    }

    private static HostedTournament read(Handle handle, RowView row, TournamentId id) {
        try {
            return new HostedTournament(
                    id,
                    terms(row),
                    row.getColumn("stage", Stage.class),
                    participants(handle, id),
                    pairings(handle, id));
        } catch (IllegalArgumentException | UnableToProduceResultException cause) {
            throw new UnreadableRowException("Tournament", id.value(), cause);
        }
    }

    private static TournamentTerms terms(RowView row) {
        return new TournamentTerms(
                row.getColumn("guild_id", GuildId.class),
                row.getColumn("channel_id", ChannelId.class),
                row.getColumn("organiser_id", PlayerId.class),
                row.getColumn("variant", Variant.class),
                row.getColumn("time_control", TimeControl.class),
                row.getColumn("rated", Boolean.class),
                row.getColumn("kind", TournamentKind.class),
                row.getColumn("lot", Long.class),
                row.getColumn("made_at", Instant.class),
                row.getColumn("begins_at", Instant.class));
    }

    private static List<Participant> participants(Handle handle, TournamentId id) {
        return handle.createQuery("SELECT * FROM participants WHERE tournament_id = :id ORDER BY place")
                .bind("id", id)
                .map(row -> new Participant(
                        row.getColumn("player_id", PlayerId.class),
                        Optional.ofNullable(row.getColumn("number", Integer.class))
                                .map(Entrant::new),
                        row.getColumn("gone", Boolean.class)))
                .list();
    }

    private static List<HostedPairing> pairings(Handle handle, TournamentId id) {
        return handle.createQuery("SELECT * FROM pairings WHERE tournament_id = :id ORDER BY place")
                .bind("id", id)
                .map(row -> new HostedPairing(
                        pairing(row), Optional.ofNullable(row.getColumn("challenge_id", ChallengeId.class))))
                .list();
    }

    private static Pairing pairing(RowView row) {
        int round = row.getColumn("round", Integer.class);
        var first = new Entrant(row.getColumn("first", Integer.class));
        String result = row.getColumn("result", String.class);
        return result.equals(BYE)
                ? new Bye(round, first)
                : new Duel(round, first, new Entrant(row.getColumn("second", Integer.class)), Result.valueOf(result));
    }

    /** Stores a tournament with its organiser, due at once, and returns its number. */
    static TournamentId insert(Handle handle, TournamentTerms terms) {
        TournamentId id = handle.createUpdate("""
                        INSERT INTO tournaments (guild_id, channel_id, organiser_id, variant, time_control, rated, kind,
                                                 lot, made_at, begins_at, stage, due_at)
                        VALUES (:guild, :channel, :organiser, :variant, :time, :rated, :kind,
                                :lot, :madeAt, :beginsAt, 'OPEN', :madeAt)
                        """)
                .bindMethods(terms)
                .executeAndReturnGeneratedKeys("id")
                .mapTo(TournamentId.class)
                .one();
        handle.createUpdate("""
                        INSERT INTO participants (tournament_id, place, player_id, gone)
                        VALUES (:id, 0, :organiser, FALSE)
                        """)
                .bind("id", id)
                .bind("organiser", terms.organiser())
                .execute();
        return id;
    }

    /** Stores the changes of a tournament, with the challenges of its new matches. */
    static void update(Handle handle, HostedTournament before, HostedTournament after, Instant now) {
        handle.createUpdate("UPDATE tournaments SET stage = :stage, due_at = :now, calls = calls + 1 WHERE id = :id")
                .bind("stage", after.stage())
                .bind("now", now)
                .bind("id", after.id())
                .execute();
        if (!after.participants().equals(before.participants())) {
            replaceParticipants(handle, after);
        }
        for (int place = 0; place < after.pairings().size(); place++) {
            HostedPairing hosted = after.pairings().get(place);
            if (place >= before.pairings().size()) {
                insertPairing(handle, after, place, hosted, now);
            } else if (!hosted.equals(before.pairings().get(place))) {
                updateResult(handle, after.id(), place, hosted.pairing());
            }
        }
        handle.createUpdate(WITHDRAWN)
                .bind("id", after.id())
                .bind("live", after.live())
                .bind("now", now)
                .execute();
    }

    private static void replaceParticipants(Handle handle, HostedTournament after) {
        handle.createUpdate("DELETE FROM participants WHERE tournament_id = :id")
                .bind("id", after.id())
                .execute();
        var rows = handle.prepareBatch("""
                INSERT INTO participants (tournament_id, place, player_id, number, gone)
                VALUES (:id, :place, :player, :number, :gone)
                """);
        for (int place = 0; place < after.participants().size(); place++) {
            Participant participant = after.participants().get(place);
            rows.bind("id", after.id())
                    .bind("place", place)
                    .bind("player", participant.player())
                    .bind("number", participant.entrant().map(Entrant::number))
                    .bind("gone", participant.left())
                    .add();
        }
        rows.execute();
    }

    private static void insertPairing(
            Handle handle, HostedTournament tournament, int place, HostedPairing hosted, Instant now) {
        Optional<ChallengeId> challenge =
                hosted.open().map(duel -> ChallengeRows.insert(handle, tournament.draft(duel, now), now));
        List<Entrant> entrants = hosted.pairing().entrants();
        handle.createUpdate("""
                        INSERT INTO pairings (tournament_id, place, round, first, second, result, challenge_id)
                        VALUES (:id, :place, :round, :first, :second, :result, :challenge)
                        """)
                .bind("id", tournament.id())
                .bind("place", place)
                .bind("round", hosted.pairing().round())
                .bind("first", entrants.getFirst().number())
                .bind(
                        "second",
                        entrants.size() > 1 ? Optional.of(entrants.getLast().number()) : Optional.empty())
                .bind("result", result(hosted.pairing()))
                .bind("challenge", challenge)
                .execute();
    }

    private static void updateResult(Handle handle, TournamentId id, int place, Pairing pairing) {
        handle.createUpdate("UPDATE pairings SET result = :result WHERE tournament_id = :id AND place = :place")
                .bind("result", result(pairing))
                .bind("id", id)
                .bind("place", place)
                .execute();
    }

    private static String result(Pairing pairing) {
        return switch (pairing) {
            case Duel duel -> duel.result().name();
            case Bye bye -> BYE;
            case Table table -> throw new IllegalArgumentException("a table of several: " + table);
        };
    }
}
