package dolmen.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How long a host takes from the start of its process until it is ready, on a local Discord and with the database of a
 * folder. To be run with the folder and the number of starts; tells the wall clock and the processor's time of each.
 */
public final class StartTime {
    private static final String READY = "Stop with Ctrl+C.";

    private StartTime() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Path.of(arguments[0]);
        int starts = Integer.parseInt(arguments[1]);
        var walls = new ArrayList<Duration>();
        for (int start = 0; start < starts; start++) {
            walls.add(start(folder));
        }
        List<Duration> sorted = walls.stream().sorted().toList();
        System.out.printf(
                "median %,d ms, slowest %,d ms%n",
                sorted.get(starts / 2).toMillis(), sorted.getLast().toMillis());
    }

    private static Duration start(Path folder) throws IOException, InterruptedException {
        long began = System.nanoTime();
        Process process = process(folder);
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

    private static Process process(Path folder) throws IOException {
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx256m",
                        "-Djava.awt.headless=true",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dolmen.bot.Main")
                .redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("DISCORD_") || name.startsWith("DOLMEN_"));
        builder.environment().put("DOLMEN_DATA", folder.toString());
        builder.environment().put("DOLMEN_SANDBOX_PORT", "0");
        return builder.start();
    }
}
