package dolmen.bot.kills;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * The host is killed, frozen or cut off with no warning again and again while people play, and Discord fails as well.
 * The figures of {@code docs/reliability.md} and {@code docs/measurements/leases.md} come from here.
 */
final class ManyKillsTest {
    private static final long SEED = Long.getLong("dolmen.kills.seed", 7);
    private static final int FREEZES = Integer.getInteger("dolmen.freezes", 0);
    private static final int CUTS = Integer.getInteger("dolmen.cuts", 0);
    private static final Duration SETTLING = Duration.ofMinutes(2);

    @Test
    void nothing_is_lost_and_nothing_stays_owed(@TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder)
            throws IOException, InterruptedException {
        look(new Drill(setting(0, 1, false), folder), "kills.md");
    }

    /** Another process stands by and takes over. */
    @Test
    @Tag("nightly")
    void nothing_is_lost_where_several_processes_share_the_work(@TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder)
            throws IOException, InterruptedException {
        look(new Drill(setting(1, 0, true), folder), "kills-on-server.md");
    }

    /** Half of the freezes and cuts while Discord fails. */
    private static Drill.Setting setting(int kills, int faultyKills, boolean onServer) {
        int cuts = onServer ? CUTS : 0;
        return new Drill.Setting(
                new Drill.Blows(Integer.getInteger("dolmen.kills", kills), FREEZES - FREEZES / 2, cuts - cuts / 2),
                new Drill.Blows(Integer.getInteger("dolmen.kills.faulty", faultyKills), FREEZES / 2, cuts / 2),
                SEED,
                SETTLING,
                onServer);
    }

    private static void look(Drill drill, String table) throws IOException, InterruptedException {
        Findings findings = drill.run();
        Files.writeString(
                Files.createDirectories(Path.of("target")).resolve(table), findings.table(), StandardCharsets.UTF_8);
        assertThat(findings.defects())
                .allSatisfy((defect, where) -> assertThat(where).as(defect).isEmpty());
    }
}
