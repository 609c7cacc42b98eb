package dolmen.bot.storage;

import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A real PostgreSQL server, one for all tests of a process; it ends with the process. New databases are copies of one
 * that was made once.
 */
public final class TestServer {
    private static final String USER = "postgres";
    private static final String TEMPLATE = "dolmen_without_rows";
    private static final int CONNECTIONS = 6;

    private final Optional<Path> folder;
    private volatile EmbeddedPostgres running;

    /** The folders of the files that the databases represent, or parents of these. */
    private final Map<String, Path> places = new ConcurrentHashMap<>();

    private TestServer(Optional<Path> folder) throws IOException {
        this.folder = folder;
        this.running = started(folder, 0);
        execute("CREATE DATABASE " + TEMPLATE);
        Database.open(named(TEMPLATE), new GameRegistry(List.of())).close();
    }

    /** The server, started at the first call. */
    public static TestServer ofProcess() {
        return OfProcess.SERVER;
    }

    private static final class OfProcess {
        private static final TestServer SERVER = start();
    }

    private static TestServer start() {
        try {
            return new TestServer(Optional.empty());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** A separate server, which can be stopped. */
    public static TestServer inFolder(Path folder) throws IOException {
        return new TestServer(Optional.of(folder.resolve("server")));
    }

    /**
     * @param folder of its files; without one they are deleted with the process, and writes are not synchronous
     * @param port 0 for any free one
     */
    private static EmbeddedPostgres started(Optional<Path> folder, int port) throws IOException {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder();
        folder.ifPresentOrElse(
                kept -> builder.setDataDirectory(kept).setCleanDataDirectory(false),
                () -> builder.setServerConfig("fsync", "off"));
        return builder.setPort(port)
                .setPGStartupWait(Duration.ofMinutes(2))
                .setServerConfig("max_connections", "200")
                .setServerConfig("full_page_writes", "off")
                .setServerConfig("hba_file", whoMayCome().toString())
                .start();
    }

    /** Stops it, with all connections to it. */
    public void stop() throws IOException {
        running.close();
    }

    /** Starts it on the old port and files. */
    public void startAgain() throws IOException {
        running = started(folder, running.getPort());
    }

    /** Suspends all of its processes: it takes connections and statements, and does not answer. */
    public void freeze() throws IOException {
        // The first process, once suspended, makes no others while they are searched.
        signal("STOP", Stream.of(first()));
        signal("STOP", first().descendants());
    }

    /** Resumes its processes. */
    public void thaw() throws IOException {
        signal("CONT", Stream.concat(first().descendants(), Stream.of(first())));
    }

    private ProcessHandle first() throws IOException {
        Path kept = folder.orElseThrow().resolve("postmaster.pid");
        return ProcessHandle.of(Long.parseLong(Files.readAllLines(kept).getFirst()))
                .orElseThrow();
    }

    private static void signal(String name, Stream<ProcessHandle> processes) throws IOException {
        Stream<String> numbers = processes.map(one -> Long.toString(one.pid()));
        new ProcessBuilder(Stream.concat(Stream.of("kill", "-" + name), numbers).toList())
                .inheritIO()
                .start()
                .onExit()
                .join();
    }

    /** Everybody but the owner of the server needs a password. */
    private static Path whoMayCome() throws IOException {
        Path rules = Files.createTempFile("pg", "hba");
        rules.toFile().deleteOnExit();
        return Files.write(
                rules,
                List.of(
                        "host all %s all trust".formatted(USER),
                        "local all all trust",
                        "host all all all scram-sha-256"));
    }

    /** The database that represents the file in tests that use files only; created if it is missing. */
    public DatabaseAddress.Server database(Path file) {
        String name =
                "t" + UUID.nameUUIDFromBytes(file.toAbsolutePath().toString().getBytes(StandardCharsets.UTF_8));
        if (!exists(name)) {
            dropThoseOfEndedTests();
            execute("CREATE DATABASE \"%s\" TEMPLATE %s".formatted(name, TEMPLATE));
            places.put(name, existing(file.toAbsolutePath()));
        }
        return named(name);
    }

    private static Path existing(Path path) {
        return Stream.iterate(path, Path::getParent)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }

    /**
     * Drops databases whose test's folder is gone; dropping hundreds of them at the end of the process takes minutes.
     */
    private void dropThoseOfEndedTests() {
        places.forEach((name, place) -> {
            if (!Files.exists(place) && places.remove(name, place)) {
                execute("DROP DATABASE \"%s\" WITH (FORCE)".formatted(name));
            }
        });
    }

    /** An empty database, created by a statement. */
    public DatabaseAddress.Server made(String name, String statement) {
        execute(statement);
        return named(name);
    }

    /** The address of the database with the name. */
    public DatabaseAddress.Server named(String name) {
        return new DatabaseAddress.Server(
                URI.create("postgresql://localhost:%d/%s".formatted(running.getPort(), name)),
                Optional.of(USER),
                Optional.of(USER),
                CONNECTIONS);
    }

    private boolean exists(String name) {
        try (Connection connection = connect("postgres");
                var sought = connection.prepareStatement("SELECT 1 FROM pg_database WHERE datname = ?")) {
            sought.setString(1, name);
            return sought.executeQuery().next();
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    /** Executes a statement about the whole server. */
    public void execute(String sql) {
        try (Connection connection = connect("postgres");
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException failure) {
            throw new AssertionError(sql, failure);
        }
    }

    /** A connection to the database with the name. */
    public Connection connect(String name) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:postgresql://localhost:%d/%s".formatted(running.getPort(), name), USER, USER);
    }
}
