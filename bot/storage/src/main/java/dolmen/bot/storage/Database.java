package dolmen.bot.storage;

import dolmen.bot.id.Shards;
import dolmen.bot.service.ChallengeStores;
import dolmen.bot.service.MatchStores;
import dolmen.bot.service.PersonStores;
import dolmen.bot.service.PuzzleStores;
import dolmen.bot.service.RatingStores;
import dolmen.bot.service.Stores;
import dolmen.bot.storage.challenge.ChallengeStorage;
import dolmen.bot.storage.match.MatchRows;
import dolmen.bot.storage.match.MatchStorage;
import dolmen.bot.storage.person.PersonStorage;
import dolmen.bot.storage.postgres.PostgresDatabase;
import dolmen.bot.storage.puzzle.PuzzleStorage;
import dolmen.bot.storage.rating.RatingStorage;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Engine;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.StatementWatch;
import dolmen.bot.storage.sql.StoredValues;
import dolmen.bot.storage.sql.Territory;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sqlite.SqliteDatabase;
import dolmen.bot.storage.verification.Findings;
import dolmen.bot.storage.verification.Verification;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The one database of a running Dolmen, open: its transactions, and the stores that work in them, by families. Safe for
 * use by many threads.
 */
public final class Database implements Stores, AutoCloseable {
    private final Engine engine;
    private final Transactions transactions;
    private final GameRegistry games;

    /** The owner of a queue whose rows every process looks up, although another may be the one to act. */
    private static final String EVERY_PROCESS = "";

    /** A queue of rows that wait for their time. */
    public enum Queue {
        NOTICES("notices WHERE settled_at IS NULL AND due_at", "due_at", "notices.match_id"),
        CHALLENGES("challenges WHERE message_due_at", "message_due_at", "guild_id"),
        TIME("matches WHERE look_at", "look_at", "guild_id"),
        THOUGHTS("matches WHERE think_at", "think_at", "guild_id"),
        CLOSINGS("closings WHERE due_at", "due_at", "closings.match_id"),
        DIGESTS("player_preferences WHERE digest_due_at", "digest_due_at", "player_id"),
        PUZZLES("guild_preferences WHERE puzzle_due_at", "puzzle_due_at", "guild_id"),
        EXPIRIES("challenges WHERE answer = 'OPEN' AND expires_at", "expires_at", "guild_id"),
        BUTTONS("messages WHERE take_at", "take_at", EVERY_PROCESS),
        ANALYSES("analyses WHERE due_at", "due_at", "analyses.match_id"),
        OPENINGS("results WHERE opening_read = 0 AND at", "at", "results.match_id");

        /** Zero stands for what is due at once and does not say since when. */
        private final String oldest;

        private final String due;
        private final String belongsTo;

        /** @param belongsTo the column of the match, the server or the person that it is about, if it has one */
        Queue(String from, String time, String belongsTo) {
            this.oldest = "SELECT min(%s) FROM %s BETWEEN 1 AND :now AND ".formatted(time, from);
            this.due = "SELECT '%s' WHERE EXISTS (SELECT 1 FROM %s <= :now AND ".formatted(name(), from);
            this.belongsTo = belongsTo;
        }

        private String oldest(Territory here) {
            return oldest + within(here);
        }

        private String due(Territory here) {
            return due + within(here) + ")";
        }

        private String within(Territory here) {
            if (belongsTo.equals(EVERY_PROCESS)) {
                return "TRUE";
            }
            return belongsTo.endsWith("match_id") ? here.holdsMatch(belongsTo) : here.holds(belongsTo);
        }
    }

    private Database(Engine engine, GameRegistry games) {
        this.engine = engine;
        this.transactions = engine.transactions(new StoredValues(games));
        this.games = games;
    }

    /**
     * Opens the database for this process alone, making a file and its folders where they are missing, and brings its
     * tables up to date.
     *
     * @param games what can be played, to read the stored matches by
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that cannot be done; what was there is left as it was
     */
    public static Database open(DatabaseAddress address, GameRegistry games) {
        Engine engine = switch (address) {
            case DatabaseAddress.File(Path path) -> SqliteDatabase.open(path);
            case DatabaseAddress.Server server -> PostgresDatabase.open(server);
        };
        return new Database(engine, games);
    }

