package dolmen.bot.storage.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.DatabaseMove;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.verification.Findings;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Databases for a test of moves: files in its folder, and databases of the server. */
final class MovedDatabases {
    private static final GameRegistry GAMES = TestHost.allGames();

    private final Path folder;
    final TestServer server = TestServer.ofProcess();
    final SettableClock clock = new SettableClock();

    MovedDatabases(Path folder) {
        this.folder = folder;
    }

    DatabaseAddress file(String name) {
        return new DatabaseAddress.File(path(name));
    }

    Path path(String name) {
        return folder.resolve(name + ".db");
    }

    /** A database with tables and no rows, as after a first start. */
    DatabaseAddress.Server onServer(String name) {
        return server.database(path(name));
    }

    /** A database without tables. */
    DatabaseAddress.Server bare(String name) {
        String whole = "bare" + Integer.toUnsignedString(path(name).hashCode());
        return server.made(whole, "CREATE DATABASE %s ENCODING 'UTF8' TEMPLATE template0".formatted(whole));
    }

    TestHost host(DatabaseAddress address) {
        return TestHost.on(new TestDatabase(Database.open(address, GAMES)), GAMES, clock);
    }

    static SortedMap<String, Long> move(DatabaseAddress from, DatabaseAddress to) {
        return new DatabaseMove(from, to).run(MoveProgress.UNSEEN);
    }

    /** The inconsistencies. */
    List<String> faults(DatabaseAddress address) {
        var faults = new ArrayList<String>();
        try (TestHost host = host(address)) {
            host.database.opened().verify(clock.instant(), new Findings() {
                @Override
                public void fault(String what) {
                    faults.add(what);
                }

                @Override
                public void progress(long matches, long all) {}
            });
            assertThat(host.ratings.recompute().differences()).isZero();
        }
        return faults;
    }

    Connection connect(DatabaseAddress address) throws SQLException {
        return switch (address) {
            case DatabaseAddress.File(Path path) -> DriverManager.getConnection("jdbc:sqlite:" + path);
            case DatabaseAddress.Server there ->
                server.connect(there.url().getPath().substring(1));
        };
    }

    void execute(DatabaseAddress address, String sql) throws SQLException {
        try (Connection connection = connect(address);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    long number(DatabaseAddress address, String query) throws SQLException {
        return Long.parseLong(text(address, query));
    }

    /** The single value of a query's result. */
    String text(DatabaseAddress address, String query) throws SQLException {
        try (Connection connection = connect(address);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            assertThat(row.next()).isTrue();
            return row.getString(1);
        }
    }
}
