package dolmen.benchmarks.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The processor time of processes since their start, from Linux's {@code /proc}. */
final class ProcessorTime {
    private static final Path PROCESSES = Path.of("/proc");

    /** The unit of Linux's counters in milliseconds, on every machine. */
    private static final long TICK = 10;

    /** The index of the parent among the fields after the process's name, which may contain blanks. */
    private static final int PARENT = 1;

    private static final int OWN_TIME = 11;
    private static final int OF_ENDED_CHILDREN = 13;

    private ProcessorTime() {}

    /** The time of one process. */
    static Duration of(long pid) throws IOException {
        return fields(pid).map(fields -> time(fields, OWN_TIME)).orElse(Duration.ZERO);
    }

    /** The time of one process and its descendants. */
    static Duration ofFamily(long pid) throws IOException {
        Duration sum = fields(pid)
                .map(fields -> time(fields, OWN_TIME).plus(time(fields, OF_ENDED_CHILDREN)))
                .orElse(Duration.ZERO);
        for (long child : children(pid)) {
            sum = sum.plus(of(child));
        }
        return sum;
    }

    /** The busy time of the whole machine. */
    static Duration ofMachine() throws IOException {
        String[] all = Files.readAllLines(PROCESSES.resolve("stat")).getFirst().split("\\s+", -1);
        long idle = Long.parseLong(all[4]) + Long.parseLong(all[5]);
        long sum = Arrays.stream(all, 1, 9).mapToLong(Long::parseLong).sum();
        return Duration.ofMillis((sum - idle) * TICK);
    }

    /** The resident memory of a process now, in bytes. */
    static long resident(long pid) throws IOException {
        return Files.readAllLines(PROCESSES.resolve(pid + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                .sum();
    }

    private static List<Long> children(long pid) throws IOException {
        try (Stream<Path> all = Files.list(PROCESSES)) {
            List<Long> numbers = all.map(path -> path.getFileName().toString())
                    .filter(name -> name.matches("\\d+"))
                    .map(Long::parseLong)
                    .toList();
            return numbers.stream().filter(number -> isChild(number, pid)).toList();
        }
    }

    private static boolean isChild(long number, long parent) {
        try {
            return fields(number)
                    .filter(fields -> Long.parseLong(fields[PARENT]) == parent)
                    .isPresent();
        } catch (IOException ended) {
            return false;
        }
    }

    /** The fields after the name; empty if the process has ended. */
    private static Optional<String[]> fields(long pid) throws IOException {
        try {
            String text = Files.readString(PROCESSES.resolve(pid + "/stat"));
            return Optional.of(text.substring(text.lastIndexOf(')') + 2).split(" ", -1));
        } catch (NoSuchFileException ended) {
            return Optional.empty();
        }
    }

    private static Duration time(String[] fields, int first) {
        return Duration.ofMillis((Long.parseLong(fields[first]) + Long.parseLong(fields[first + 1])) * TICK);
    }
}
