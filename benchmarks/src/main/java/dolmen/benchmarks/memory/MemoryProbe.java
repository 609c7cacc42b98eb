package dolmen.benchmarks.memory;

import dolmen.benchmarks.local.HostProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads the memory of a host's process from outside. */
record MemoryProbe(HostProcess host) {
    /** The maximum delay of a board. */
    private static final Duration SETTLING = Duration.ofSeconds(3);

    /**
     * Reads the memory after all running work is done. The histogram triggers a full collection before the heap is
     * read.
     */
    MemorySample read(int interactions) throws IOException, InterruptedException {
        Thread.sleep(SETTLING);
        return new MemorySample(
                interactions,
                sum(histogram(), "Total\\s+\\d+\\s+(\\d+)") >> 20,
                sum(jcmd("GC.heap_info"), "total (\\d+)K, used") >> 10,
                status("VmRSS:\\s+(\\d+) kB") >> 10,
                status("Threads:\\s+(\\d+)"),
                linesWith(" ERROR "),
                linesWith("OutOfMemoryError"));
    }

    /** The used memory by class. */
    String histogram() throws IOException, InterruptedException {
        return jcmd("GC.class_histogram");
    }

    private long linesWith(String word) throws IOException {
        return host.text().lines().filter(line -> line.contains(word)).count();
    }

    private long status(String pattern) throws IOException {
        return sum(Files.readString(Path.of("/proc", Long.toString(host.pid()), "status")), pattern);
    }

    private static long sum(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .mapToLong(Long::parseLong)
                .sum();
    }

    private String jcmd(String command) throws IOException, InterruptedException {
        String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process asked = new ProcessBuilder(tool, Long.toString(host.pid()), command)
                .redirectErrorStream(true)
                .start();
        String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (asked.waitFor() != 0) {
            throw new IllegalStateException(answer);
        }
        return answer;
    }
}
