package dolmen.bot.kills;

import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;

/** A server of PostgreSQL with one database, and all that can happen to it for a while. */
final class TroubledServer implements AutoCloseable {
    private static final String NAME = "dolmen";

    private final TestServer server;

    TroubledServer(Path folder) throws IOException {
        this.server = TestServer.inFolder(folder);
        server.execute("CREATE ROLE %1$s LOGIN PASSWORD '%1$s'".formatted(NAME));
        server.execute("CREATE DATABASE %1$s OWNER %1$s ENCODING 'UTF8' TEMPLATE template0".formatted(NAME));
    }

    /** What can happen. */
    enum Trouble {
        /** It is stopped, and started again. */
        STOPPED("stopped, then started"),
        /** It ends all connections at once and takes them again at once. */
        RESTARTED("restarted"),
        /** It ends all connections and takes none. */
        CROWDED("out of connections"),
        /** Somebody holds the tables of matches and moves so that nobody can even read them. */
        LOCKED("under a lock"),
        /** It takes connections and statements, and says nothing. */
        FROZEN("frozen");

        private final String words;

        Trouble(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** For processes that share it. */
    DatabaseAddress.Server address() {
        DatabaseAddress.Server own = server.named(NAME);
        return new DatabaseAddress.Server(own.url(), Optional.of(NAME), Optional.of(NAME), own.connections());
    }

    /** Is in that trouble for so long. */
    void suffer(Trouble trouble, Duration time) throws IOException, InterruptedException, SQLException {
        switch (trouble) {
            case STOPPED -> {
                server.stop();
                Thread.sleep(time);
                server.startAgain();
            }
            case RESTARTED -> {
                server.stop();
                server.startAgain();
            }
            case CROWDED -> {
                server.execute("ALTER ROLE %s CONNECTION LIMIT 0".formatted(NAME));
                server.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '%s'".formatted(NAME));
                Thread.sleep(time);
                server.execute("ALTER ROLE %s CONNECTION LIMIT -1".formatted(NAME));
            }
            case LOCKED -> {
                try (Connection other = server.connect(NAME);
                        Statement statement = other.createStatement()) {
                    other.setAutoCommit(false);
                    statement.execute("LOCK TABLE matches, moves IN ACCESS EXCLUSIVE MODE");
                    Thread.sleep(time);
                    other.rollback();
                }
            }
            case FROZEN -> {
                server.freeze();
                try {
                    Thread.sleep(time);
                } finally {
                    server.thaw();
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        server.stop();
    }
}
