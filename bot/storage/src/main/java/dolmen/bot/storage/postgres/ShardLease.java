package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The lease of some shards, held through locks of the database. Safe for use by many threads. */
final class ShardLease implements Lease {
    private static final Logger log = LoggerFactory.getLogger(ShardLease.class);

    /** The holder wants to be relieved. */
    private static final String WANTED = "wanted";

    /** Another process is about to relieve the holder. */
    private static final String COMING = "coming";

    /** Another process relieves the holder from this time on, in milliseconds since 1970. */
    private static final String FROM = "from ";

    private static final Duration GLANCE = Duration.ofMillis(500);

    /** The time that a holder gets to replace a lost connection. */
    private static final Duration COURTESY = Duration.ofSeconds(10);

    private static final Duration LONGEST_END = Duration.ofSeconds(2);

    private static final Duration UNTIL_ANSWERED = Duration.ofSeconds(2);

    private final PostgresServer server;
    private final Shards shards;
    private volatile Optional<Heartbeat> tenure = Optional.empty();

    /** Records a loss after closing, so that work in progress does not assume that it has the shards again. */
    private volatile boolean lostBeforeClosing;

    /** True once the lease was taken; from then on this process writes only while it holds the lease. */
    private volatile boolean fenced;

    /** The calls with which this process relieves another, or stands by while logged in. */
    private volatile Optional<ProcessCalls> relief = Optional.empty();

    private final HolderSilence silence = new HolderSilence(System::nanoTime);
    private boolean suspected;

    ShardLease(PostgresServer server, Shards shards) {
        this.server = server;
        this.shards = shards;
    }

    @Override
    public boolean shared() {
        return true;
    }

    @Override
    public synchronized boolean take() {
        if (tenure.isEmpty()) {
            Optional<HeldLocks> taken = HeldLocks.take(server, Locks.each(shards, server.fence(), server.replica()));
            fenced = fenced || taken.isPresent();
            tenure = taken.map(locks -> Heartbeat.of(locks, ClockReading.Clocks.OF_MACHINE, this::heldByOther));
        }
        return tenure.isPresent();
    }

    /** The number that bars this process from writing once the lease is lost; empty before the lease was taken. */
    OptionalInt fence() {
        return fenced ? OptionalInt.of(server.fence()) : OptionalInt.empty();
    }

    /**
     * If the server cannot be reached, this is logged once and tried again. After such an outage, the holder gets ten
     * seconds to come back first. If several processes wait, one of them relieves the holder.
     */
    @Override
    public Waited await(BooleanSupplier givenUp) throws InterruptedException {
        Instant notBefore = Instant.MIN;
        while (!givenUp.getAsBoolean()) {
            try {
                Optional<Waited> waited = listen(givenUp, notBefore);
                if (waited.isPresent()) {
                    return waited.get();
                }
            } catch (SQLException | UnusableDatabaseException failure) {
                if (Instant.now().isAfter(notBefore)) {
                    log.warn("Could not find out who has shards {}: {}", shards, failure.getMessage());
                }
                notBefore = Instant.now().plus(COURTESY);
                Thread.sleep(GLANCE);
            }
        }
        return Waited.GIVEN_UP;
    }

    private Optional<Waited> listen(BooleanSupplier givenUp, Instant notBefore)
            throws SQLException, InterruptedException {
        ProcessCalls calls = ProcessCalls.among(server, shards);
        try {
            while (!givenUp.getAsBoolean()) {
                Optional<Holder> holder = calls.holder();
                HolderSilence.Sign sign = holder.map(silence::of).orElse(HolderSilence.Sign.OVER);
                if (sign == HolderSilence.Sign.OVER
                        && Instant.now().isAfter(notBefore)
                        && (holder.isEmpty() || ended(calls, holder.get()))
                        && take()) {
                    endRelief();
                    return Optional.of(Waited.TAKEN);
                }
                if (sign == HolderSilence.Sign.SUSPECT && !suspected && relieving(calls)) {
                    suspected = true;
                    return Optional.of(Waited.SILENT);
                }
                if (calls.heard(GLANCE).contains(WANTED) && relieving(calls)) {
                    calls.say(COMING);
                    return Optional.of(Waited.ASKED);
                }
            }
            return Optional.empty();
        } finally {
            if (!relief.equals(Optional.of(calls))) {
                calls.close();
            }
        }
    }

