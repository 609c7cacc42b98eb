package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.bot.match.TestHost;
import dolmen.rules.GameRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A database with one match that has ended and one that is live, and something wrong in it. */
final class VerifyCommandTest {
    @TempDir
    private Path folder;

    private TestHost host() {
        return TestHost.open(file(), new GameRegistry(List.of(new HeapGame())));
    }

    private Path file() {
        return folder.resolve("sandbox/dolmen.db");
    }

    private Run verify() {
        return Shell.runWithEnvironment(Map.of("DOLMEN_DATA", folder.toString()), "verify");
    }

    private void play() {
        try (TestHost host = host()) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            host.play(host.begin("heap", CARL, BERT), "take-1");
            host.ratings.settle();
        }
    }

    @Test
    void a_database_that_is_well_is_said_to_be_and_left_as_it_is() throws Exception {
        play();

        assertThat(verify())
                .isEqualTo(new Run(
                        0,
                        "Matches replayed: 2. Results judged again: 1. Faults: 0.%n".formatted(),
                        "Database: %s%n".formatted(file())));
        try (Stream<Path> left = Files.list(folder.resolve("sandbox"))) {
            assertThat(left.map(path -> path.getFileName().toString())).containsOnly("dolmen.db", "dolmen.db.lock");
        }
    }

    @Test
    void it_looks_at_a_database_in_use() {
        try (TestHost host = host()) {
            host.play(host.begin("heap", ANNA, BERT), "take-2");

            assertThat(verify().code()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            UPDATE moves SET move = 'take-9' WHERE match_id = 1 AND ply = 1 | match 1: it cannot be replayed
            DELETE FROM moves WHERE match_id = 1 AND ply = 0 | match 1: its plies are not numbered from 0 to 1
            UPDATE moves SET ply = 5 WHERE match_id = 1 AND ply = 1 | match 1: its plies are not numbered from 0 to 1
            UPDATE matches SET result = 'DRAWN' WHERE id = 1 | match 1: its result is stored as DRAWN of heap, but its moves make it DECIDED of heap
            UPDATE matches SET result = NULL, look_at = 0 WHERE id = 1 | match 1: its result is stored as open of heap
            UPDATE seats SET place = 3 - place WHERE match_id = 1 | match 1: its places are stored as
            UPDATE seats SET place = 1 WHERE match_id = 2 AND seat = 0 | match 2: it is live, but seat 0 has a place
            DELETE FROM seats WHERE match_id = 2 AND seat = 1 | match 2: it has 1 players for 2 seats
            UPDATE matches SET look_at = NULL WHERE id = 2 | match 2: it is live, but is never looked at
            UPDATE matches SET clock_seat = 0 WHERE id = 2 | match 2: its clock runs for seat 0, who is not to move
            UPDATE matches SET changed_at = 4000000000000 WHERE id = 2 | match 2: its last change is in the future
            UPDATE matches SET changed_at = 1 WHERE id = 2 | match 2: it changed before it began
            INSERT INTO moves VALUES (2, 1, '!hints'); UPDATE matches SET plies = 2 WHERE id = 2 | match 2: it is rated, but hints were allowed in it
            UPDATE matches SET game = 'chess' WHERE id = 2 | match 2: its result is stored as open of chess
            UPDATE notices SET ply = 9 WHERE id = 1 | match 1: notice 1 tells of what has not been: ply 9 of 2
            UPDATE notices SET settled_at = 5 WHERE id = 1 | match 1: notice 1 is settled in part
            INSERT INTO messages (id, channel_id, match_id, kind) VALUES (1, 2, 77, 'BOARD') | table messages: row
            INSERT INTO planned_lines VALUES (1, 0, 0, 0, 'take-1') | match 1: seat 0 has planned for ply 0 of 2, but it is over
            UPDATE challenges SET answer = 'OPEN' WHERE id = 2 | match 2: its challenge 2 is not accepted
            UPDATE challenges SET variant = 'gone(' WHERE id = 2 | challenge 2: it cannot be read
            DELETE FROM results | match 1: its result is not in the log of results
            INSERT INTO results (match_id, kind, at, verdict) VALUES (1, 'VOIDED', 5, 'TAKEN_BACK') | match 1: the log of results says VOIDED, but its result is DECIDED
            UPDATE ratings SET points = points + 1 | ratings: rows that do not follow from the results
            INSERT INTO puzzle_attempts VALUES (7, 1, 'heap', 'SOLVED', 5, 1) | player 7: a puzzle of heap was attempted without a rating
            INSERT INTO puzzle_ratings VALUES (7, 'heap', 1500, 350, 0.06, 5, 1, 2) | player 7: 1 puzzles of heap are solved and 2 failed, but the attempts are others
            INSERT INTO guild_preferences (guild_id, puzzle_channel) VALUES (7, 8) | server 7: its daily puzzle is never due
            INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, variant, time_control, rated, kind, lot, made_at, begins_at, stage, due_at) VALUES (1, 2, 3, 7, 'heap', '1d', 1, 'SWISS', 5, 5, 6, 'OPEN', NULL) | tournament 1: it is live, but never due
            INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, variant, time_control, rated, kind, lot, made_at, begins_at, stage, due_at) VALUES (1, 2, 3, 7, 'gone(', '1d', 1, 'SWISS', 5, 5, 6, 'OPEN', 6) | tournament 1: it cannot be read
            INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, variant, time_control, rated, kind, lot, made_at, begins_at, stage, due_at) VALUES (1, 2, 3, 7, 'heap', '1d', 1, 'SWISS', 5, 5, 6, 'OPEN', 6); INSERT INTO pairings VALUES (1, 0, 1, 1, NULL, 'DRAW', NULL) | tournament 1: pairing 0 does not fit its result
            INSERT INTO outages (total, shard, from_at, to_at) VALUES (4, 2, 7, 5) | outage of shard 2 of 4 until 5: it began after its end
            INSERT INTO signs VALUES (4, 2, 5), (8, 2, 5) | signs of life: they are of 2 divisions into shards
            INSERT INTO player_preferences (player_id, confirm, bottom, zone) VALUES (7, 1, 'OWN', 'Nowhere/None') | player 7: it cannot be read
            """)
    void what_does_not_hold_together_is_named_with_its_match(String harm, String line) throws SQLException {
        play();
        execute(harm);

        Run run = verify();
        assertThat(run.code()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.out().lines()).anySatisfy(said -> assertThat(said).startsWith(line));
    }

    @Test
    void a_database_of_a_newer_release_is_refused_by_its_own_name() throws Exception {
        play();
        execute("""
                INSERT INTO flyway_schema_history
                SELECT 99, '99', 'wonders to come', type, 'V99__wonders.sql', checksum, installed_by, installed_on,
                       execution_time, success
                FROM flyway_schema_history WHERE installed_rank = 1
                """);

        Run run = verify();
        assertThat(run.code()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).contains("The database %s was written by a newer release".formatted(file()));
    }

    @Test
    void a_file_that_is_torn_is_named() throws Exception {
        play();
        byte[] bytes = Files.readAllBytes(file());
        Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 8192, (byte) 7);
        Files.write(file(), bytes);

        Run run = verify();
        assertThat(run.code()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).contains("is damaged");
        assertThat(run.out()).contains("file: ");
    }

    private void execute(String sql) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                var statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
