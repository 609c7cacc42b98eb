package dolmen.bot.ops.replica;

import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.id.Shards;
import dolmen.bot.ops.Host;
import dolmen.bot.ops.Standby;
import dolmen.bot.ops.Studio;
import dolmen.bot.ops.Surroundings;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.sql.Lease;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time of a replica with one shard: it waits for the shard, serves it with a host, and gives it back on request.
 * Safe for use by many threads.
 */
final class Tenancy {
    private static final Logger log = LoggerFactory.getLogger(Tenancy.class);
    private static final Duration GLANCE = Duration.ofMillis(500);
    private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

    private final Shards shard;
    private final Supplier<Database> opening;
    private final Studio studio;
    private final Surroundings around;
    private final Duration drain;
    private final Consumer<String> refused;
    private final Thread thread;
    private volatile Optional<Host> host = Optional.empty();
    private volatile boolean wanted = true;
    private volatile boolean atDiscord;
    private volatile boolean lost;

    /** The time by which this ends even if no other replica comes for the shard, on the clock of nanoseconds. */
    private volatile Optional<Long> end = Optional.empty();

    /**
     * Creates a tenancy, which has yet to begin.
     *
     * @param opening opens the database for the shard
     * @param drain the maximum time for running work at the end
     * @param refused receives advice for the operator if Discord refuses the bot for good
     */
    Tenancy(
            Shards shard,
            Supplier<Database> opening,
            Studio studio,
            Surroundings around,
            Duration drain,
            Consumer<String> refused) {
        this.shard = shard;
        this.opening = opening;
        this.studio = studio;
        this.around = around;
        this.drain = drain;
        this.refused = refused;
        this.thread = Thread.ofPlatform().daemon().name("shard " + shard).unstarted(this::run);
    }

    /** Begins to wait for the shard; call it once. */
    void begin() {
        thread.start();
    }

    private void run() {
        try {
            attempt();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            host = Optional.empty();
            atDiscord = false;
        }
    }

    private void attempt() throws InterruptedException {
        try (Database database = opening.get()) {
            Optional<Host> started = started(database);
            if (started.isPresent()) {
                try (Host serving = started.get()) {
                    serve(serving);
                }
            }
        } catch (DiscordRefusedException refusal) {
            refused.accept(String.valueOf(refusal.getMessage()));
        } catch (RuntimeException failure) {
            log.warn("Shard {} cannot be served now", shard, failure);
            Thread.sleep(AFTER_FAILURE);
        }
    }

    private Optional<Host> started(Database database) throws DiscordRefusedException, InterruptedException {
        Lease.Waited waited = Standby.await(database.lease(), () -> {}, () -> true, () -> !wanted);
        atDiscord = waited != Lease.Waited.GIVEN_UP;
        return switch (waited) {
            case TAKEN -> Host.start(database, studio, around, () -> !wanted);
            case ASKED, SILENT -> Host.relieve(database, studio, around, waited, () -> !wanted);
            case GIVEN_UP -> Optional.empty();
        };
    }

    private void serve(Host serving) throws InterruptedException {
        host = Optional.of(serving);
        serving.whenRefused(refused);
        serving.whenLost(why -> lost = true);
        log.info("This process serves shard {}", shard);
        while (!lost && (wanted || !given(serving))) {
            Thread.sleep(GLANCE);
        }
        if (lost) {
            log.warn("Another process has taken shard {}, because this one was frozen or cut off", shard);
        } else {
            log.info("This process has given back shard {}", shard);
            serving.drain(drain);
        }
    }

    /** True once another replica answers, or this process must stop without it. */
    private boolean given(Host serving) throws InterruptedException {
        return serving.handOver()
                || end.filter(then -> System.nanoTime() > then).isPresent();
    }

    /** Keeps the shard, or gives it back as soon as another replica waits for it. */
    void want(boolean shardIsOurs) {
        wanted = shardIsOurs;
    }

    /** Gives the shard back, if necessary to nobody. */
    void stop(Duration longest) {
        end = Optional.of(System.nanoTime() + longest.toNanos());
        wanted = false;
    }

    /** The host, while this process serves the shard. */
    Optional<Host> host() {
        return host;
    }

    /** True while this process logs in for the shard, or serves it. */
    boolean atDiscord() {
        return atDiscord;
    }

    boolean ended() {
        return !thread.isAlive();
    }

    void awaitEnd() throws InterruptedException {
        thread.join();
    }
}
