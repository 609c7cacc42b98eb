package dolmen.bot.ops;

import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.ops.metrics.WorkerFigures;
import dolmen.bot.service.DueLanes;
import dolmen.bot.service.DueWork;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.Database.Queue;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The threads of a host that do due work, one for each queue of the database. Safe for use by many threads. */
final class Workers implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Workers.class);

    /**
     * The maximum number of lanes of a kind. All matches of a server that answers late, or not at all, can wait at once
     * and leave room for the others. Each holds a picture meanwhile.
     */
    private static final int MOST_AT_ONCE = 256;

    private final Database database;
    private final Surroundings around;
    private final DueLook dueLook;
    private volatile Runnable lost = () -> {};
    private final Poller notices;
    private final Poller challenges;
    private final Poller alerts;
    private final Poller tournaments;
    private final Poller time;
    private final Poller digests;
    private final Poller puzzles;
    private final ConcurrentLanes<MatchId> matchLanes;
    private final ConcurrentLanes<ChannelId> channelLanes;
    private final ConcurrentLanes<ChallengeId> challengeLanes;
    private final ConcurrentLanes<TournamentId> tournamentLanes;
    private final Poller closings;
    private final ConcurrentLanes<MatchId> threadLanes;
    private final Poller places;
    private final Poller thoughts;
    private final Poller openings;
    private final Poller symbols;
    private final ConcurrentLanes<MatchId> thoughtLanes;

    /** Creates workers that are not running yet; they can be woken. */
    Workers(Database database, Surroundings around) {
        this.database = database;
        this.around = around;
        this.dueLook = new DueLook(database, around.pace(), around.clock(), System::nanoTime);
        this.notices = poller("notices");
        this.challenges = poller("challenges");
        this.alerts = poller("alerts");
        this.tournaments = poller("tournaments");
        this.time = poller("time");
        this.digests = poller("digests");
        this.puzzles = poller("puzzles");
        this.closings = poller("closings");
        this.places = poller("places");
        this.thoughts = poller("thoughts");
        this.openings = poller("openings");
        this.symbols = poller("symbols");
        this.matchLanes = lanes("a board", notices);
        this.channelLanes = lanes("old buttons", notices);
        this.challengeLanes = lanes("a challenge", challenges);
        this.tournamentLanes = lanes("a tournament", tournaments);
        this.threadLanes = lanes("a closed thread", closings);
        this.thoughtLanes = new ConcurrentLanes<>(
                Thread.ofPlatform().daemon().name("a thought"),
                around.process().thoughts(),
                around.survival(),
                thoughts::wake);
    }

    private <K> ConcurrentLanes<K> lanes(String name, Poller filling) {
        return new ConcurrentLanes<>(
                Thread.ofVirtual().name(name), new Semaphore(MOST_AT_ONCE), around.survival(), filling::wake);
    }

    private Poller poller(String name) {
        return new Poller(name, around.pace(), around.survival(), around.clock());
    }

    /**
     * Reports that a message may be owed to Discord now, or that a computer player may be to move; returns immediately.
     */
    void wake() {
        notices.wake();
        thoughts.wake();
    }

    /** The lanes that these workers fill. */
    DueLanes dueLanes() {
        return new DueLanes(matchLanes, channelLanes, challengeLanes, tournamentLanes, threadLanes, thoughtLanes);
    }

    /** Reports that there are more openings to read; returns immediately. */
    void wakeOpenings() {
        openings.wake();
    }

    /**
     * Starts the workers; call it once.
     *
     * @param connected true while people can reach the host
     */
    void start(DueWork work, BooleanSupplier connected) {
        places.start(() -> onDuty(connected, work::lookAtPlaces));
        start(notices, EnumSet.of(Queue.NOTICES, Queue.BUTTONS), connected, work::deliverNotices);
        start(challenges, EnumSet.of(Queue.CHALLENGES, Queue.EXPIRIES), connected, work::attendChallenges);
        start(alerts, EnumSet.of(Queue.ALERTS), connected, work::alertToSeeks);
        start(tournaments, EnumSet.of(Queue.TOURNAMENTS), connected, work::attendTournaments);
        time.start(
                () -> onDuty(connected, () -> {
                    work.giveSign();
                    if (anythingDue(EnumSet.of(Queue.TIME))) {
                        work.attendTime();
                    }
                }),
                () -> true,
                () -> waitingSince(Queue.TIME));
        start(digests, EnumSet.of(Queue.DIGESTS), connected, work::sendDigests);
        start(puzzles, EnumSet.of(Queue.PUZZLES), connected, work::postPuzzles);
        start(closings, EnumSet.of(Queue.CLOSINGS), connected, work::closeThreads);
        thoughts.start(
                () -> onDuty(connected, work::think),
                () -> anythingDue(EnumSet.of(Queue.THOUGHTS, Queue.ANALYSES)) || work.broughtIsDue(),
                () -> waitingSince(Queue.THOUGHTS));
        openings.start(
                () -> onDuty(connected, work::readOpenings),
                () -> anythingDue(EnumSet.of(Queue.OPENINGS)),
                Optional::empty);
        symbols.start(() -> onDuty(connected, work::keepSymbols));
    }

    /** @param queues the queues of the poller; the first one measures its lateness */
    private void start(Poller poller, EnumSet<Queue> queues, BooleanSupplier connected, Runnable doWhatIsDue) {
        poller.start(
                () -> onDuty(connected, doWhatIsDue),
                () -> anythingDue(queues),
                () -> waitingSince(queues.iterator().next()));
    }

    /** True also if the store does not answer: the pass then queries it again and handles the fault. */
    private boolean anythingDue(Set<Queue> queues) {
        try {
            return dueLook.any(queues);
        } catch (StorageFaultException fault) {
            log.trace("Could not query the due work", fault);
            return true;
        }
    }

    private Optional<Instant> waitingSince(Queue queue) {
        return database.waitingSince(queue, around.clock().instant());
    }

    /**
     * Does due work only while connected. Attempts without a connection would only use up retries, and nobody may lose
     * on time while players cannot reach the host; such a time counts as an outage. A fault of the store was logged
     * when it began; due work waits until it is over.
     */
    private void onDuty(BooleanSupplier connected, Runnable doWhatIsDue) {
        try {
            if (!database.lease().held()) {
                lost.run();
            } else if (connected.getAsBoolean()) {
                doWhatIsDue.run();
            }
        } catch (StorageFaultException fault) {
            log.debug("Due work waits for the store", fault);
        }
    }

    /** Sets the action for the loss of the shards to another process, after which these workers do nothing. */
    void whenLost(Runnable act) {
        lost = act;
    }

    /** The figures of the workers, by name. */
    Map<String, Supplier<WorkerFigures>> figures() {
        return all().collect(Collectors.toMap(Poller::name, poller -> poller::figures));
    }

    /** The current state of the workers. */
    List<WorkerHealth> health() {
        return all().map(Poller::health).toList();
    }

    /** Finishes running work and stops. */
    @Override
    public void close() {
        all().forEach(Poller::close);
        Stream.of(matchLanes, channelLanes, challengeLanes, tournamentLanes, threadLanes, thoughtLanes)
                .forEach(ConcurrentLanes::close);
    }

    private Stream<Poller> all() {
        return Stream.of(
                notices,
                challenges,
                alerts,
                tournaments,
                time,
                digests,
                puzzles,
                closings,
                places,
                thoughts,
                openings,
                symbols);
    }
}
