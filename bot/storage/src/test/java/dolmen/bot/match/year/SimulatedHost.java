package dolmen.bot.match.year;

import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.delivery.NoticeWorker;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/**
 * A host that looks at matches every eight seconds. Looks without due work are skipped: only their signs of life are
 * stored. It can be stopped in good order, or like a killed process.
 */
final class SimulatedHost {
    private static final Duration POLL = Duration.ofSeconds(8);

    private final SettableClock clock;
    private final UnaryOperator<MatchRepository> watched;
    private final Readers readers;
    private final GameRegistry games = GameRegistry.load();
    private Path file;
    private TestHost host;
    private NoticeWorker notices;
    private Connection beside;
    private Instant nextPoll;
    private int crashes;

    SimulatedHost(Path file, SettableClock clock, UnaryOperator<MatchRepository> watched, Readers readers) {
        this.file = file;
        this.clock = clock;
        this.watched = watched;
        this.readers = readers;
        this.host = TestHost.open(file, games, clock, watched);
        this.notices = worker();
        this.beside = connect();
        this.nextPoll = clock.instant();
    }

    private NoticeWorker worker() {
        return new NoticeWorker(
                host.database.notices(),
                host.liveMatches,
                host.database.preferences(),
                host.watch,
                readers,
                new SingleLane<>(),
                clock);
    }

    private Connection connect() {
        try {
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA synchronous = OFF");
                statement.execute("PRAGMA busy_timeout = 10000");
            }
            return connection;
        } catch (SQLException failure) {
            throw broken(failure);
        }
    }

    private static UncheckedIOException broken(Exception failure) {
        return new UncheckedIOException(new IOException(failure));
    }

    TestHost host() {
        return host;
    }

    void open(Instant firstPoll) {
        host = TestHost.open(file, games, clock, watched);
        notices = worker();
        beside = connect();
        nextPoll = firstPoll;
    }

    void close() {
        try {
            beside.close();
        } catch (SQLException failure) {
            throw broken(failure);
        }
        host.close();
    }

    /** Ends like a killed process: its successor continues with the files as they are. */
    void crash() {
        Path copy = file.resolveSibling("dolmen-%d.db".formatted(++crashes));
        try {
            for (String part : new String[] {"", "-wal"}) {
                Path lying = Path.of(file + part);
                if (Files.exists(lying)) {
                    Files.copy(lying, Path.of(copy + part));
                }
            }
            close();
            Files.delete(file);
        } catch (IOException failure) {
            throw broken(failure);
        }
        file = copy;
    }

    void pollAt(Instant first) {
        nextPoll = first;
    }

    /** The time of the host's next act by itself, as of now; empty if there is none. */
    Optional<Instant> nextWork(boolean pollsNow) {
        Optional<Instant> delivery = earliest("SELECT min(due_at) FROM notices WHERE settled_at IS NULL");
        Optional<Instant> look = pollsNow
                ? earliest("SELECT min(look_at) FROM matches WHERE look_at IS NOT NULL")
                        .map(this::pollAtOrAfter)
                : Optional.empty();
        Instant now = clock.instant();
        return delivery.map(due -> due.isBefore(now) ? now : due)
                .map(due -> look.filter(due::isAfter).orElse(due))
                .or(() -> look);
    }

    private Instant pollAtOrAfter(Instant due) {
        if (!due.isAfter(nextPoll)) {
            return nextPoll;
        }
        long polls = Math.ceilDiv(Duration.between(nextPoll, due).toMillis(), POLL.toMillis());
        return nextPoll.plus(POLL.multipliedBy(polls));
    }

    /**
     * Skips all looks before an instant, which have no due work; only their signs of life are stored.
     *
     * @param seen the time of the host's last sign of life
     * @return the time of its last one now
     */
    Instant skipPolls(Instant seen) {
        Instant now = clock.instant();
        Instant last = seen;
        Instant next = pollAtOrAfter(last.plus(Witness.BETWEEN_SIGNS));
        while (next.isBefore(now)) {
            last = next;
            next = pollAtOrAfter(last.plus(Witness.BETWEEN_SIGNS));
        }
        if (last.isAfter(seen)) {
            noteSignOfLife(last);
        }
        nextPoll = pollAtOrAfter(now);
        return last;
    }

    private void noteSignOfLife(Instant at) {
        try (Statement statement = beside.createStatement()) {
            statement.executeUpdate("UPDATE signs SET seen_at = " + at.toEpochMilli());
        } catch (SQLException failure) {
            throw broken(failure);
        }
    }

    Instant nextPoll() {
        return nextPoll;
    }

    /** True if the host looks at matches at this instant. */
    boolean polls() {
        return nextPoll.equals(clock.instant());
    }

    void poll() {
        nextPoll = clock.instant().plus(POLL);
        host.timekeeper.attendDue();
    }

    void deliver() {
        notices.deliverDue();
    }

    private Optional<Instant> earliest(String query) {
        OptionalLong millis = number(query);
        return millis.isPresent() ? Optional.of(Instant.ofEpochMilli(millis.getAsLong())) : Optional.empty();
    }

    /** The single number of a query's result. */
    OptionalLong number(String query) {
        try (Statement statement = beside.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            long number = row.next() ? row.getLong(1) : 0;
            return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(number);
        } catch (SQLException failure) {
            throw broken(failure);
        }
    }
}
