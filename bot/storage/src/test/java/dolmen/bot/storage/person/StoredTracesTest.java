package dolmen.bot.storage.person;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.DORA;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Player;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.rating.Rating;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.Participant;
import dolmen.bot.tournament.TournamentResult;
import java.nio.file.Path;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredTracesTest {
    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** The columns that contain the player's id or name. */
    private List<String> placesOf(Player player) {
        return host.database.transactions().read(handle -> {
            var places = new ArrayList<String>();
            for (StoredColumn column : columns(handle)) {
                if (holds(handle, column, player)) {
                    places.add(column.table() + "." + column.name());
                }
            }
            return places;
        });
    }

    private record StoredColumn(String table, String name) {}

    private static List<StoredColumn> columns(Handle handle) {
        var columns = new ArrayList<StoredColumn>();
        try {
            DatabaseMetaData about = handle.getConnection().getMetaData();
            try (ResultSet tables = about.getTables(null, null, "%", new String[] {"TABLE"})) {
                while (tables.next()) {
                    String table = tables.getString("TABLE_NAME");
                    try (ResultSet rows = about.getColumns(null, null, table, "%")) {
                        while (rows.next()) {
                            columns.add(new StoredColumn(table, rows.getString("COLUMN_NAME")));
                        }
                    }
                }
            }
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
        assertThat(columns).hasSizeGreaterThan(100);
        return columns;
    }

    private static boolean holds(Handle handle, StoredColumn column, Player player) {
        return handle.select(
                        "SELECT EXISTS (SELECT 1 FROM \"%1$s\" WHERE CAST(\"%2$s\" AS TEXT) LIKE ? OR CAST(\"%2$s\" AS TEXT) LIKE ?)"
                                .formatted(column.table(), column.name()),
                        "%" + player.id() + "%",
                        "%" + player.name() + "%")
                .mapTo(boolean.class)
                .one();
    }

    private void act(Player player) {
        host.database.players().remember(player);
        host.database.preferences().change(player.id(), chosen -> chosen.withConfirm(false));
        host.database.departures().left(TestHost.GUILD, player.id(), host.clock.instant());
        host.database.timeOff().changeVacations(player.id(), host.clock.instant(), before -> before);
        host.database
                .puzzleScores()
                .first(
                        new PuzzleScores.Attempt(
                                player.id(),
                                7,
                                "heap",
                                PuzzleScores.Ending.SOLVED,
                                0,
                                host.clock.instant(),
                                Optional.of(TestHost.GUILD)),
                        Rating.newcomer(host.clock.instant()),
                        PuzzleScores.Held::rating);
        host.database.puzzleScores().solvedOn(player.id(), LocalDate.EPOCH);
        host.database.lessons().finished(player.id(), "heap", host.clock.instant());
        TournamentId tournament = ((TournamentResult.Done)
                        host.database.tournaments().add(host.tournament(player), live -> Optional.empty()))
                .tournament()
                .id();
        host.database
                .tournaments()
                .change(
                        tournament,
                        host.clock.instant(),
                        before -> new HostedTournament(
                                before.id(),
                                before.terms(),
                                HostedTournament.Stage.ENDED,
                                List.of(new Participant(player.id(), Optional.of(new Entrant(1)), false)),
                                List.of()));
        host.database.seekAlerts().choose(player.id(), TestHost.GUILD, Set.of("heap"), host.clock.instant());
        host.database
                .seekAlerts()
                .sent(
                        player.id(),
                        host.database.offer(host.draft("heap", CARL, DORA), host.clock.instant()),
                        host.clock.instant());
    }

    /** Of two who do everything together one is forgotten; the other's data stays unchanged. */
    @Test
    void nothing_names_the_forgotten_person_and_others_are_unchanged() {
        List.of(ANNA, BERT).forEach(this::act);
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
        host.ratings.of(match.id());
        host.challenges.decline(
                host.database
                        .offer(host.draft("heap", ANNA, BERT), host.clock.instant())
                        .id(),
                BERT.id(),
                Optional.of("Bert is tired"));
        var notices = host.database.notices();
        notices.due(host.clock.instant(), 10)
                .forEach(owed -> notices.settle(
                        owed, "direct messages to [%s, %s]".formatted(ANNA.id(), BERT.id()), host.clock.instant()));
        assertThat(placesOf(BERT))
                .contains("notices.settled_how", "seats.player_id", "players.name", "challenges.declined_because");

        assertThat(host.privacy.delete(BERT.id())).isTrue();

        assertThat(placesOf(BERT)).isEmpty();
        assertThat(placesOf(ANNA))
                .contains("seats.player_id", "ratings.player_id", "rating_changes.player_id", "players.name")
                .contains(
                        "tournaments.organiser_id",
                        "participants.player_id",
                        "seek_alerts.player_id",
                        "told_seeks.player_id",
                        "lessons.player_id",
                        "puzzle_attempts.player_id",
                        "puzzle_ratings.player_id",
                        "puzzle_streaks.player_id",
                        "puzzle_places.player_id");
    }

    /** One engine has a type for truths, and the other has not. */
    @Test
    void who_made_a_challenge_is_told_as_one_or_nought_on_every_engine() {
        host.database.offer(host.draft("heap", ANNA, BERT), host.clock.instant());

        assertThat(made(ANNA)).containsExactly("1");
        assertThat(made(BERT)).containsExactly("0");
    }

    private List<String> made(Player person) {
        return host.database.traces().of(person.id()).getOrDefault("challenges", List.of()).stream()
                .map(challenge -> String.valueOf(challenge.get("made")))
                .toList();
    }
}
