package dolmen.bot.storage;

import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.history.Histories;
import dolmen.bot.id.Players;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.PostedBoards;
import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.delivery.Digests;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.plan.Plans;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.match.privacy.Traces;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.match.timekeeping.Departures;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Standings;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;

/**
 * The one database file of a running Dolmen, open, and the ports that keep their rows in it. What writes is served one
 * after the other and durable when it returns; what reads sees one moment and waits for no writer. Safe for use by many
 * threads.
 */
public final class Database implements AutoCloseable {
    private static final int READERS = 4;

    private final GameRegistry games;
    private final ExclusiveLock lock;
    private final HikariDataSource writer;
    private final HikariDataSource readers;
    private final Jdbi writing;
    private final Jdbi reading;

    private Database(GameRegistry games, ExclusiveLock lock, HikariDataSource writer, HikariDataSource readers) {
        this.games = games;
        this.lock = lock;
        this.writer = writer;
        this.readers = readers;
        this.writing = Jdbi.create(writer);
        this.reading = Jdbi.create(readers);
    }

    /**
     * Opens the database, making the file and its folders where they are missing, and brings its tables up to date.
     *
     * @param games what can be played, to read the stored matches by
     * @throws UnusableDatabaseException if that cannot be done; a file that was there is left as it was
     */
    public static Database open(Path file, GameRegistry games) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return openLocked(file.toAbsolutePath(), games);
        } catch (IOException failure) {
            throw new UnusableDatabaseException(
                    "The database %s cannot be opened or made: %s. Look at the folder and at who may write there."
                            .formatted(file, failure),
                    failure);
        }
    }

    private static Database openLocked(Path path, GameRegistry games) throws IOException {
        ExclusiveLock lock = ExclusiveLock.of(path);
        try {
            var file = new SqliteFile(path);
            if (Files.exists(path)) {
                file.check();
            }
            Schema.migrate(file);
            return new Database(games, lock, file.writer(), file.readers(READERS));
        } catch (IOException | RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    public MatchRepository matches() {
        return new StoredMatches(this, games);
    }

    public ChallengeRepository challenges() {
        return new StoredChallenges(this, games);
    }

    public BlockLists blocks() {
        return new StoredBlockLists(this);
    }

    public PostedChallenges postedChallenges() {
        return new StoredPostedChallenges(this, games);
    }

    public Plans plans() {
        return new StoredPlans(this);
    }

    public NoticeQueue notices() {
        return new StoredNotices(this);
    }

    public Digests digests() {
        return new StoredDigests(this);
    }

    public PostedBoards boards() {
        return new StoredBoards(this);
    }

    public Players players() {
        return new StoredPlayers(this);
    }

    public PreferenceRepository preferences() {
        return new StoredPreferences(this);
    }

    public Departures departures() {
        return new StoredDepartures(this);
    }

    public TimeOff timeOff() {
        return new StoredTimeOff(this);
    }

    public Ratings ratings() {
        return new StoredRatings(this);
    }

    public Histories histories() {
        return new StoredHistories(this);
    }

    public Traces traces() {
        return new StoredTraces(this);
    }

    public Standings standings() {
        return new StoredStandings(this);
    }

    /** Does the work in a transaction of its own, alone; all of it is stored, or nothing if it throws. */
    <T> T write(HandleCallback<T, RuntimeException> work) {
        return writing.inTransaction(work);
    }

    /** Does work that changes nothing and sees the database as it stands at one moment. */
    <T> T read(HandleCallback<T, RuntimeException> work) {
        return reading.inTransaction(work);
    }

    /** Tells the logger of every statement from now on. */
    void tell(SqlLogger logger) {
        writing.setSqlLogger(logger);
        reading.setSqlLogger(logger);
    }

    /** Lets what has begun end, refuses what comes after, and gives the file free. Closing twice does nothing. */
    @Override
    public void close() {
        try (lock) {
            readers.close();
            writer.close();
        }
    }
}
