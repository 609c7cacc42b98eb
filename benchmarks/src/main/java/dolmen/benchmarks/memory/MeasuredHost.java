package dolmen.benchmarks.memory;

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
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A host with its local Discord in a process of its own, started as people start it. */
final class MeasuredHost implements AutoCloseable {
    private static final Duration LONGEST_START = Duration.ofMinutes(10);
    private static final Duration LONGEST_STOP = Duration.ofSeconds(40);

    /** So long the boards that are owed at the moment take at most. */
    private static final Duration SETTLING = Duration.ofSeconds(3);

    private static final Pattern PAGE = Pattern.compile("local Discord: (\\S+/)");

    private final Process process;
    private final Path output;

    private MeasuredHost(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts the command, without a token, on a new folder.
     *
     * @param folder where the host keeps everything, and its output
     */
    static MeasuredHost start(List<String> command, Path folder) throws IOException, InterruptedException {
        Path output = Files.createDirectories(folder).resolve("output.txt");
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("DISCORD_"));
        builder.environment().put("DOLMEN_DATA", folder.resolve("data").toString());
        builder.environment().put("DOLMEN_SANDBOX_PORT", "0");
        var host = new MeasuredHost(builder.start(), output);
        host.page();
        return host;
    }

    /** The address of the local Discord, as soon as it is open. */
    URI page() throws IOException, InterruptedException {
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

    /**
     * How it stands when everything in hand is done; what lives is counted by the collection that the histogram makes.
     */
    Reading read(int interactions) throws IOException, InterruptedException {
        Thread.sleep(SETTLING);
        String pid = Long.toString(process.pid());
        return new Reading(
                interactions,
                sum(histogram(), "Total\\s+\\d+\\s+(\\d+)") >> 20,
                sum(jcmd(pid, "GC.heap_info"), "total (\\d+)K, used") >> 10,
                status("VmRSS:\\s+(\\d+) kB") >> 10,
                status("Threads:\\s+(\\d+)"),
                text().lines().filter(line -> line.contains(" ERROR ")).count(),
                text().lines().filter(line -> line.contains("OutOfMemoryError")).count());
    }

    /** What takes the memory, class by class. */
    String histogram() throws IOException, InterruptedException {
        return jcmd(Long.toString(process.pid()), "GC.class_histogram");
    }

    boolean alive() {
        return process.isAlive();
    }

    private String text() throws IOException {
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    private long status(String pattern) throws IOException {
        return sum(Files.readString(Path.of("/proc", Long.toString(process.pid()), "status")), pattern);
    }

    private static long sum(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .mapToLong(Long::parseLong)
                .sum();
    }

    private static String jcmd(String pid, String command) throws IOException, InterruptedException {
        String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process asked =
                new ProcessBuilder(tool, pid, command).redirectErrorStream(true).start();
        String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (asked.waitFor() != 0) {
            throw new IllegalStateException(answer);
        }
        return answer;
    }

    /** Asks it to stop, as Ctrl+C does, and waits for that. */
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
