package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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

    /** Another process offers to answer from this time on, in milliseconds since 1970. */
    private static final String FROM = "from ";

    /** The holder confirms that it answers only until this time, in milliseconds since 1970; its fence follows. */
    private static final String UNTIL = "until ";

    private static final Duration GLANCE = Duration.ofMillis(500);

    /** The time that a holder gets to replace a lost connection, and one that answers already to take the lease. */
    private static final Duration COURTESY = Duration.ofSeconds(10);

    private static final Duration LONGEST_END = Duration.ofSeconds(2);

    private static final Duration UNTIL_ANSWERED = Duration.ofSeconds(2);

    /** A holder that was stalled for longer hears no offers of that time, because they may have been withdrawn. */
    private static final Duration STALLED = Duration.ofMillis(1_500);

    /** A process that answers before it has the lease looks at the database twice a second. */
    private static final Duration BELIEVED = Duration.ofSeconds(2);

    private final PostgresServer server;
    private final Shards shards;
    private volatile Optional<Heartbeat> tenure = Optional.empty();

    /** Records a loss for good, so that work in progress does not assume that it has the shards again. */
    private volatile boolean lostForGood;

    /** True once the lease was taken; from then on this process writes only while it holds the lease. */
    private volatile boolean fenced;

    /** The calls with which this process relieves another, or stands by while logged in. */
    private volatile Optional<ProcessCalls> relief = Optional.empty();

    /** The fence of a holder that has confirmed its relief, so that this process answers before it has the lease. */
    private volatile OptionalInt relieved = OptionalInt.empty();

    private final HolderSilence silence = new HolderSilence(System::nanoTime);
    private boolean suspected;

    /** The last look at which a process had the shards. */
    private Instant lastHeld = Instant.MIN;

    /** The last look that the server answered, in nanoseconds of the process's clock. */
    private volatile long lastLook;

    /** True after this process was asked for relief, until it waits again. */
    private boolean asked;

    /** The time from which this process comes again, after it could not relieve the holder. */
    private Instant nextRelief = Instant.MIN;

    ShardLease(PostgresServer server, Shards shards) {
        this.server = server;
        this.shards = shards;
    }

    @Override
    public boolean shared() {
        return true;
    }

    @Override
    public boolean take() {
        return tenure.isPresent() || (!answered() && takeFree());
    }

    /** True if another process answers already, and is about to take the lease. */
    private boolean answered() {
        try (ProcessCalls calls = ProcessCalls.among(server, shards)) {
            return relieved.isEmpty() && calls.answered();
        } catch (SQLException failure) {
            throw ServerObstacle.of(server.address(), failure);
        }
    }

    private synchronized boolean takeFree() {
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
        lastHeld = Instant.now();
        letOthersRelieve();
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

    /** A process that could not relieve the holder lets the others try first. */
    private void letOthersRelieve() {
        if (asked && relieved.isEmpty()) {
            nextRelief = Instant.now().plus(COURTESY);
            closeRelief();
        }
        asked = false;
    }

    private Optional<Waited> listen(BooleanSupplier givenUp, Instant notBefore)
            throws SQLException, InterruptedException {
        ProcessCalls calls = ProcessCalls.among(server, shards);
        try {
            answerAgain(calls);
            Optional<Waited> waited = Optional.empty();
            while (waited.isEmpty() && !givenUp.getAsBoolean()) {
                waited = look(calls, notBefore);
            }
            return waited;
        } finally {
            if (!relief.equals(Optional.of(calls))) {
                calls.close();
            }
        }
    }

    /** Marks this process again as the one that answers, after the server has ended the connection of its relief. */
    private void answerAgain(ProcessCalls calls) throws SQLException {
        if (relieved.isPresent() && calls.answer()) {
            relieveBy(Optional.of(calls));
        }
    }

    private Optional<Waited> look(ProcessCalls calls, Instant notBefore) throws SQLException, InterruptedException {
        Optional<Holder> holder = calls.holder();
        if (holder.isPresent()) {
            lastHeld = Instant.now();
            if (relieved.isPresent() && relieved.getAsInt() != holder.get().fence()) {
                log.warn(
                        "{} has taken shards {} instead of this process",
                        holder.get().words(),
                        shards);
                lostForGood = true;
                endRelief();
                return Optional.of(Waited.GIVEN_UP);
            }
        }
        lastLook = System.nanoTime();
        HolderSilence.Sign sign = holder.map(silence::of).orElse(HolderSilence.Sign.OVER);
        if (sign == HolderSilence.Sign.OVER
                && Instant.now().isAfter(notBefore)
                && (holder.isEmpty() || ended(calls, holder.get()))
                && nobodyAnswers(calls)
                && takeFree()) {
            endRelief();
            return Optional.of(Waited.TAKEN);
        }
        if (sign == HolderSilence.Sign.SUSPECT && !suspected && relieving(calls)) {
            suspected = true;
            return Optional.of(Waited.SILENT);
        }
        if (calls.heard(GLANCE).contains(WANTED) && Instant.now().isAfter(nextRelief) && relieving(calls)) {
            calls.say(COMING);
            asked = true;
            return Optional.of(Waited.ASKED);
        }
        return Optional.empty();
    }

    /** True if this process is to relieve the holder from now on. These calls replace those of an earlier relief. */
    private boolean relieving(ProcessCalls calls) throws SQLException {
        if (relieved.isPresent()) {
            return false;
        }
        endRelief();
        if (!calls.takeRelief()) {
            return false;
        }
        relief = Optional.of(calls);
        return true;
    }

    /** True unless another process relieves the holder that has just ended, and answers already. */
    private boolean nobodyAnswers(ProcessCalls calls) throws SQLException {
        return relieved.isPresent() || !calls.answered() || Instant.now().isAfter(lastHeld.plus(COURTESY));
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
        relieved = OptionalInt.empty();
        relieveBy(Optional.empty());
    }

    /** Closes the calls of the relief so far. */
    private void relieveBy(Optional<ProcessCalls> calls) throws SQLException {
        Optional<ProcessCalls> ended = relief;
        relief = calls;
        if (ended.isPresent()) {
            ended.get().close();
        }
    }

    /** Uses the open connection, since a busy server may take too long for a new one. */
    @Override
    public boolean relieve(Instant from) {
        try {
            return relief.isPresent() && confirmed(relief.get(), from);
        } catch (SQLException failure) {
            log.warn("Could not agree with the holder of shards {}: {}", shards, failure.getMessage());
            return false;
        }
    }

    private boolean confirmed(ProcessCalls calls, Instant from) throws SQLException {
        String confirmation = UNTIL + from.toEpochMilli() + " ";
        calls.say(FROM + from.toEpochMilli());
        Instant end = Instant.now().plus(UNTIL_ANSWERED);
        boolean held = true;
        while (held && Instant.now().isBefore(end)) {
            for (String word : calls.heard(GLANCE)) {
                if (word.startsWith(confirmation)) {
                    calls.answer();
                    lastLook = System.nanoTime();
                    relieved = OptionalInt.of(Integer.parseInt(word.substring(confirmation.length())));
                    return true;
                }
            }
            held = calls.holder().isPresent();
        }
        log.info("The holder of shards {} has not confirmed its relief, so this process does not answer", shards);
        return false;
    }

    @Override
    public Optional<Instant> handOver(Duration longest) {
        Instant latest = Instant.now().plus(longest);
        Optional<Instant> given = Optional.empty();
        try (ProcessCalls calls = ProcessCalls.among(server, shards)) {
            Instant end = Instant.now().plus(UNTIL_ANSWERED);
            boolean coming = false;
            long heard = System.nanoTime();
            while (given.isEmpty() && Instant.now().isBefore(end)) {
                if (!coming) {
                    // A process that has just begun to stand by listens a moment later.
                    calls.say(WANTED);
                }
                List<String> words = calls.heard(GLANCE);
                boolean stalled = System.nanoTime() - heard > STALLED.toNanos();
                heard = System.nanoTime();
                given = stalled ? Optional.empty() : offered(words);
                if (given.isPresent()) {
                    calls.say(UNTIL + given.get().toEpochMilli() + " " + server.fence());
                } else if (words.contains(COMING)) {
                    coming = true;
                    end = latest;
                } else if (coming && !calls.relieved()) {
                    log.info("The process that was coming for shards {} has given up; asking the others", shards);
                    coming = false;
                    // It may come once more.
                    end = earlier(Instant.now().plus(COURTESY).plus(UNTIL_ANSWERED), latest);
                }
            }
        } catch (SQLException failure) {
            // The store has logged that the server fails; a replica asks twice a second until it is back.
            log.debug("Could not ask another process to take over shards {}", shards, failure);
        }
        // After a failure, the other process may have received the confirmation.
        return given;
    }

    private static Optional<Instant> offered(List<String> words) {
        return words.stream()
                .filter(word -> word.startsWith(FROM))
                .map(word -> Instant.ofEpochMilli(Long.parseLong(word.substring(FROM.length()))))
                .findFirst();
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    @Override
    public boolean held() {
        return tenure.filter(Heartbeat::held).isPresent();
    }

    @Override
    public boolean lost() {
        return lostForGood || tenure.filter(Heartbeat::lost).isPresent() || unheard(COURTESY);
    }

    @Override
    public boolean doubtful() {
        return lostForGood || tenure.filter(Heartbeat::doubtful).isPresent() || unheard(BELIEVED);
    }

    /** True if this process answers before it has the lease, and the server has been silent for so long. */
    private boolean unheard(Duration silence) {
        return relieved.isPresent() && System.nanoTime() - lastLook > silence.toNanos();
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
        lostForGood = lost();
        tenure = Optional.empty();
        closeRelief();
    }

    private void closeRelief() {
        try {
            endRelief();
        } catch (SQLException failure) {
            log.debug("Could not close the connection of a relief", failure);
        }
    }
}
