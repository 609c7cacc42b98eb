package dolmen.bot.storage.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A database of a server as a source of connections, for writers and for readers that they do not disturb.
 *
 * @param fence the number that distinguishes this process from all earlier and later ones; 0 for a process that has the
 *     database alone. Pool names contain it
 * @param replica the number of the replica to which this process belongs; 0 for none
 */
record PostgresServer(DatabaseAddress.Server address, int fence, int replica) {
    /** Short enough to report the failure to somebody who waits for an answer. */
    static final Duration LONGEST_WAIT = Duration.ofMillis(1_500);

    private static final Duration LONGEST_CHECK = LONGEST_WAIT.dividedBy(2);

    private static final Duration LONGEST_LOGIN = Duration.ofSeconds(2);

    /** The timeout for an overloaded server at the start, when nobody waits for an answer yet. */
    private static final Duration LONGEST_START = Duration.ofSeconds(10);

    /** The timeout for a silent server. No statement of a host takes that long. */
    private static final Duration LONGEST_SILENCE = Duration.ofMinutes(1);

    private static final String WAIT_FOR_LOCKS = "SET lock_timeout = " + LONGEST_WAIT.toMillis();

    private static final String ENCODING = "UTF8";

    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(30);

    /** A server for a process that has the database alone. */
    PostgresServer(DatabaseAddress.Server address) {
        this(address, 0, 0);
    }

    /** This server for a part of a replica, with as many connections. */
    PostgresServer ofReplica(int number, int connections) {
        var fewer = new DatabaseAddress.Server(address.url(), address.user(), address.password(), connections);
        return new PostgresServer(fewer, fence, number);
    }

    /** This server with a fence from a transaction id, which the server repeats only after two billion transactions. */
    PostgresServer numbered() {
        try (Connection connection = atStart().getConnection();
                Statement statement = connection.createStatement();
                ResultSet answer =
                        statement.executeQuery("SELECT 1 + txid_current() %% %d".formatted(Integer.MAX_VALUE))) {
            answer.next();
            return new PostgresServer(address, answer.getInt(1), replica);
        } catch (SQLException failure) {
            throw ServerObstacle.of(address, failure);
        }
    }

    /** The description of this process for the operator. */
    private static String process() {
        String host = Optional.ofNullable(System.getenv("HOSTNAME")).orElse("process");
        return "%s %d".formatted(host, ProcessHandle.current().pid());
    }

    /** Unpooled connections, for queries and changes of tables. */
    DataSource source() {
        return source("dolmen", LONGEST_LOGIN);
    }

    /** Unpooled connections with the timeout of a start. */
    DataSource atStart() {
        return source("dolmen", LONGEST_START);
    }

    /**
     * Checks the server with the first query.
     *
     * @throws UnusableDatabaseException if it cannot be reached, or cannot store every text
     */
    void requireEncoding() {
        try (Connection connection = atStart().getConnection();
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("SHOW server_encoding")) {
            String encoding = answer.next() ? answer.getString(1) : "";
            if (!ENCODING.equals(encoding)) {
                throw ServerObstacle.encoding(address, encoding);
            }
        } catch (SQLException failure) {
            throw ServerObstacle.of(address, failure);
        }
    }

    /**
     * Unpooled connections without a timeout for silence, for reading large tables. They insert many rows in one
     * statement.
     */
    DataSource forMoving() {
        PGSimpleDataSource source = source("dolmen move", LONGEST_LOGIN);
        source.setSocketTimeout(0);
        source.setReWriteBatchedInserts(true);
        return source;
    }

    /** Unpooled connections to test whether the server answers. A connection without an answer is abandoned. */
    DataSource forPulse() {
        PGSimpleDataSource source = source("dolmen pulse %d, %s".formatted(fence, process()), LONGEST_LOGIN);
        source.setSocketTimeout((int) LONGEST_LOGIN.toSeconds());
        return source;
    }

    private PGSimpleDataSource source(String name, Duration longestLogin) {
        var source = new PGSimpleDataSource();
        source.setUrl("jdbc:postgresql:" + address.url().getRawSchemeSpecificPart());
        address.user().ifPresent(source::setUser);
        address.password().ifPresent(source::setPassword);
        source.setApplicationName(name);
        source.setConnectTimeout((int) longestLogin.toSeconds());
        source.setLoginTimeout((int) longestLogin.toSeconds());
        source.setSocketTimeout((int) LONGEST_SILENCE.toSeconds());
        source.setTcpKeepAlive(true);
        source.setLogServerErrorDetail(false);
        return source;
    }

    /**
     * Connections that may write. They wait for a lock no longer than a caller waits for a connection. Each transaction
     * sets its own isolation.
     */
    HikariDataSource writers() {
        HikariConfig config = pool("writers", Math.max(1, address.connections() / 2));
        config.setInitializationFailTimeout(LONGEST_START.toMillis());
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        config.setConnectionInitSql(WAIT_FOR_LOCKS);
        return new HikariDataSource(checkedSoon(config));
    }

    /** Read-only connections. Each transaction sees one snapshot, and waits only for programs that change tables. */
    HikariDataSource readers() {
        HikariConfig config = pool("readers", Math.max(1, address.connections() - address.connections() / 2));
        config.setInitializationFailTimeout(LONGEST_START.toMillis());
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setReadOnly(true);
        config.setConnectionInitSql(WAIT_FOR_LOCKS);
        return new HikariDataSource(checkedSoon(config));
    }

    /** Limits the check of an idle connection, so that the caller of a dead one can try another within its timeout. */
    private static HikariConfig checkedSoon(HikariConfig config) {
        config.setValidationTimeout(LONGEST_CHECK.toMillis());
        // The driver's own check has a resolution of seconds.
        config.setConnectionTestQuery("SELECT 1");
        return config;
    }

    /** One permanent connection that runs a statement whenever it is opened. */
    HikariDataSource kept(String beginning) {
        return new HikariDataSource(lock(beginning));
    }

    /**
     * As above, with a connection only from its first use, which runs no query of its own: each is a sign of its user.
     */
    HikariDataSource keptSilent(String beginning) {
        HikariConfig config = lock(beginning);
        config.setMinimumIdle(0);
        config.setInitializationFailTimeout(-1);
        config.setKeepaliveTime(0);
        config.setIdleTimeout(0);
        return new HikariDataSource(config);
    }

    private HikariConfig lock(String beginning) {
        HikariConfig config = pool("lock", 1);
        config.setMaxLifetime(0);
        config.setConnectionInitSql(beginning);
        return config;
    }

    private HikariConfig pool(String name, int size) {
        var config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(source("dolmen %s %d, %s".formatted(name, fence, process()), LONGEST_LOGIN));
        config.setMinimumIdle(1);
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(LONGEST_WAIT.toMillis());
        config.setKeepaliveTime(BETWEEN_SIGNS.toMillis());
        return config;
    }
}
