package dolmen.bot.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A directory with the launcher in it and a source to build, and a PATH that has only what the launcher may count on.
 */
final class Checkout {
    private static final Path LAUNCHER = Path.of("..", "dolmen");
    private static final List<String> TOOLS = List.of(
            "dirname", "env", "find", "head", "id", "ln", "mkdir", "mv", "readlink", "rm", "sleep", "tail", "touch");

    private final Path home;
    private final Path tools;
    private final Map<String, String> environment = new HashMap<>();

    /** What a run of the launcher came to. */
    record Result(int code, String out, String err) {}

    Checkout(Path directory) throws IOException {
        home = Files.createDirectories(directory.resolve("my games"));
        tools = Files.createDirectories(directory.resolve("tools"));
        for (String tool : TOOLS) {
            program(tool, "exec " + whereIs(tool) + " \"$@\"");
        }
        Files.copy(LAUNCHER, home.resolve("dolmen")).toFile().setExecutable(true);
        Files.writeString(home.resolve("pom.xml"), "");
        Files.createDirectories(home.resolve("rules/core/src/main"));
        edit("Rule");
    }

    private static Path whereIs(String tool) {
        return Stream.of("/usr/bin", "/bin")
                .map(place -> Path.of(place, tool))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }

    Path home() {
        return home;
    }

    /** Sets a variable of the launcher's environment. */
    Checkout with(String variable, Path value) {
        environment.put(variable, value.toString());
        return this;
    }

    /** Writes a source, so that what was built is stale. */
    void edit(String source) throws IOException {
        Files.writeString(home.resolve("rules/core/src/main/" + source + ".java"), "class " + source + " {}");
    }

    /** Writes the facts of a game. */
    Checkout game(String folder, String id) throws IOException {
        Path home = this.home
                .resolve("rules/games/src/main/java/dolmen/rules/games")
                .resolve(folder);
        Files.writeString(
                Files.createDirectories(home).resolve("ItsFacts.java"),
                "static final GameFacts FACTS = new GameFacts(\n    \"%s\",\n    \"Its Name\");".formatted(id));
        return this;
    }

    void delete(String source) throws IOException {
        Files.delete(home.resolve("rules/core/src/main/" + source + ".java"));
    }

    /** Lets no Java of this machine be new enough, only those that a test makes up. */
    Checkout requiring(int version) throws IOException {
        Path launcher = home.resolve("dolmen");
        String text = Files.readString(launcher);
        Files.writeString(launcher, text.replace("JAVA_AT_LEAST=21", "JAVA_AT_LEAST=" + version));
        return this;
    }

    /**
     * A directory that looks like a JDK; its Java prints where it is and what it was asked to run, and archives classes
     * where it is told to.
     */
    Path jdk(String name, String version) throws IOException {
        Path jdk = tools.resolveSibling(name);
        script(
                Files.createDirectories(jdk.resolve("bin")).resolve("java"),
                "for a; do case $a in -XX:ArchiveClassesAtExit=*) : >\"${a#*=}\";; esac; done\n" + "printf '%s\\n' '"
                        + name + "' \"$@\"");
        script(jdk.resolve("bin/javac"), "exit 1");
        Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        return jdk;
    }

    /** Puts a program on the PATH that does what the commands say. */
    Checkout program(String name, String commands) throws IOException {
        script(tools.resolve(name), commands);
        return this;
    }

    private static void script(Path file, String commands) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + commands + "\n");
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("cannot be made executable: " + file);
        }
    }

    /** Runs the launcher from another directory than its own. */
    Result run(String... args) throws IOException, InterruptedException {
        return begin(args).end();
    }

    /** Starts the launcher and does not wait for it. */
    Running begin(String... args) throws IOException {
        var command = Stream.concat(Stream.of(home.resolve("dolmen").toString()), Stream.of(args))
                .toList();
        Path out = Files.createTempFile(tools, "out", "");
        Path err = Files.createTempFile(tools, "err", "");
        var builder = new ProcessBuilder(command)
                .directory(tools.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", tools.toString());
        builder.environment().putAll(environment);
        return new Running(builder.start(), out, err);
    }

    /** A run of the launcher that has begun. */
    record Running(Process process, Path out, Path err) {

        Result end() throws IOException, InterruptedException {
            int code = process.waitFor();
            return new Result(code, Files.readString(out), Files.readString(err));
        }
    }
}
