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
import dolmen.bot.storage.postgres.Roster;
import dolmen.bot.storage.puzzle.PuzzleStorage;
import dolmen.bot.storage.rating.RatingStorage;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.DatabaseEngine;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.StatementWatch;
import dolmen.bot.storage.sql.StoredValues;
import dolmen.bot.storage.sql.Territory;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.bot.storage.sqlite.SqliteDatabase;
import dolmen.bot.storage.tournament.StoredTournaments;
import dolmen.bot.storage.verification.Findings;
import dolmen.bot.storage.verification.Verification;
import dolmen.bot.tournament.TournamentRepository;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The open database of a running host, with its stores. Safe for use by many threads. */
public final class Database implements Stores, AutoCloseable {
    private final DatabaseEngine engine;
    private final Transactions transactions;
    private final GameRegistry games;

    /** Marks a queue whose rows every process looks up, even if another process acts on them. */
    private static final String EVERY_PROCESS = "";

    /** A queue of rows, each with a due time. */
    public enum Queue {
        NOTICES("notices WHERE settled_at IS NULL AND due_at", "due_at", "notices.match_id"),
        CHALLENGES("challenges WHERE message_due_at", "message_due_at", "guild_id"),
        TIME("matches WHERE look_at", "look_at", "guild_id"),
        THOUGHTS("matches WHERE think_at", "think_at", "guild_id"),
        CLOSINGS("closings WHERE due_at", "due_at", "closings.match_id"),
        DIGESTS("player_preferences WHERE digest_due_at", "digest_due_at", "player_id"),
        PUZZLES("guild_preferences WHERE puzzle_due_at", "puzzle_due_at", "guild_id"),
        ALERTS("challenges WHERE alert_at", "alert_at", "guild_id"),
        TOURNAMENTS("tournaments WHERE due_at", "due_at", "guild_id"),
        EXPIRIES("challenges WHERE answer = 'OPEN' AND expires_at", "expires_at", "guild_id"),
        BUTTONS("messages WHERE take_at", "take_at", EVERY_PROCESS),
        ANALYSES("analyses WHERE due_at", "due_at", "analyses.match_id"),
        OPENINGS("results WHERE opening_read = 0 AND at", "at", "results.match_id");

        /** The query skips 0, which means due at once, but not since when. */
        private final String oldest;

        private final String due;
        private final String belongsTo;

        /** @param belongsTo the column with the row's match, server or person, or {@code EVERY_PROCESS} */
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

    private Database(DatabaseEngine engine, GameRegistry games) {
        this.engine = engine;
        this.transactions = engine.transactions(new StoredValues(games));
        this.games = games;
    }

    /**
     * Opens the database for exclusive use by this process. Refuses a database of an older release.
     *
     * @param games the games of the stored matches
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if the database cannot be opened; existing files are
     *     unchanged
     */
    public static Database open(DatabaseAddress address, GameRegistry games) {
        return open(address, games, Upgrade.REFUSED);
    }

    /** As above, with the given upgrade for tables of an older release. Creates a missing file and its folders. */
    public static Database open(DatabaseAddress address, GameRegistry games, Upgrade upgrade) {
        DatabaseEngine engine = switch (address) {
            case DatabaseAddress.File(Path path) -> SqliteDatabase.open(path, upgrade);
            case DatabaseAddress.Server server -> PostgresDatabase.open(server, upgrade);
        };
        return new Database(engine, games);
    }

    /**
     * Opens a server's database for one of several processes. The others have other shards, or wait for the same ones.
     *
     * @param shards the shards of this process, which does their due work once it has their lease
     */
    public static Database open(DatabaseAddress address, GameRegistry games, Shards shards, Upgrade upgrade) {
        return switch (address) {
            case DatabaseAddress.File file when shards.all() -> open(file, games, upgrade);
            case DatabaseAddress.File(Path path) ->
                throw new UnusableDatabaseException(
                        "The file %s is for a single process with all shards. Shards %s need a database of a PostgreSQL server."
                                .formatted(path, shards));
            case DatabaseAddress.Server server -> new Database(PostgresDatabase.open(server, shards, upgrade), games);
        };
    }

    /** Opens the database for one shard of a replica. */
    public static Database open(Roster roster, GameRegistry games, int shard) {
        return new Database(roster.open(shard), games);
    }

    /** Opens the database in a file. Refuses a database of an older release. */
    public static Database open(Path file, GameRegistry games) {
        return open(new DatabaseAddress.File(file), games);
    }

    Transactions transactions() {
        return transactions;
    }

    /** The queues that have a due row at the given time. Runs a single statement. */
    public Set<Queue> due(Instant now) {
        String looks = Arrays.stream(Queue.values())
                .map(queue -> queue.due(transactions.territory()))
                .collect(Collectors.joining(" UNION ALL "));
        return transactions.read(handle ->
                handle.createQuery(looks).bind("now", now).mapTo(Queue.class).collect(Collectors.toSet()));
    }

    /** The due time of the longest-waiting row of a queue; empty if no row is due. */
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

    @Override
    public TournamentRepository tournaments() {
        return new StoredTournaments(transactions);
    }

    /** The lease of the shards of this process. */
    public Lease lease() {
        return engine.lease();
    }

    /**
     * Waits until a shard of the group may log in to Discord, across all processes that share the database.
     *
     * @return to be run once the shard has logged in; the pause before the next login begins then
     */
    public Runnable takeLogin(int group) throws InterruptedException {
        return engine.takeLogin(group);
    }

    /** Checks for damage, which takes too long at the start. Logs findings, and reports them from then on. */
    public void check() {
        engine.check();
    }

    /**
     * The reason why nothing can be stored now, as a message for the operator. A running host stores a sign of life
     * every few seconds, so the reason is known soon even if nobody plays.
     */
    public Optional<String> refusal() {
        return transactions.refusal();
    }

    /** The known damage, as reported by the engine. */
    public Optional<String> damage() {
        return engine.damage().or(transactions::damage);
    }

    /** Registers a watch over statements from now on. */
    public void measure(StatementWatch by) {
        transactions.measure(by);
    }

    /** The current figures. */
    public DatabaseFigures figures() {
        return transactions.read(handle -> DatabaseFigures.read(handle, engine.size(handle)));
    }

    /**
     * Verifies everything but ratings; nobody else may use the database meanwhile.
     *
     * @return the number of matches
     */
    public long verify(Instant now, Findings findings) {
        return new Verification(
                        engine,
                        transactions,
                        new MatchRows(games),
                        challenges().repository(),
                        tournaments(),
                        people().preferences())
                .run(now, findings);
    }

    /** Lets running work end, refuses new work, and releases the database. Idempotent. */
    @Override
    public void close() {
        engine.close();
    }
}
