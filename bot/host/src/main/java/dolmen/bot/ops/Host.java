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
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A running host: its database, its connection to Discord and the threads that do what is due, wired together. Safe for
 * use by many threads.
 */
public final class Host implements AutoCloseable {
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
     * Logs in to Discord and begins to deliver what is owed, on an open database, which the host closes in the end.
     *
     * @throws DiscordRefusedException if Discord does not let the bot in, in words for the operator
     */
    public static Host start(Database database, Surroundings around)
            throws DiscordRefusedException, InterruptedException {
        return start(database, Studio.ofProcess(around.games()), around);
    }

    /**
     * The same with other ways to draw.
     *
     * @throws IllegalStateException if another process has the lease of its shards
     */
    public static Host start(Database database, Studio studio, Surroundings around)
            throws DiscordRefusedException, InterruptedException {
        if (!database.lease().take()) {
            throw new IllegalStateException("another process has these shards");
        }
        return start(database, studio, around, Optional.empty());
    }

    /**
     * The same in the place of another process with the same shards, which has asked for it or is silent: this one
     * answers as soon as the other one answers no more, and when that one has ended, it does what is due.
     *
     * @param first why it is to relieve the other
     * @param givenUp true once this process is to stop
     */
    public static Host relieve(Database database, Surroundings around, Lease.Waited first, BooleanSupplier givenUp)
            throws DiscordRefusedException, InterruptedException {
        return start(database, Studio.ofProcess(around.games()), around, Optional.of(new Relief(first, givenUp)));
    }

    private record Relief(Lease.Waited first, BooleanSupplier givenUp) {}

    /** @param relief present if it is to relieve another process */
    private static Host start(Database database, Studio studio, Surroundings around, Optional<Relief> relief)
            throws DiscordRefusedException, InterruptedException {
        var metrics = new Metrics(around.clock());
        var workers = new Workers(database, around);
        var services = Services.of(
                around.environment(workers::wake),
                database,
                studio::of,
                HeapShares.ofProcess().matches());
        DiscordBot bot = DiscordBot.start(
                around.discord(),
                database::awaitLogin,
                new AnotherProcess(database.lease()::doubtful, database.lease()::lost),
                relief.isEmpty() ? DiscordBot.Beginning.AT_ONCE : DiscordBot.Beginning.WHEN_TOLD,
                services,
                around.talk(),
                around.survival(),
                metrics.ofDiscord());
        metrics.watch(database);
        metrics.watch("matches", services.matches().live().atHand());
        metrics.watch(bot);
        var succession = new Succession(
                database.lease(), bot, Succession.longest(bot.shards().size()));
        if (relief.isPresent()) {
            takeOver(
                    succession,
                    relief.get(),
                    bot,
                    () -> services.gallery().boards().warmUp(around.games()));
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
        return new Host(
                database,
                services,
                bot,
                workers,
                metrics,
                Preparation.begin(List.of(
                        services.results().ratings()::settle,
                        () -> services.gallery().boards().warmUp(around.games()),
                        database::check)),
                succession);
    }

    /** The other one answers meanwhile, and the first who asks this one need not wait for fonts and pieces. */
    private static void takeOver(Succession succession, Relief relief, DiscordBot bot, Runnable warmUp)
            throws DiscordRefusedException, InterruptedException {
        boolean done = false;
        try {
            warmUp.run();
            succession.takeOver(relief.first(), relief.givenUp());
            done = true;
        } finally {
            if (!done) {
                bot.close();
            }
        }
    }

    /** The services behind the bot. */
    public Services services() {
        return services;
    }

    /** What is measured, as Prometheus reads it. */
    public String metrics() {
        return metrics.text();
    }

    /** Tells the listener when Discord has ended the connection for good, and what the operator is to do. */
    public void whenRefused(Consumer<String> listener) {
        bot.whenRefused(listener);
    }

    /** Tells the listener when another process has taken the shards, after which another start may stand by. */
    public void whenLost(Consumer<String> listener) {
        workers.whenLost(() -> lost(listener));
    }

    /** The other process answers already. */
    private void lost(Consumer<String> listener) {
        bot.answerUntil(Instant.now());
        listener.accept(
                "Another process has taken these shards, since this one was frozen or cut off from the database. Start this one again; it stands by then.");
    }

    /** Makes backups of that database, which is this host's, from now on; to be called once. */
    public void keepBackups(StoredFile file, BackupPlan plan, Surroundings around) {
        var kept = new Backups(file, plan, services.clock(), around.survival());
        backups = Optional.of(kept);
        kept.start(around.pace());
    }

    /** Who the bot is on Discord, where it is, and how others let it in; to be asked when it is ready. */
    public String introduction() {
        return bot.introduction();
    }

    /** True while the connection to Discord stands. */
    public boolean connected() {
        return bot.connected();
    }

    /** How the threads are that do what is due. */
    public List<WorkerHealth> workers() {
        return workers.health();
    }

    /** What keeps the host from doing its work now, in words for the operator; empty if nothing does. */
    public List<String> complaints() {
        try {
            return Stream.of(
                            Optional.of("not connected").filter(words -> !connected()).stream(),
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
            return List.of("the database cannot be asked: " + failure.getMessage());
        }
    }

    /** Clocks rest meanwhile, so nobody loses by it; but whoever is to move does not know. */
    private Optional<String> overdue() {
        Instant now = services.clock().instant();
        return owed.overdue(now.minus(LONGEST_DELIVERY))
                .map(overdue -> "Discord has not taken %d board%s yet, the oldest for %d s"
                        .formatted(
                                overdue.boards(),
                                overdue.boards() == 1 ? "" : "s",
                                Duration.between(overdue.since(), now).toSeconds()));
    }

    private static String damaged(String finding) {
        return "the database is damaged: %s. Stop Dolmen, restore a backup and start it again".formatted(finding);
    }

    /**
     * Waits until the bot can be used.
     *
     * @return false if that has not come about in that time
     * @throws DiscordRefusedException if it will never come about
     */
    public boolean awaitReady(Duration longest) throws DiscordRefusedException, InterruptedException {
        return bot.awaitReady(longest);
    }

    /** How long it takes at most until another process answers in the place of this one; nothing where none can. */
    public Duration longestHandOver() {
        return database.lease().shared() ? succession.longest() : Duration.ZERO;
    }

    /** Lets another process that stands by answer in the place of this one; returns when it does, or when none can. */
    public void handOver() throws InterruptedException {
        succession.handOver();
    }

    /**
     * Answers what is in hand and posts what is owed, no longer than that; whoever comes meanwhile is told to try again
     * in a moment.
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
     * Finishes what is in hand, disconnects and closes the database; what is still owed is delivered at the next start.
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
