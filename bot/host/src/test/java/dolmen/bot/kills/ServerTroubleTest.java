package dolmen.bot.kills;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server of the database gets into trouble while two processes serve people and a third stands by. The figures of
 * {@code docs/measurements/server-trouble.md} come from here.
 */
final class ServerTroubleTest {
    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("dolmen.trouble", 3));
    private static final long SEED = Long.getLong("dolmen.kills.seed", 7);

    @Test
    @Tag("nightly")
    void whoever_plays_is_told_in_time_that_nothing_can_be_saved_and_plays_on_afterwards(
            @TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder) throws Exception {
        var drill = new TroubleDrill(folder, TIME, SEED);
        Findings findings = drill.run();
        Files.writeString(
                Files.createDirectories(Path.of("target")).resolve("server-trouble.md"),
                drill.table() + "\n" + findings.table(),
                StandardCharsets.UTF_8);
        assertThat(findings.defects())
                .allSatisfy((defect, where) -> assertThat(where).as(defect).isEmpty());
    }
}
