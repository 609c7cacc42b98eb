package dolmen.bot.storage;

import dolmen.bot.storage.challenge.ChallengeStores;
import dolmen.bot.storage.match.MatchRows;
import dolmen.bot.storage.match.MatchStores;
import dolmen.bot.storage.person.PersonStores;
import dolmen.bot.storage.puzzle.PuzzleStores;
import dolmen.bot.storage.rating.RatingStores;
import dolmen.bot.storage.sql.StatementWatch;
import dolmen.bot.storage.sql.StoredValues;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sqlite.SqliteDatabase;
import dolmen.bot.storage.verification.Findings;
import dolmen.bot.storage.verification.Verification;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * The one database of a running Dolmen, open: its transactions, and the stores that work in them, by families. Safe for
 * use by many threads.
 */
public final class Database implements AutoCloseable {
    private final Path path;
    private final SqliteDatabase file;
    private final Transactions transactions;
    private final GameRegistry games;

    /** What waits for its time in the database. */
    public enum Queue {
        NOTICES("notices WHERE settled_at IS NULL AND due_at", "due_at"),
        CHALLENGES("challenges WHERE message_due_at", "message_due_at"),
        TIME("matches WHERE look_at", "look_at"),
        THOUGHTS("matches WHERE think_at", "think_at"),
        CLOSINGS("closings WHERE due_at", "due_at"),
        DIGESTS("player_preferences WHERE digest_due_at", "digest_due_at"),
        PUZZLES("guild_preferences WHERE puzzle_due_at", "puzzle_due_at");

        /** Zero stands for what is due at once and does not say since when. */
        private final String oldest;

        Queue(String from, String time) {
            this.oldest = "SELECT min(%s) FROM %s BETWEEN 1 AND :now".formatted(time, from);
        }
    }

    private Database(Path path, SqliteDatabase file, GameRegistry games) {
        this.path = path;
        this.file = file;
        this.transactions = file.transactions(new StoredValues(games));
        this.games = games;
    }

    /**
     * Opens the database, making the file and its folders where they are missing, and brings its tables up to date.
     *
     * @param games what can be played, to read the stored matches by
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that cannot be done; a file that was there is left as
     *     it was
     */
    public static Database open(Path file, GameRegistry games) {
        return new Database(file, SqliteDatabase.open(file), games);
    }

    Transactions transactions() {
        return transactions;
    }

    /** Since when the longest due of those has been waiting at that time; empty if nothing waits. */
    public Optional<Instant> waitingSince(Queue queue, Instant now) {
        return transactions.read(handle -> Optional.ofNullable(handle.createQuery(queue.oldest)
                .bind("now", now)
                .mapTo(Instant.class)
                .one()));
    }

    public MatchStores matches() {
        return MatchStores.of(transactions, games);
    }

    public ChallengeStores challenges() {
        return ChallengeStores.of(transactions, games);
    }

    public PersonStores people() {
        return PersonStores.of(transactions);
    }

    public PuzzleStores puzzles() {
        return PuzzleStores.of(transactions);
    }

    public RatingStores ratings() {
        return RatingStores.of(transactions);
    }

    /**
     * Looks through the whole of a file that was too large for that when it was opened; damage is logged, and told from
     * then on.
     */
    public void check() {
        file.check();
    }

    /** What is damaged, as far as is known, in SQLite's words. */
    public Optional<String> damage() {
        return file.damage().or(transactions::damage);
    }

    /** Lets somebody measure from now on. */
    public void measure(StatementWatch by) {
        transactions.measure(by);
    }

    /** What can be counted now. */
    public DatabaseFigures figures() {
        return transactions.read(handle -> DatabaseFigures.read(handle, path));
    }

    /**
     * Looks through everything but ratings; nobody else may use the database meanwhile.
     *
     * @return how many matches there are
     */
    public long verify(Instant now, Findings findings) {
        return new Verification(transactions, new MatchRows(games), challenges().repository(), people().preferences())
                .run(now, findings);
    }

    /** Lets what has begun end, refuses what comes after, and gives the file free. Closing twice does nothing. */
    @Override
    public void close() {
        file.close();
    }
}
