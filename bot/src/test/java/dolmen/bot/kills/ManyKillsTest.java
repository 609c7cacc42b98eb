package dolmen.bot.kills;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * The host is killed with no warning again and again while people play, and Discord fails as well. The figures of
 * {@code docs/reliability.md} come from here.
 */
final class ManyKillsTest {
    private static final int KILLS = Integer.getInteger("dolmen.kills", 1);
    private static final int FAULTY_KILLS = Integer.getInteger("dolmen.kills.faulty", 2);
    private static final long SEED = Long.getLong("dolmen.kills.seed", 7);
    private static final Duration SETTLING = Duration.ofMinutes(2);

    @Test
    void nothing_is_lost_and_nothing_stays_owed(@TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder)
            throws IOException, InterruptedException {
        look(new Drill(new Drill.Setting(KILLS, FAULTY_KILLS, SEED, SETTLING, false), folder), "kills.md");
    }

    /** Another process stands by and takes over. */
    @Test
    void nothing_is_lost_where_several_processes_share_the_work(@TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder)
            throws IOException, InterruptedException {
        look(new Drill(new Drill.Setting(KILLS, FAULTY_KILLS, SEED, SETTLING, true), folder), "kills-on-server.md");
    }

    private static void look(Drill drill, String table) throws IOException, InterruptedException {
        Findings findings = drill.run();
        Files.writeString(
                Files.createDirectories(Path.of("target")).resolve(table), findings.table(), StandardCharsets.UTF_8);
        assertThat(findings.defects())
                .allSatisfy((defect, where) -> assertThat(where).as(defect).isEmpty());
    }
}
