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
 * A database of a server as a source of connections: for writers, and for readers undisturbed by them.
 *
 * @param fence the number by which the server tells this process from all others, before and after; 0 for one that
 *     shares the database with nobody. The names of pools bear it
 */
record PostgresServer(DatabaseAddress.Server address, int fence) {
    /** Short enough that whoever waits for an answer can still be told why there is none. */
    static final Duration LONGEST_WAIT = Duration.ofMillis(1_500);

    private static final Duration LONGEST_CHECK = LONGEST_WAIT.dividedBy(2);

    private static final Duration LONGEST_LOGIN = Duration.ofSeconds(2);

    /** A server with too much to do is given so long at the start, when nobody waits for an answer yet. */
    private static final Duration LONGEST_START = Duration.ofSeconds(10);

    /** A server that has gone without a word is given up then; no single statement of a host takes so long. */
    private static final Duration LONGEST_SILENCE = Duration.ofMinutes(1);

    private static final String WAIT_FOR_LOCKS = "SET lock_timeout = " + LONGEST_WAIT.toMillis();

    private static final String ENCODING = "UTF8";

    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(30);

    /** One that shares the database with nobody. */
    PostgresServer(DatabaseAddress.Server address) {
        this(address, 0);
    }

    /** The same with a number from the server, which gives none twice within two thousand million transactions. */
    PostgresServer numbered() {
        try (Connection connection = atStart().getConnection();
                Statement statement = connection.createStatement();
                ResultSet answer =
                        statement.executeQuery("SELECT 1 + txid_current() %% %d".formatted(Integer.MAX_VALUE))) {
            answer.next();
            return new PostgresServer(address, answer.getInt(1));
        } catch (SQLException failure) {
            throw Refusal.of(address, failure);
        }
    }

    /** Where the operator finds this process. */
    private static String process() {
        String host = Optional.ofNullable(System.getenv("HOSTNAME")).orElse("process");
        return "%s %d".formatted(host, ProcessHandle.current().pid());
    }

    /** Single connections, to look and to change tables. */
    DataSource source() {
        return source("dolmen", LONGEST_LOGIN);
    }

    /** The same at the start. */
    DataSource atStart() {
        return source("dolmen", LONGEST_START);
    }

    /**
     * The first thing that is asked of the server, by which it is found out whether it can be asked.
     *
     * @throws UnusableDatabaseException if it cannot, or not every text can be stored there
     */
    void requireEncoding() {
        try (Connection connection = atStart().getConnection();
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("SHOW server_encoding")) {
            String encoding = answer.next() ? answer.getString(1) : "";
            if (!ENCODING.equals(encoding)) {
                throw Refusal.encoding(address, encoding);
            }
        } catch (SQLException failure) {
            throw Refusal.of(address, failure);
        }
    }

    /**
     * Single connections that may be silent for as long as the server needs to look through a large table. They add
     * many rows by one statement.
     */
    DataSource forMoving() {
        PGSimpleDataSource source = source("dolmen move", LONGEST_LOGIN);
        source.setSocketTimeout(0);
        source.setReWriteBatchedInserts(true);
        return source;
    }

    /** Single connections to find out whether it answers at all; nobody waits for those of which it says nothing. */
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
     * Connections that may write, and wait no longer for a lock than others wait for them. Each of their transactions
     * says by itself how it is kept apart from others.
     */
    HikariDataSource writers() {
        HikariConfig config = pool("writers", Math.max(1, address.connections() / 2));
        config.setInitializationFailTimeout(LONGEST_START.toMillis());
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        config.setConnectionInitSql(WAIT_FOR_LOCKS);
        return new HikariDataSource(checkedSoon(config));
    }

    /**
     * Connections that cannot write; each of their transactions sees one moment. They wait for nobody but a program
     * that changes tables.
     */
    HikariDataSource readers() {
        HikariConfig config = pool("readers", Math.max(1, address.connections() - address.connections() / 2));
        config.setInitializationFailTimeout(LONGEST_START.toMillis());
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setReadOnly(true);
        config.setConnectionInitSql(WAIT_FOR_LOCKS);
        return new HikariDataSource(checkedSoon(config));
    }

    /** Whoever gets one that has rested can try another within the time for which they wait. */
    private static HikariConfig checkedSoon(HikariConfig config) {
        config.setValidationTimeout(LONGEST_CHECK.toMillis());
        // The driver's own check takes whole seconds.
        config.setConnectionTestQuery("SELECT 1");
        return config;
    }

    /** One connection that begins by that statement whenever it is made, and is kept. */
    HikariDataSource kept(String beginning) {
        HikariConfig config = pool("lock", 1);
        config.setMaxLifetime(0);
        config.setConnectionInitSql(beginning);
        return new HikariDataSource(config);
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
