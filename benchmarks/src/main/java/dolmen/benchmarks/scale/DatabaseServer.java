package dolmen.benchmarks.scale;

import dolmen.bot.Main;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A private PostgreSQL server with the durability of a production server. */
final class DatabaseServer implements AutoCloseable {
    private static final String USER = "postgres";
    private static final List<String> OPTIONS_TO_MOVE = List.of("-Xmx256m");

    private final EmbeddedPostgres running;
    private final long pid;

    private DatabaseServer(EmbeddedPostgres running, long pid) {
        this.running = running;
        this.pid = pid;
    }

    /** Starts a server with its files in the folder. The library's default would turn off synchronous writes. */
    static DatabaseServer start(Path folder) throws IOException {
        Path files = folder.resolve("server");
        EmbeddedPostgres running = EmbeddedPostgres.builder()
                .setDataDirectory(files)
                .setPGStartupWait(Duration.ofMinutes(2))
                .setServerConfig("fsync", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("max_connections", "200")
                .setServerConfig("shared_buffers", "128MB")
                .start();
        long pid = Long.parseLong(
                Files.readAllLines(files.resolve("postmaster.pid")).getFirst());
        return new DatabaseServer(running, pid);
    }

    /**
     * Creates a database with the contents of a file.
     *
     * @param folder the folder for the output of the process
     */
    void makeFrom(Path folder, Path file, String name) throws IOException, InterruptedException, SQLException {
        execute(USER, "CREATE DATABASE %s TEMPLATE template0 ENCODING 'UTF8'".formatted(name));
        try (JavaProcess moving = JavaProcess.start(
                folder, OPTIONS_TO_MOVE, settings(name), Main.class, "move-database", file.toString(), address(name))) {
            moving.awaitEnd();
        }
        execute(name, "VACUUM ANALYZE");
    }

    /** Creates a copy of another database, which must not be in use. */
    synchronized void copy(String other, String name) throws SQLException {
        execute(USER, "CREATE DATABASE %s TEMPLATE %s".formatted(name, other));
    }

    /** The settings of a host for the database. */
    Map<String, String> settings(String name) {
        return Map.of("DOLMEN_DATABASE_URL", address(name), "DOLMEN_DATABASE_USER", USER);
    }

    private String address(String name) {
        return "postgresql://localhost:%d/%s".formatted(running.getPort(), name);
    }

    private void execute(String name, String sql) throws SQLException {
        try (Connection connection = connect(name);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The size of the database, in bytes. */
    long size(String name) throws SQLException {
        return number(name, "SELECT pg_database_size(current_database())");
    }

    private long number(String name, String question) throws SQLException {
        try (Connection connection = connect(name);
                var statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(question)) {
            answer.next();
            return answer.getLong(1);
        }
    }

    /** The number of transactions aborted so far, nearly all of which were repeated. */
    long brokenOff(String name) throws SQLException {
        return number(name, "SELECT xact_rollback FROM pg_stat_database WHERE datname = current_database()");
    }

    private Connection connect(String name) throws SQLException {
        return DriverManager.getConnection("jdbc:" + address(name), USER, USER);
    }

    Duration processorTime() throws IOException {
        return ProcessorTime.ofFamily(pid);
    }

    @Override
    public void close() throws IOException {
        running.close();
    }
}