    /** True if this process is to relieve the holder. These calls replace those of an earlier relief. */
    private boolean relieving(ProcessCalls calls) throws SQLException {
        endRelief();
        if (!calls.takeRelief()) {
            return false;
        }
        relief = Optional.of(calls);
        return true;
    }

    /** Ends the connections of a frozen process, and with them its locks and unfinished transactions. */
    private static boolean ended(ProcessCalls calls, Holder silent) throws SQLException, InterruptedException {
        log.warn(
                "{} has sent no heartbeat for {} s. Ending its database connections",
                silent.words(),
                silent.silence().toSeconds());
        return calls.end(silent.fence(), LONGEST_END);
    }

    private void endRelief() throws SQLException {
        Optional<ProcessCalls> ended = relief;
        relief = Optional.empty();
        if (ended.isPresent()) {
            ended.get().close();
        }
    }

    /** Uses the open connection, since a busy server may take too long for a new one. */
    @Override
    public boolean relieve(Instant from) {
        String word = FROM + from.toEpochMilli();
        try {
            if (relief.isPresent()) {
                relief.get().say(word);
            } else {
                try (ProcessCalls calls = ProcessCalls.among(server, shards)) {
                    calls.say(word);
                }
            }
            return true;
        } catch (SQLException failure) {
            log.warn("Could not notify the holder of shards {}: {}", shards, failure.getMessage());
            return false;
        }
    }

    @Override
    public Optional<Instant> handOver(Duration longest) throws InterruptedException {
        boolean answered = false;
        try (ProcessCalls calls = ProcessCalls.among(server, shards)) {
            Instant end = Instant.now().plus(UNTIL_ANSWERED);
            while (Instant.now().isBefore(end)) {
                if (!answered) {
                    // A process that has just begun to stand by listens a moment later.
                    calls.say(WANTED);
                }
                for (String word : calls.heard(GLANCE)) {
                    if (word.equals(COMING)) {
                        answered = true;
                        end = Instant.now().plus(longest);
                    } else if (word.startsWith(FROM)) {
                        return Optional.of(Instant.ofEpochMilli(Long.parseLong(word.substring(FROM.length()))));
                    }
                }
            }
        } catch (SQLException failure) {
            log.warn("Could not ask another process to take over shards {}: {}", shards, failure.getMessage());
        }
        return answered ? Optional.of(Instant.now()) : Optional.empty();
    }

    @Override
    public boolean held() {
        return tenure.filter(Heartbeat::held).isPresent();
    }

    @Override
    public boolean lost() {
        return lostBeforeClosing || tenure.filter(Heartbeat::lost).isPresent();
    }

    @Override
    public boolean doubtful() {
        return lostBeforeClosing || tenure.filter(Heartbeat::doubtful).isPresent();
    }

    /** A lost connection may hold the locks until the server notices that it is gone. */
    private boolean heldByOther(int backend) {
        return whoHolds().filter(holder -> holder.backend() != backend).isPresent();
    }

    @Override
    public Optional<String> holder() {
        return whoHolds().map(Holder::words);
    }

    private Optional<Holder> whoHolds() {
        try (Connection connection = server.source().getConnection()) {
            return Holder.find(connection, shards);
        } catch (SQLException failure) {
            throw ServerObstacle.of(server.address(), failure);
        }
    }

    @Override
    public synchronized void close() {
        tenure.ifPresent(Heartbeat::close);
        lostBeforeClosing = lost();
        tenure = Optional.empty();
        try {
            endRelief();
        } catch (SQLException failure) {
            log.debug("Could not close the connection of a relief", failure);
        }
    }
}
