package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A host in a process of its own, as an operator starts it. */
public final class HostProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final Duration LOOK = Duration.ofMillis(50);

    private final Process process;
    private final Path output;

    private HostProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /** Starts {@code serve} with these variables and no others of its own, in that folder. */
    public static HostProcess start(Path folder, Map<String, String> environment) throws IOException {
        return start(folder, environment, List.of(), product().classPath());
    }

    /** The same, of a product without the local Discord and the server that it needs. */
    static HostProcess startWithoutSandbox(Path folder, Map<String, String> environment) throws IOException {
        String without = Stream.of(product().classPath().split(File.pathSeparator))
                .filter(entry -> !entry.matches(".*(\\bsandbox.target\\b|/jetty-).*"))
                .collect(Collectors.joining(File.pathSeparator));
        return start(folder, environment, List.of(), without);
    }

    /** The same, of a release that also has what the folder adds to its class path. */
    static HostProcess startWith(Path addition, Path folder, Map<String, String> environment, String... arguments)
            throws IOException {
        return start(folder, environment, List.of(), product().classPath() + File.pathSeparator + addition, arguments);
    }

    /** The same, bound by the permissions of files even where the tests, run as root, are not. */
    static HostProcess startBound(Path folder, Map<String, String> environment) throws IOException {
        boolean root = Files.getAttribute(folder, "unix:uid").equals(0);
        return start(
                folder,
                environment,
                root ? List.of("setpriv", "--bounding-set=-dac_override,-dac_read_search") : List.of(),
                product().classPath());
    }

    private static PackedProduct product() {
        return PackedProduct.ofProcess();
    }

    private static HostProcess start(
            Path folder, Map<String, String> environment, List<String> under, String classPath, String... arguments)
            throws IOException {
        List<String> java = java("-XX:SharedArchiveFile=" + product().archive(), "-Xlog:cds*=off", "-cp", classPath);
        return start(
                folder,
                environment,
                Stream.of(under, java, List.of(arguments)).flatMap(List::stream).toList());
    }

    /** Starts a host once, on an empty folder, and archives the classes that it has loaded by then. */
    static void archive(Path archive, String jars) throws IOException, InterruptedException {
        List<String> java = java("-XX:ArchiveClassesAtExit=" + archive, "-Xlog:cds*=off", "-cp", jars);
        List<String> command = Stream.concat(java.stream(), Stream.of("serve", "--stop-when-ready"))
                .toList();
        try (TemporaryFolder folder = TemporaryFolder.make();
                HostProcess host = start(folder.path(), Map.of("DOLMEN_SANDBOX_PORT", "0"), command)) {
            assertThat(host.awaitEnd()).as(host.output()).isZero();
        }
    }

    private static List<String> java(String... options) {
        return Stream.of(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx256m",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Djava.awt.headless=true",
                                "--enable-native-access=ALL-UNNAMED"),
                        Stream.of(options),
                        Stream.of("dolmen.bot.Main"))
                .flatMap(each -> each)
                .toList();
    }

    private static HostProcess start(Path folder, Map<String, String> environment, List<String> command)
            throws IOException {
        Path output = Files.createTempFile(folder, "output", ".txt");
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("DISCORD_") || name.startsWith("DOLMEN_"));
        builder.environment().putAll(environment);
        return new HostProcess(builder.start(), output);
    }

    /** Waits until it has printed the text. */
    public void awaitOutput(String text) throws IOException, InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (!output().contains(text)) {
            if (!process.isAlive() || Instant.now().isAfter(end)) {
                throw new AssertionError("not printed: " + text + "\n" + output());
            }
            Thread.sleep(LOOK);
        }
    }

    /** Waits until it has ended of its own accord. */
    int awaitEnd() throws InterruptedException {
        return awaitEnd(PATIENCE).orElseThrow(() -> new AssertionError("still running"));
    }

    /** The same, no longer than that; empty if it still runs then. */
    public OptionalInt awaitEnd(Duration longest) throws InterruptedException {
        return process.waitFor(longest.toMillis(), TimeUnit.MILLISECONDS)
                ? OptionalInt.of(process.exitValue())
                : OptionalInt.empty();
    }

    /** Ends it at once, as {@code kill -9} does. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Lets it do nothing from now on, while its connections stay open, as SIGSTOP does. */
    public void freeze() throws IOException {
        signal("STOP");
    }

    /** Lets it go on. */
    public void wake() throws IOException {
        signal("CONT");
    }

    private void signal(String name) throws IOException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .inheritIO()
                .start()
                .onExit()
                .join();
    }

    /** True until it has ended. */
    public boolean runs() {
        return process.isAlive();
    }

    /** Asks it to end, as Ctrl+C does. */
    void stop() {
        process.destroy();
    }

    /** All that it has printed. */
    public String output() throws IOException {
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
