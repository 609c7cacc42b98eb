package dolmen.bot.ops;

import dolmen.bot.analysis.AnalysisWorker;
import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.challenge.ChallengeWorker;
import dolmen.bot.match.computer.ThinkingWorker;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.DigestWorker;
import dolmen.bot.match.delivery.NoticeWorker;
import dolmen.bot.match.delivery.OutdatedMessageWorker;
import dolmen.bot.match.delivery.StrayBoardWorker;
import dolmen.bot.match.ending.ClosingWorker;
import dolmen.bot.match.silence.PlaceWatch;
import dolmen.bot.match.timekeeping.Absentees;
import dolmen.bot.match.timekeeping.Timekeeper;
import dolmen.bot.opening.OpeningWorker;
import dolmen.bot.ops.metrics.WorkerFigures;
import dolmen.bot.puzzle.DailyPuzzleWorker;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.Database.Queue;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The threads of a host that do what is due, one for each queue of the database. Safe for use by many threads. */
final class Workers implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Workers.class);

    /**
     * So many that all matches of a server which answers late, or not at all, can wait at once and leave room for
     * others; each holds a picture meanwhile.
     */
    private static final int MOST_AT_ONCE = 256;

    private final Database database;
    private final Surroundings around;
    private final DueLook dueLook;
    private volatile Runnable lost = () -> {};
    private final Poller notices;
    private final Poller challenges;
    private final Poller time;
    private final Poller digests;
    private final Poller puzzles;
    private final ConcurrentLanes<MatchId> matchLanes;
    private final ConcurrentLanes<ChannelId> channelLanes;
    private final ConcurrentLanes<ChallengeId> challengeLanes;
    private final Poller closings;
    private final ConcurrentLanes<MatchId> threadLanes;
    private final Poller places;
    private final Poller thoughts;
    private final Poller openings;
    private final ConcurrentLanes<MatchId> thoughtLanes;

    /** Workers that do not work yet; they can be woken. */
    Workers(Database database, Surroundings around) {
        this.database = database;
        this.around = around;
        this.dueLook = new DueLook(database, around.pace(), around.clock(), System::nanoTime);
        this.notices = poller("notices");
        this.challenges = poller("challenges");
        this.time = poller("time");
        this.digests = poller("digests");
        this.puzzles = poller("puzzles");
        this.closings = poller("closings");
        this.places = poller("places");
        this.thoughts = poller("thoughts");
        this.openings = poller("openings");
        this.matchLanes = lanes("a board", notices);
        this.channelLanes = lanes("old buttons", notices);
        this.challengeLanes = lanes("a challenge", challenges);
        this.threadLanes = lanes("a closed thread", closings);
        this.thoughtLanes = new ConcurrentLanes<>(
                Thread.ofPlatform().daemon().name("a thought"), thoughtsAtOnce(), around.survival(), thoughts::wake);
    }

    private <K> ConcurrentLanes<K> lanes(String name, Poller filling) {
        return new ConcurrentLanes<>(Thread.ofVirtual().name(name), MOST_AT_ONCE, around.survival(), filling::wake);
    }

    /** A core is left to those who answer people. */
    private static int thoughtsAtOnce() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    private Poller poller(String name) {
        return new Poller(name, around.pace(), around.survival(), around.clock());
    }

    /** Says that something may be owed to Discord now, or a computer player be to move; returns at once. */
    void wake() {
        notices.wake();
        thoughts.wake();
    }

    /**
     * Begins; to be called once.
     *
     * @param announcer the bot's, or one that is measured
     */
    void start(WiredServices wired, DiscordBot bot, Announcer announcer) {
        PlaceWatch watch = watch(wired, bot);
        startPlaces(wired, watch, bot);
        startNotices(wired, bot, announcer, watch);
        startChallenges(bot);
        startTime(wired, bot, watch);
        startDigests(wired.services(), bot);
        startPuzzles(wired.services(), bot);
        startClosings(wired.services(), bot);
        startThoughts(wired, bot);
        startOpenings(bot);
    }

    private PlaceWatch watch(WiredServices wired, DiscordBot bot) {
        return new PlaceWatch(
                database.matches().silences(),
                bot.places(),
                bot.envoy(),
                wired.services().matches(),
                wired.ledger(),
                this::wake,
                around.clock());
    }

    private void startPlaces(WiredServices wired, PlaceWatch watch, DiscordBot bot) {
        var strays = new StrayBoardWorker(
                database.matches().notices(),
                wired.services().matches(),
                bot.strayBoards(),
                matchLanes,
                around.clock());
        places.start(() -> onDuty(bot, () -> {
            watch.lookDue();
            strays.lookDue();
        }));
    }

    private void startNotices(WiredServices wired, DiscordBot bot, Announcer announcer, PlaceWatch watch) {
        var clock = around.clock();
        var played = database.matches();
        Services services = wired.services();
        var delivery = new NoticeWorker(
                played.notices(), services.matches(), services.preferences(), watch, announcer, matchLanes, clock);
        var outdated = new OutdatedMessageWorker(played.messages(), bot.buttonTaker(), channelLanes, clock);
        start(notices, EnumSet.of(Queue.NOTICES, Queue.BUTTONS), bot, () -> {
            delivery.deliverDue();
            outdated.takeDue();
        });
    }

    private void startChallenges(DiscordBot bot) {
        var offered = database.challenges();
        var worker = new ChallengeWorker(
                offered.repository(), offered.posted(), bot.challengeAnnouncer(), challengeLanes, around.clock());
        start(challenges, EnumSet.of(Queue.CHALLENGES, Queue.EXPIRIES), bot, worker::attendDue);
    }

    private void startTime(WiredServices wired, DiscordBot bot, PlaceWatch watch) {
        var people = database.people();
        Services services = wired.services();
        var timekeeper = new Timekeeper(
                database.matches().repository(),
                services.matches(),
                wired.ledger(),
                people.timeOff(),
                services.preferences(),
                new Absentees(bot.members(), people.departures()),
                watch,
                around.clock());
        time.start(
                () -> onDuty(bot, () -> {
                    timekeeper.giveSign();
                    if (anythingDue(EnumSet.of(Queue.TIME))) {
                        timekeeper.attendDue();
                    }
                }),
                () -> true,
                () -> waitingSince(Queue.TIME));
    }

    private void startDigests(Services services, DiscordBot bot) {
        var worker = new DigestWorker(
                database.people().digests(),
                services.preferences(),
                services.matches(),
                bot.digestAnnouncer(),
                around.clock());
        start(digests, EnumSet.of(Queue.DIGESTS), bot, worker::sendDue);
    }

    private void startPuzzles(Services services, DiscordBot bot) {
        var worker = new DailyPuzzleWorker(
                database.puzzles().daily(),
                services.puzzles().book(),
                services.preferences(),
                bot.dailyAnnouncer(),
                around.clock());
        start(puzzles, EnumSet.of(Queue.PUZZLES), bot, worker::postDue);
    }

    private void startClosings(Services services, DiscordBot bot) {
        var worker = new ClosingWorker(
                database.matches().closings(), services.matches(), bot.threadCloser(), threadLanes, around.clock());
        start(closings, EnumSet.of(Queue.CLOSINGS), bot, worker::closeDue);
    }

    private void startThoughts(WiredServices wired, DiscordBot bot) {
        var worker = new ThinkingWorker(
                database.matches().thoughts(),
                wired.services().matches(),
                wired.ledger(),
                bot.typing(),
                around.solved(),
                around.random(),
                thoughtLanes,
                around.clock());
        var analyses = new AnalysisWorker(
                database.matches().analyses(),
                wired.services().matches()::find,
                around.effort(),
                thoughtLanes,
                around.clock());
        var brought = new AnalysisWorker(
                wired.brought(), wired.brought()::match, around.effort(), thoughtLanes, around.clock());
        thoughts.start(
                () -> onDuty(bot, () -> {
                    worker.thinkDue();
                    analyses.lookDue();
                    brought.lookDue();
                }),
                () -> anythingDue(EnumSet.of(Queue.THOUGHTS, Queue.ANALYSES))
                        || !wired.brought().due(around.clock().instant(), 1).isEmpty(),
                () -> waitingSince(Queue.THOUGHTS));
    }

    private void startOpenings(DiscordBot bot) {
        var worker = new OpeningWorker(database.matches().openings(), openings::wake);
        openings.start(
                () -> onDuty(bot, worker::readSome), () -> anythingDue(EnumSet.of(Queue.OPENINGS)), Optional::empty);
    }

    /** @param queues of which the first tells how late the poller is */
    private void start(Poller poller, EnumSet<Queue> queues, DiscordBot bot, Runnable doWhatIsDue) {
        poller.start(
                () -> onDuty(bot, doWhatIsDue),
                () -> anythingDue(queues),
                () -> waitingSince(queues.iterator().next()));
    }

    /** A store that cannot be asked is asked again by the pass, which knows what to do about it. */
    private boolean anythingDue(Set<Queue> queues) {
        try {
            return dueLook.any(queues);
        } catch (StorageFaultException fault) {
            log.trace("Nothing is known of what is due", fault);
            return true;
        }
    }

    private Optional<Instant> waitingSince(Queue queue) {
        return database.waitingSince(queue, around.clock().instant());
    }

    /**
     * Attempts without a connection would only wear out the patience with which what is owed is tried again. Nobody
     * loses on time either while players cannot reach the host; such a time counts as an outage. What is wrong with the
     * store was told when it began; what is due waits until it is over.
     */
    private void onDuty(DiscordBot bot, Runnable doWhatIsDue) {
        try {
            if (!database.lease().held()) {
                lost.run();
            } else if (bot.connected()) {
                doWhatIsDue.run();
            }
        } catch (StorageFaultException fault) {
            log.debug("What is due waits for the store", fault);
        }
    }

    /** Has that done when another process has taken the shards of this one, so that nothing is done here any more. */
    void whenLost(Runnable act) {
        lost = act;
    }

    /** Where the figures of each are found, by its name. */
    Map<String, Supplier<WorkerFigures>> figures() {
        return all().collect(Collectors.toMap(Poller::name, poller -> poller::figures));
    }

    /** How they are now. */
    List<WorkerHealth> health() {
        return all().map(Poller::health).toList();
    }

    /** Finishes what is in hand and stops. */
    @Override
    public void close() {
        all().forEach(Poller::close);
        Stream.of(matchLanes, channelLanes, challengeLanes, threadLanes, thoughtLanes)
                .forEach(ConcurrentLanes::close);
    }

    private Stream<Poller> all() {
        return Stream.of(notices, challenges, time, digests, puzzles, closings, places, thoughts, openings);
    }
}
