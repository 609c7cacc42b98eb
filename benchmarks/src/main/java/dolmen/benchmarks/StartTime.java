package dolmen.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures the start of a host, from process start to readiness, with a local Discord and the database in a folder.
 * Arguments: the launcher, the folder and the number of starts; prints the wall-clock time and the processor time of
 * each.
 */
public final class StartTime {
    private static final String READY = "Stop with Ctrl+C.";

    private StartTime() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path launcher = Path.of(arguments[0]);
        Path folder = Path.of(arguments[1]);
        int starts = Integer.parseInt(arguments[2]);
        var walls = new ArrayList<Duration>();
        for (int start = 0; start < starts; start++) {
            walls.add(start(launcher, folder));
        }
        List<Duration> sorted = walls.stream().sorted().toList();
        System.out.printf(
                "median %,d ms, slowest %,d ms%n",
                sorted.get(starts / 2).toMillis(), sorted.getLast().toMillis());
    }

    private static Duration start(Path launcher, Path folder) throws IOException, InterruptedException {
        long began = System.nanoTime();
        Process process = process(launcher, folder);
        try (BufferedReader output = process.inputReader()) {
            String line = output.readLine();
            while (line != null && !line.equals(READY)) {
                line = output.readLine();
            }
            if (line == null) {
                throw new IllegalStateException("the host has ended with status " + process.waitFor());
            }
            Duration wall = Duration.ofNanos(System.nanoTime() - began);
            long processor =
                    process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
            System.out.printf("ready after %,d ms, processor %,d ms%n", wall.toMillis(), processor);
            return wall;
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static Process process(Path launcher, Path folder) throws IOException {
        var builder = new ProcessBuilder(launcher.toAbsolutePath().toString()).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("DISCORD_") || name.startsWith("DOLMEN_"));
        builder.environment().put("DOLMEN_DATA", folder.toString());
        builder.environment().put("DOLMEN_SANDBOX_PORT", "0");
        return builder.start();
    }
}
