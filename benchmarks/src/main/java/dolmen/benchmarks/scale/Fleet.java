package dolmen.benchmarks.scale;

import dolmen.bot.Main;
import dolmen.bot.id.Shards;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The processes of a host, each with the product's JVM options unless others are given. */
final class Fleet implements AutoCloseable {
    private static final List<String> OPTIONS = List.of(System.getProperty(
                    "dolmen.options",
                    "-Xmx256m -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockExperimentalVMOptions"
                            + " -XX:+UseCompactObjectHeaders -XX:TrimNativeHeapInterval=5000")
            .split(" "));
    private static final int MOST_STARTS = 20;
    private static final String READY = "Dolmen is on Discord.";
    private static final String HEALTH = "Health is told at port ";

    private final List<JavaProcess> hosts = new ArrayList<>();
    private final List<Integer> ports = new ArrayList<>();

    private Fleet() {}

    /** Starts the processes one after the other, and waits until each is ready. */
    static Fleet start(HostLayout layout, Path folder, Map<String, String> environment)
            throws IOException, InterruptedException {
        var fleet = new Fleet();
        try {
            for (Shards share : layout.shares()) {
                var own = new HashMap<>(environment);
                own.put("DOLMEN_SHARDS", share.toString());
                own.put("DOLMEN_HEALTH_PORT", "0");
                own.put("DOLMEN_DATA", folder.toString());
                JavaProcess host = started(folder, own);
                fleet.hosts.add(host);
                String port = host.await(HEALTH);
                fleet.ports.add(Integer.parseInt(port.substring(0, port.length() - 1)));
            }
            return fleet;
        } catch (IOException | InterruptedException | RuntimeException failure) {
            fleet.close();
            throw failure;
        }
    }

    /** Starts a process, and again if it ends early, because a server on a busy machine may be too slow. */
    private static JavaProcess started(Path folder, Map<String, String> environment)
            throws IOException, InterruptedException {
        for (int start = 1; ; start++) {
            JavaProcess host = JavaProcess.start(folder, OPTIONS, environment, Main.class);
            try {
                host.await(READY);
                return host;
            } catch (IllegalStateException ended) {
                host.close();
                if (start == MOST_STARTS) {
                    throw ended;
                }
            }
        }
    }

    /** Reads the metrics of all processes. */
    Figures figures() throws IOException, InterruptedException {
        return Figures.of(ports);
    }

    Duration processorTime() throws IOException {
        Duration sum = Duration.ZERO;
        for (JavaProcess host : hosts) {
            sum = sum.plus(ProcessorTime.of(host.pid()));
        }
        return sum;
    }

    /** The mean resident memory of a process, in bytes. */
    long resident() throws IOException {
        long sum = 0;
        for (JavaProcess host : hosts) {
            sum += ProcessorTime.resident(host.pid());
        }
        return sum / hosts.size();
    }

    List<JavaProcess> hosts() {
        return List.copyOf(hosts);
    }

    @Override
    public void close() {
        hosts.forEach(JavaProcess::close);
    }
}
