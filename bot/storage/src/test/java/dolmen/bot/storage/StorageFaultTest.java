package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.TestHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a running host whose disk or file fails: acknowledged writes hold, and nothing else does. */
class StorageFaultTest {
    private static final int PAGE = 4096;

    @TempDir
    private Path folder;

    private Path file;
    private TestHost host;

    @BeforeEach
    void open() {
        file = folder.resolve("dolmen.db");
        host = TestHost.open(file);
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void on_a_full_disk_nothing_is_played_until_there_is_room_again() {
        Match match = host.begin("heap", ANNA, BERT);
        pragma("max_page_count = 1");

        Match last = playUntil(match, StorageFault.FULL);
        assertThat(host.database.opened().refusal())
                .hasValueSatisfying(
                        words -> assertThat(words).contains("The disk of the database is full", "Make room"));

        assertThat(host.database.matches().find(last.id())).contains(last);
        assertThat(host.liveMatches.find(last.id())).contains(last);
        pragma("max_page_count = 1000000");
        assertThat(play(last).ply()).isEqualTo(last.ply() + 1);
        assertThat(host.database.opened().refusal()).isEmpty();
    }

    @Test
    void while_the_disk_is_read_only_nothing_is_played() {
        Match match = host.begin("heap", ANNA, BERT);
        assertThatThrownBy(() -> host.database.transactions().write(handle -> handle.execute("PRAGMA query_only = 1")))
                .isInstanceOf(StorageFaultException.class);

        assertThat(playUntil(match, StorageFault.READ_ONLY)).isEqualTo(match);

        assertThat(host.database.matches().find(match.id())).contains(match);
    }

    @Test
    void while_another_program_holds_the_database_nothing_is_played_and_afterwards_all_goes_on() throws SQLException {
        Match match = host.begin("heap", ANNA, BERT);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = other.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");

            assertThat(playUntil(match, StorageFault.LOCKED)).isEqualTo(match);

            statement.execute("ROLLBACK");
        }
        assertThat(play(match).ply()).isEqualTo(match.ply() + 1);
    }

    @Test
    void a_deleted_file_is_written_no_more_and_its_data_is_saved_beside_it() throws IOException {
        Match match = play(host.begin("heap", ANNA, BERT));
        Files.delete(file);

        assertThat(playUntil(match, StorageFault.GONE)).isEqualTo(match);

        assertSaved(match);
    }

    @Test
    void a_file_that_is_replaced_is_written_no_more_and_the_other_one_is_left_as_it_is() throws IOException {
        Match match = play(host.begin("heap", ANNA, BERT));
        Path other = Files.writeString(folder.resolve("other"), "another file");
        Files.move(other, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);

        assertThat(playUntil(match, StorageFault.GONE)).isEqualTo(match);

        assertThat(file).hasContent("another file");
        assertSaved(match);
    }

    @Test
    void a_file_that_is_put_back_in_its_place_is_written_again() throws IOException {
        Match match = host.begin("heap", ANNA, BERT);
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(file, elsewhere);
        playUntil(match, StorageFault.GONE);

        Files.move(elsewhere, file);

        assertThat(play(match).ply()).isEqualTo(match.ply() + 1);
    }

    @Test
    void a_damaged_page_is_a_fault_that_is_known_as_such() throws IOException, SQLException {
        Match match = play(host.begin("heap", ANNA, BERT));
        host.close();
        byte[] pages = Files.readAllBytes(file);
        host = TestHost.open(file);
        Arrays.fill(pages, PAGE, pages.length, (byte) 0x5a);
        Files.write(file, pages, StandardOpenOption.WRITE);

        assertThatThrownBy(() -> host.database.matches().find(match.id()))
                .isInstanceOfSatisfying(
                        StorageFaultException.class,
                        failure -> assertThat(failure.fault()).isEqualTo(StorageFault.DAMAGED));
    }

    /** Plays until the fault appears. @return the match as last acknowledged */
    private Match playUntil(Match match, StorageFault fault) {
        Match last = match;
        for (int turns = 0; turns < 400; turns++) {
            try {
                last = play(last.live() ? last : host.begin("heap", ANNA, BERT));
            } catch (StorageFaultException failure) {
                assertThat(failure.fault()).isEqualTo(fault);
                return last;
            }
        }
        throw new AssertionError("nothing went wrong");
    }

    private Match play(Match match) {
        PlayResult result = host.matches.play(match.id(), match.playerToMove().orElseThrow(), match.ply(), "take-1");
        return ((PlayResult.Played) result).match();
    }

    private void pragma(String setting) {
        host.database
                .transactions()
                .write(handle -> handle.createQuery("PRAGMA " + setting)
                        .mapTo(long.class)
                        .one());
    }

    private void assertSaved(Match match) throws IOException {
        List<Path> saved;
        try (var files = Files.list(folder)) {
            saved = files.filter(one -> one.getFileName().toString().startsWith("dolmen.db.saved-"))
                    .toList();
        }
        assertThat(saved).hasSize(1);
        try (TestHost restored = TestHost.open(saved.getFirst())) {
            assertThat(restored.database.matches().find(new MatchId(match.id().value())))
                    .contains(match);
        }
    }
}
