package dolmen.benchmarks.scale;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A Java process that runs a program of this class path, with its output in a file. It ends with this process. */
final class JavaProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration LOOK = Duration.ofMillis(50);
    private static final Duration LONGEST_STOP = Duration.ofSeconds(40);

    private final Process process;
    private final Path output;

    private JavaProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts the program as the product starts, with a serial collector and the given options. Like a service, it gets
     * a session of its own, because Linux may give every session an equal share of the processors.
     *
     * @param environment the variables that replace all those of Dolmen and Discord
     */
    static JavaProcess start(
            Path folder, List<String> options, Map<String, String> environment, Class<?> program, String... arguments)
            throws IOException {
        Path output = Files.createTempFile(folder, program.getSimpleName().toLowerCase(Locale.ROOT), ".txt");
        var command = new ArrayList<>(List.of(
                "setsid",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Djava.awt.headless=true",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("DISCORD_") || name.startsWith("DOLMEN_"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        return new JavaProcess(process, output);
    }

    /**
     * Waits for a line that starts with the given text.
     *
     * @return the rest of that line
     */
    String await(String beginning) throws IOException, InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (true) {
            String printed = Files.readString(output, StandardCharsets.UTF_8);
            Optional<String> line =
                    printed.lines().filter(one -> one.startsWith(beginning)).findFirst();
            if (line.isPresent()) {
                return line.get().substring(beginning.length());
            }
            if (!process.isAlive() || Instant.now().isAfter(end)) {
                throw new IllegalStateException("not printed: " + beginning + "\n" + printed);
            }
            Thread.sleep(LOOK);
        }
    }

    /** Waits for the process to end successfully. */
    void awaitEnd() throws IOException, InterruptedException {
        if (process.waitFor() != 0) {
            throw new IllegalStateException(Files.readString(output, StandardCharsets.UTF_8));
        }
    }

    /** The process id. */
    long pid() {
        return process.pid();
    }

    /** Asks the process to stop, and waits for its end. */
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
