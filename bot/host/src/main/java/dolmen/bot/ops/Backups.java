package dolmen.bot.ops;

import dolmen.bot.ops.configuration.BackupPlan;
import dolmen.bot.storage.BackupFolder;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.survival.Survival;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes daily backups of the host's database. They run on a platform thread, because a copy occupies it for long. A
 * failure is logged once, and the backup is retried until it succeeds. Safe for use by many threads.
 */
final class Backups implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Backups.class);
    private static final Duration BETWEEN = Duration.ofDays(1);
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMinutes(5);
    private static final Duration LONGEST_CLOSE = Duration.ofSeconds(10);

    private final StoredFile database;
    private final BackupPlan plan;
    private final InstantSource clock;
    private final Survival survival;
    private final Instant began;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("backups").factory());
    private volatile Optional<Instant> latest = Optional.empty();
    private volatile Instant nextAttempt = Instant.MIN;
    private final AtomicInteger failures = new AtomicInteger();

    Backups(StoredFile database, BackupPlan plan, InstantSource clock, Survival survival) {
        this.database = database;
        this.plan = plan;
        this.clock = clock;
        this.survival = survival;
        this.began = clock.instant();
    }

    /** Starts making backups when they are due; call it once. */
    void start(Duration pace) {
        Future<?> unused = thread.scheduleWithFixedDelay(this::attend, 0, pace.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void attend() {
        try {
            makeDue();
        } catch (RuntimeException | Error failure) {
            log.error("A backup has failed", failure);
            survival.met("backups", failure);
        }
    }

    /** Makes a backup if the latest is a day old or there is none. */
    void makeDue() {
        Instant now = clock.instant();
        if (now.isBefore(nextAttempt)) {
            return;
        }
        nextAttempt = now.plus(BETWEEN_ATTEMPTS);
        try {
            make(now);
            int failed = failures.getAndSet(0);
            if (failed > 0) {
                log.info("Backups succeed again. Failed attempts: {}.", failed);
            }
        } catch (IOException | UncheckedIOException | UnusableDatabaseException failure) {
            if (failures.getAndIncrement() == 0) {
                log.error(
                        "There is no backup of today; trying again every {} minutes. {}",
                        BETWEEN_ATTEMPTS.toMinutes(),
                        words(failure));
            }
        }
    }

    private void make(Instant now) throws IOException {
        if (Files.notExists(plan.folder())) {
            StoredFile.makeFolder(plan.folder());
        }
        var folder = new BackupFolder(plan.folder());
        // A backup from the future was made while the clock was wrong, and would delay the next one.
        latest = folder.latest().filter(made -> !made.isAfter(now));
        if (latest.filter(made -> made.plus(BETWEEN).isAfter(now)).isEmpty()) {
            log.info("Backed up as {}", folder.add(database, now));
            latest = Optional.of(now);
            folder.keep(plan.kept(), now);
        }
        nextAttempt = latest.map(made -> made.plus(BETWEEN)).orElseThrow();
    }

    private static String words(Exception failure) {
        return failure instanceof UnusableDatabaseException ? String.valueOf(failure.getMessage()) : failure.toString();
    }

    /** The age of the latest backup; without one, the time since the start. */
    Duration age() {
        return Duration.between(latest.orElse(began), clock.instant());
    }

    /** The number of failed attempts since the last success. */
    int failures() {
        return failures.get();
    }

    /** Gives a backup in progress a moment to finish. */
    @Override
    public void close() {
        thread.shutdown();
        try {
            boolean finished = thread.awaitTermination(LONGEST_CLOSE.toMillis(), TimeUnit.MILLISECONDS);
            log.debug("The last backup was finished: {}", finished);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
