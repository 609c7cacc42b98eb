package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.ops.configuration.BackupPlan;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.survival.Survival;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The backups that a host makes by itself, on a clock that a test holds in its hands. */
final class BackupsTest {
    private final SettableClock clock = new SettableClock();

    @TempDir
    private Path folder;

    private Path copies;
    private Backups backups;

    @BeforeEach
    void open() {
        copies = folder.resolve("copies");
        TestHost.open(folder.resolve("dolmen.db")).close();
        backups = backups();
    }

    private Backups backups() {
        return new Backups(
                new StoredFile(folder.resolve("dolmen.db")), new BackupPlan(copies, 3), clock, Survival.ofProcess());
    }

    @AfterEach
    void close() {
        backups.close();
    }

    private void waitAndLook(Duration time) {
        clock.advance(time);
        backups.makeDue();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(copies)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void one_is_made_at_once_and_then_one_a_day_also_after_a_new_start() throws IOException {
        backups.makeDue();
        waitAndLook(Duration.ofHours(23));
        assertThat(names()).hasSize(2).anyMatch(name -> name.endsWith(".db.manifest"));
        assertThat(backups.age()).isEqualTo(Duration.ofHours(23));

        backups.close();
        backups = backups();
        backups.makeDue();
        assertThat(backups.age()).isEqualTo(Duration.ofHours(23));
        waitAndLook(Duration.ofHours(1));
        assertThat(names()).hasSize(4);
        assertThat(backups.age()).isZero();
    }

    @Test
    void the_oldest_go_with_their_manifests_and_files_of_others_stay() throws IOException {
        backups.makeDue();
        List<String> first = names();
        Files.createFile(copies.resolve("dolmen-2020-01-01T00-00-00Z.db"));
        Files.createFile(copies.resolve("notes.db"));
        for (int day = 0; day < 3; day++) {
            waitAndLook(Duration.ofDays(1));
        }

        assertThat(names())
                .hasSize(2 * 3 + 2)
                .contains("dolmen-2020-01-01T00-00-00Z.db", "notes.db")
                .doesNotContainAnyElementsOf(first);
    }

    @Test
    void one_that_fails_is_tried_again_and_its_age_grows() throws IOException {
        Files.createFile(copies);
        backups.makeDue();
        waitAndLook(Duration.ofMinutes(1));
        assertThat(backups.failures()).isOne();
        waitAndLook(Duration.ofMinutes(4));
        assertThat(backups.failures()).isEqualTo(2);
        assertThat(backups.age()).isEqualTo(Duration.ofMinutes(5));

        Files.delete(copies);
        waitAndLook(Duration.ofMinutes(5));

        assertThat(backups.failures()).isZero();
        assertThat(names()).hasSize(2);
    }

    @Test
    void one_that_was_made_while_the_clock_was_wrong_puts_the_next_off_by_no_more_than_a_start() throws IOException {
        clock.advance(Duration.ofDays(400));
        backups.makeDue();
        clock.advance(Duration.ofDays(-400));
        backups.close();
        backups = backups();

        backups.makeDue();

        assertThat(names()).hasSize(4);
        assertThat(backups.age()).isZero();
    }
}
