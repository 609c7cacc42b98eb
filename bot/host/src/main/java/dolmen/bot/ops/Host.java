package dolmen.bot.ops;

import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.ops.configuration.BackupPlan;
import dolmen.bot.ops.metrics.Metrics;
import dolmen.bot.service.DueWork;
import dolmen.bot.service.Platform;
import dolmen.bot.service.Services;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.Lease;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running host: its database, its connection to Discord and its workers. Safe for use by many threads. */
public final class Host implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Host.class);
    private static final Duration GLANCE = Duration.ofMillis(50);
    private static final Duration LONGEST_DELIVERY = Duration.ofMinutes(1);

    private final Database database;
    private final Services services;
    private final DiscordBot bot;
    private final Workers workers;
    private final Metrics metrics;
    private final Preparation preparation;
    private final NoticeQueue owed;
    private final Succession succession;
    private volatile Optional<Backups> backups = Optional.empty();

    private Host(
            Database database,
            Services services,
            DiscordBot bot,
            Workers workers,
            Metrics metrics,
            Preparation preparation,
            Succession succession) {
        this.database = database;
        this.services = services;
        this.bot = bot;
        this.workers = workers;
        this.metrics = metrics;
        this.preparation = preparation;
        this.succession = succession;
        this.owed = database.matches().notices();
        metrics.watchBackups(
                () -> backups.map(Backups::age),
                () -> backups.map(Backups::failures).orElse(0));
    }

    /**
     * Logs in to Discord and starts the workers. Closing the host closes the database.
     *
     * @param givenUp true once this process must stop
     * @return empty if the wait for Discord was given up
     * @throws DiscordRefusedException if Discord refuses the login; the message is meant for the operator
     * @throws IllegalStateException if another process has the lease of its shards
     */
    public static Optional<Host> start(Database database, Studio studio, Surroundings around, BooleanSupplier givenUp)
            throws DiscordRefusedException, InterruptedException {
        if (!database.lease().take()) {
            throw new IllegalStateException("another process has these shards");
        }
        return start(database, studio, around, new Beginning(Lease.Waited.TAKEN, givenUp));
    }

    /**
     * Takes over from another process with the same shards that has asked for relief or is silent. This host answers as
     * soon as the other one stops answering. It starts its workers when the other one has ended.
     *
     * @param first the reason for taking over
     * @param givenUp true once this process must stop
     * @return empty if the wait was given up, or a third process has the shards
     */
    public static Optional<Host> relieve(
            Database database, Studio studio, Surroundings around, Lease.Waited first, BooleanSupplier givenUp)
            throws DiscordRefusedException, InterruptedException {
        return start(database, studio, around, new Beginning(first, givenUp));
    }

    /**
     * The beginning of a host.
     *
     * @param waited the result of waiting for the shards
     * @param givenUp true once this process must stop
     */
    private record Beginning(Lease.Waited waited, BooleanSupplier givenUp) {
        boolean relieves() {
            return waited != Lease.Waited.TAKEN;
        }
    }

    private static Optional<Host> start(Database database, Studio studio, Surroundings around, Beginning beginning)
            throws DiscordRefusedException, InterruptedException {
        var metrics = new Metrics(around.clock(), around.nameAmongSeveral());
        Optional<Host> started = Optional.empty();
        try {
            started = begun(database, studio, around, beginning, metrics);
        } catch (CancellationException givenUp) {
            log.debug("The host was given up before it had logged in", givenUp);
        } finally {
            if (started.isEmpty()) {
                metrics.close();
            }
        }
        return started;
    }

    private static Optional<Host> begun(
            Database database, Studio studio, Surroundings around, Beginning beginning, Metrics metrics)
            throws DiscordRefusedException, InterruptedException {
        var workers = new Workers(database, around);
        var services = Services.of(
                around.environment(workers::wake),
                database,
                studio::of,
                HeapShares.ofProcess(around.process().most()).matches());
        DiscordBot bot = DiscordBot.start(
                around.discord(),
                database::takeLogin,
                new AnotherProcess(database.lease()::doubtful, database.lease()::lost),
                beginning.relieves() ? DiscordBot.Beginning.WHEN_TOLD : DiscordBot.Beginning.AT_ONCE,
                services,
                around.talk(),
                around.survival(),
                metrics.ofDiscord(),
                beginning.givenUp());
        metrics.watch(database);
        if (around.countsRows()) {
            metrics.watchRows(database);
        }
        metrics.watch("matches", services.matches().live().atHand());
        metrics.watch(bot);
        var succession = new Succession(
                database.lease(),
                bot,
                Succession.longest(bot.shards().size() * around.process().most()));
        if (beginning.relieves()
                && !takeOver(
                        succession,
                        beginning,
                        bot,
                        () -> services.gallery().boards().warmUp(around.games()))) {
            return Optional.empty();
        }
        Platform platform = bot.platform();
        var work = new DueWork(
                services,
                database,
                platform,
                metrics.measured(platform.announcer()),
                workers.dueLanes(),
                workers::wakeOpenings);
        workers.start(work, bot::connected);
        metrics.watch(around.survival().uncaught());
        workers.figures().forEach(metrics::watchWorker);
        metrics.watchPictures("boards", services.gallery().boards()::kept);
        metrics.watchPictures("plaques", services.gallery().plaques()::kept);
        metrics.watchPictures("replays", services.gallery().replays()::kept);
        return Optional.of(new Host(
                database,
                services,
                bot,
                workers,
                metrics,
                Preparation.begin(List.of(
                        services.results().ratings()::settle,
                        () -> services.gallery().boards().warmUp(around.games()),
                        database::check)),
                succession));
    }

    /**
     * Loads fonts and pieces while the other process still answers, and then takes over. The first player need not wait
     * for them.
     */
    private static boolean takeOver(Succession succession, Beginning beginning, DiscordBot bot, Runnable warmUp)
            throws DiscordRefusedException, InterruptedException {
        boolean done = false;
        try {
            warmUp.run();
            done = succession.takeOver(beginning.waited(), beginning.givenUp());
            return done;
        } finally {
            if (!done) {
                bot.answerUntil(Instant.now());
                bot.close();
            }
        }
    }

    /** The services behind the bot. */
    public Services services() {
        return services;
    }

    /** The metrics, in the format of Prometheus. */
    public String metrics() {
        return metrics.text();
    }

    /** Registers a listener, which receives advice for the operator if Discord closes the connection for good. */
    public void whenRefused(Consumer<String> listener) {
        bot.whenRefused(listener);
    }

    /**
     * Registers a listener, which receives a message if another process has taken the shards. This one may then restart
     * and stand by.
     */
    public void whenLost(Consumer<String> listener) {
        workers.whenLost(() -> lost(listener));
    }

    /** Stops answering at once, because the other process already answers, and notifies the listener. */
    private void lost(Consumer<String> listener) {
        bot.answerUntil(Instant.now());
        listener.accept(
                "Another process has taken these shards, because this one was frozen or cut off from the database. Start this one again; it then stands by.");
    }

    /** Starts backups of this host's database; call it once. */
    public void keepBackups(StoredFile file, BackupPlan plan, Surroundings around) {
        var kept = new Backups(file, plan, services.clock(), around.survival());
        backups = Optional.of(kept);
        kept.start(around.pace());
    }

    /** The bot's name, its number of servers and its invitation link; available once it is ready. */
    public String introduction() {
        return bot.introduction();
    }

    /** True while the bot is connected to Discord. */
    public boolean connected() {
        return bot.connected();
    }

    /** The state of the workers. */
    public List<WorkerHealth> workers() {
        return workers.health();
    }

    /** The current problems that keep the host from its work, as messages for the operator; empty if there are none. */
    public List<String> complaints() {
        try {
            return Stream.of(
                            Optional.of("not connected").filter(words -> !connected()).stream(),
                            Optional.of("the commands are not registered yet")
                                    .filter(words -> connected() && !bot.ready())
                                    .stream(),
                            database.damage().map(Host::damaged).stream(),
                            database.refusal().stream(),
                            overdue().stream(),
                            workers().stream()
                                    .map(worker ->
                                            worker.complaint(services.clock().instant()))
                                    .flatMap(Optional::stream))
                    .flatMap(complaints -> complaints)
                    .toList();
        } catch (RuntimeException failure) {
            return List.of("the database does not answer: " + failure.getMessage());
        }
    }

    /**
     * Reports late boards: their clocks are paused, so nobody loses time, but the players to move do not know that it
     * is their turn.
     */
    private Optional<String> overdue() {
        Instant now = services.clock().instant();
        return owed.overdue(now.minus(LONGEST_DELIVERY))
                .map(overdue -> "Discord has not accepted %d board%s yet, the oldest for %d s"
                        .formatted(
                                overdue.boards(),
                                overdue.boards() == 1 ? "" : "s",
                                Duration.between(overdue.since(), now).toSeconds()));
    }

    private static String damaged(String finding) {
        return "the database is damaged: %s. Stop Dolmen, restore a backup and start it again".formatted(finding);
    }

    /**
     * Waits until the bot is ready.
     *
     * @param givenUp polled; true ends the wait
     * @return false if the bot is not ready in that time, or the wait was given up
     * @throws DiscordRefusedException if Discord refuses the bot, which will then never be ready
     */
    public boolean awaitReady(Duration longest, BooleanSupplier givenUp)
            throws DiscordRefusedException, InterruptedException {
        return bot.awaitReady(longest, givenUp);
    }

    /** The longest time until another process answers instead of this one; zero if none can. */
    public Duration longestHandOver() {
        return database.lease().shared() ? succession.longest() : Duration.ZERO;
    }

    /**
     * Hands over to a standby, if one can answer, and returns when the standby answers.
     *
     * @return false if there is none; this host then goes on
     */
    public boolean handOver() throws InterruptedException {
        return succession.handOver();
    }

    /**
     * Finishes open interactions and posts owed messages, within the given time. New interactions get a request to try
     * again in a moment.
     */
    public void drain(Duration longest) throws InterruptedException {
        Instant end = Instant.now().plus(longest);
        bot.drain(longest);
        while (Instant.now().isBefore(end)
                && !owed.due(services.clock().instant(), 1).isEmpty()) {
            Thread.sleep(GLANCE);
        }
    }

    /**
     * Finishes open interactions, disconnects and closes the database. The next start sends the messages still owed.
     */
    @Override
    public void close() {
        workers.close();
        // Without the lease nothing is stored.
        bot.drain();
        database.lease().close();
        bot.close();
        preparation.close();
        backups.ifPresent(Backups::close);
        database.close();
        metrics.close();
    }
}
