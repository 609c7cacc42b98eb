package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.survival.ProcessExit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A worker in a process of its own, whose small heap really runs out. */
final class SmallHeapTest {
    private record Ended(int status, String output) {}

    @Test
    void a_worker_goes_on_when_memory_has_run_out_and_is_there_again() throws Exception {
        Ended ended = eat(3);

        assertThat(ended.status()).as(ended.output()).isZero();
        assertThat(ended.output())
                .contains("went on after 3", "OutOfMemoryError")
                .doesNotContain("dolmen: ends");
    }

    @Test
    void when_memory_runs_out_again_and_again_the_process_ends_with_one_line() throws Exception {
        Ended ended = eat(1_000);

        assertThat(ended.status()).as(ended.output()).isEqualTo(ProcessExit.STATUS);
        assertThat(ended.output().lines().filter(line -> line.startsWith("dolmen: ")))
                .singleElement()
                .asString()
                .isEqualTo("dolmen: ends with status 3 and must be restarted: memory has run out repeatedly, most "
                        + "recently in notices (java.lang.OutOfMemoryError: Java heap space).");
    }

    private static Ended eat(int times) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx24m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Glutton.class.getName(),
                        Integer.toString(times))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), output);
    }
}