    /**
     * The same for one of several processes, which have other shards or wait for the same ones, where it is a database
     * of a server.
     *
     * @param shards those of this process, to which it does what is due once it has their lease
     */
    public static Database open(DatabaseAddress address, GameRegistry games, Shards shards) {
        return switch (address) {
            case DatabaseAddress.File file when shards.all() -> open(file, games);
            case DatabaseAddress.File(Path path) ->
                throw new UnusableDatabaseException(
                        "The file %s is for one process alone, which has all shards. Shards %s need a database of a PostgreSQL server."
                                .formatted(path, shards));
            case DatabaseAddress.Server server -> new Database(PostgresDatabase.open(server, shards), games);
        };
    }

    /** Opens the database in that file. */
    public static Database open(Path file, GameRegistry games) {
        return open(new DatabaseAddress.File(file), games);
    }

    Transactions transactions() {
        return transactions;
    }

    /** The queues with a row that is due at that time, by one statement. */
    public Set<Queue> due(Instant now) {
        String looks = Arrays.stream(Queue.values())
                .map(queue -> queue.due(transactions.territory()))
                .collect(Collectors.joining(" UNION ALL "));
        return transactions.read(handle ->
                handle.createQuery(looks).bind("now", now).mapTo(Queue.class).collect(Collectors.toSet()));
    }

    /** Since when the longest due of those has been waiting at that time; empty if nothing waits. */
    public Optional<Instant> waitingSince(Queue queue, Instant now) {
        return transactions.read(
                handle -> Optional.ofNullable(handle.createQuery(queue.oldest(transactions.territory()))
                        .bind("now", now)
                        .mapTo(Instant.class)
                        .one()));
    }

    @Override
    public MatchStores matches() {
        return MatchStorage.of(transactions, games);
    }

    @Override
    public ChallengeStores challenges() {
        return ChallengeStorage.of(transactions, games);
    }

    @Override
    public PersonStores people() {
        return PersonStorage.of(transactions);
    }

    @Override
    public PuzzleStores puzzles() {
        return PuzzleStorage.of(transactions);
    }

    @Override
    public RatingStores ratings() {
        return RatingStorage.of(transactions);
    }

    /** The right to look after the shards of this process. */
    public Lease lease() {
        return engine.lease();
    }

    /** Waits until a shard of that group may log in to Discord, of all processes that share the database. */
    public void awaitLogin(int group) throws InterruptedException {
        engine.awaitLogin(group);
    }

    /**
     * Looks for damage that was not looked for when it was opened, since that takes long; what is found is logged, and
     * told from then on.
     */
    public void check() {
        engine.check();
    }

    /**
     * What keeps anything from being stored now, in words for the operator. A host that is up stores a sign of life
     * every few seconds, so it is known that soon even if nobody plays.
     */
    public Optional<String> refusal() {
        return transactions.refusal();
    }

    /** What is damaged, as far as is known, in the engine's words. */
    public Optional<String> damage() {
        return engine.damage().or(transactions::damage);
    }

    /** Lets somebody measure from now on. */
    public void measure(StatementWatch by) {
        transactions.measure(by);
    }

    /** What can be counted now. */
    public DatabaseFigures figures() {
        return transactions.read(handle -> DatabaseFigures.read(handle, engine.size(handle)));
    }

    /**
     * Looks through everything but ratings; nobody else may use the database meanwhile.
     *
     * @return how many matches there are
     */
    public long verify(Instant now, Findings findings) {
        return new Verification(
                        engine, transactions, new MatchRows(games), challenges().repository(), people().preferences())
                .run(now, findings);
    }

    /** Lets what has begun end, refuses what comes after, and gives the database free. Closing twice does nothing. */
    @Override
    public void close() {
        engine.close();
    }
}
