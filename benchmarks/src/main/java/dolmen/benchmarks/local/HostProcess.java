package dolmen.benchmarks.local;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A process with a host and its local Discord, started as users start it. */
public final class HostProcess implements AutoCloseable {
    private static final Duration LONGEST_START = Duration.ofMinutes(10);
    private static final Duration LONGEST_STOP = Duration.ofSeconds(40);

    private static final Pattern PAGE = Pattern.compile("local Discord: (\\S+/)");

    private final Process process;
    private final Path output;

    private HostProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts the command, without a token, on a new folder.
     *
     * @param folder the folder for all files of the host, and for its output
     */
    public static HostProcess start(List<String> command, Path folder) throws IOException, InterruptedException {
        Path output = Files.createDirectories(folder).resolve("output.txt");
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("DISCORD_"));
        builder.environment().put("DOLMEN_DATA", folder.resolve("data").toString());
        builder.environment().put("DOLMEN_SANDBOX_PORT", "0");
        var host = new HostProcess(builder.start(), output);
        host.page();
        return host;
    }

    /** Waits until the local Discord is open, and returns its address. */
    public URI page() throws IOException, InterruptedException {
        Instant end = Instant.now().plus(LONGEST_START);
        while (true) {
            Optional<String> page =
                    PAGE.matcher(text()).results().map(found -> found.group(1)).findFirst();
            if (page.isPresent()) {
                return URI.create(page.get());
            }
            if (!process.isAlive() || Instant.now().isAfter(end)) {
                throw new IllegalStateException("the host did not start:\n" + text());
            }
            Thread.sleep(Duration.ofMillis(200));
        }
    }

    /** The process id. */
    public long pid() {
        return process.pid();
    }

    /** The output so far. */
    public String text() throws IOException {
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    /** Stops the process as Ctrl+C does, and waits for its end. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(LONGEST_STOP.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
