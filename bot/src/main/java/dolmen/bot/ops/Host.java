package dolmen.bot.ops;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.Players;
import dolmen.bot.id.RememberedPlayers;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.images.Easels;
import dolmen.bot.images.PlaquePictures;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.challenge.BlockService;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.ChallengeWorker;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.delivery.DigestWorker;
import dolmen.bot.match.delivery.NoticeWorker;
import dolmen.bot.match.delivery.OutdatedMessageWorker;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.plan.PlannedAnswers;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.timekeeping.Absentees;
import dolmen.bot.match.timekeeping.Timekeeper;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.bot.ops.metrics.Metrics;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.Database;
import dolmen.bot.survival.Survival;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running host: its database, its connection to Discord and the threads that do what is due, wired together. Safe for
 * use by many threads.
 */
public final class Host implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Host.class);
    private static final Duration POLLING_PACE = Duration.ofSeconds(1);
    private static final Duration GLANCE = Duration.ofMillis(50);
    private static final Duration LIFE_OF_CHALLENGE = Duration.ofHours(24);

    private final Database database;
    private final Services services;
    private final DiscordBot bot;
    private final List<Poller> pollers;
    private final InstantSource clock;
    private final Metrics metrics;
    private final Preparation preparation;
    private final NoticeQueue owed;

    private Host(
            Database database,
            Services services,
            DiscordBot bot,
            List<Poller> pollers,
            InstantSource clock,
            Metrics metrics,
            Preparation preparation) {
        this.database = database;
        this.services = services;
        this.bot = bot;
        this.pollers = List.copyOf(pollers);
        this.clock = clock;
        this.metrics = metrics;
        this.preparation = preparation;
        this.owed = database.matches().notices();
    }

    /**
     * Opens the database, logs in to Discord and begins to deliver what is owed.
     *
     * @param random for dealing seats and for what chance does; used by many threads
     * @param survival what the process survives
     * @throws dolmen.bot.storage.UnusableDatabaseException if the database cannot be opened, in words for the operator
     * @throws DiscordRefusedException if Discord does not let the bot in, in words for the operator
     */
    public static Host start(
            GameRegistry games,
            Path databaseFile,
            DiscordConfiguration discord,
            InstantSource clock,
            RandomGenerator random,
            Survival survival)
            throws DiscordRefusedException {
        Database database = Database.open(databaseFile, games);
        try {
            Typeface typeface = Typeface.load();
            HeapShares shares = HeapShares.ofProcess();
            var easels = new Easels(shares.drawings());
            return start(
                    games,
                    database,
                    players -> new BoardPictures(
                            players,
                            new BoardRenderer(typeface, shares.pieces(), shares.backgrounds()),
                            shares.boards(),
                            easels),
                    players -> new PlaquePictures(
                            games, players, new PlaqueRenderer(typeface, shares.plates()), shares.plaques(), easels),
                    discord,
                    new SteadyClock(clock, System::nanoTime),
                    random,
                    POLLING_PACE,
                    Ticker.systemTicker(),
                    survival);
        } catch (DiscordRefusedException | RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    /**
     * The same on an open database, which the host closes in the end.
     *
     * @param pictures of boards, with the names of these players
     * @param plaques of ratings, with the names of these players
     * @param pollingPace how long what is due waits at most when nothing happens
     * @param talk the clock of the limits on messages
     * @param survival what the process survives
     */
    public static Host start(
            GameRegistry games,
            Database database,
            Function<Players, Pictures> pictures,
            Function<Players, RatingPictures> plaques,
            DiscordConfiguration discord,
            InstantSource clock,
            RandomGenerator random,
            Duration pollingPace,
            Ticker talk,
            Survival survival)
            throws DiscordRefusedException {
        var metrics = new Metrics(clock);
        metrics.watch(database);
        metrics.watch(survival.uncaught());
        var notices = new Poller("notices", pollingPace, survival, clock);
        var challenges = new Poller("challenges", pollingPace, survival, clock);
        var time = new Poller("time", pollingPace, survival, clock);
        var digests = new Poller("digests", pollingPace, survival, clock);
        var played = database.matches();
        var offered = database.challenges();
        var people = database.people();
        var matches = played.repository();
        var live = new LiveMatches(matches, HeapShares.ofProcess().matches());
        metrics.watch("matches", live.atHand());
        var ratings = new RatingService(
                database.ratings().ratings(), database.ratings().standings(), new Judge(games), clock);
        var preferences = new PreferenceService(people.preferences(), person -> {
            matches.lookAtAllOf(person);
            ratings.relist(person);
        });
        var players = new RememberedPlayers(people.names());
        var calendars = new Calendars(people.timeOff(), preferences);
        var ledger =
                new Ledger(matches, live, new PlannedAnswers(played.plans()), calendars, clock, random, notices::wake);
        var play = new MatchService(matches, live, ledger);
        var proposals = new ChallengeService(
                games,
                offered.repository(),
                offered.blocks(),
                live,
                calendars,
                clock,
                random,
                LIFE_OF_CHALLENGE,
                notices::wake);
        var services = new Services(
                games,
                proposals,
                new Rematches(live, offered.repository(), offered.blocks(), clock, LIFE_OF_CHALLENGE),
                offered.posted(),
                new BlockService(offered.blocks(), offered.repository(), clock),
                play,
                new PlanService(live, played.plans()),
                new EtiquetteService(live, ledger),
                new ModerationService(live, ledger),
                new VacationService(people.timeOff(), matches, clock),
                calendars,
                new MatchFinder(live),
                live,
                ratings,
                played.histories(),
                new PrivacyService(people.traces(), play, offered.repository(), proposals, live, person -> {
                    preferences.forget(person);
                    players.forget(person);
                }),
                players,
                preferences,
                played.messages(),
                pictures.apply(players),
                plaques.apply(players),
                clock);
        DiscordBot bot = DiscordBot.start(discord, services, talk, survival, metrics.ofDiscord());
        metrics.watch(bot);
        var delivery =
                new NoticeWorker(played.notices(), live, preferences, ledger, metrics.measured(bot.announcer()), clock);
        var outdated = new OutdatedMessageWorker(played.messages(), bot.buttonTaker(), clock);
        notices.start(
                onceConnected(bot, () -> {
                    delivery.deliverDue();
                    outdated.takeDue();
                }),
                () -> database.waitingSince(Database.Queue.NOTICES, clock.instant()));
        var announced = new ChallengeWorker(offered.repository(), offered.posted(), bot.challengeAnnouncer(), clock);
        challenges.start(
                onceConnected(bot, announced::attendDue),
                () -> database.waitingSince(Database.Queue.CHALLENGES, clock.instant()));
        var timekeeper = new Timekeeper(
                matches,
                live,
                ledger,
                people.timeOff(),
                preferences,
                new Absentees(bot.members(), people.departures()),
                clock);
        time.start(
                onceConnected(bot, timekeeper::attendDue),
                () -> database.waitingSince(Database.Queue.TIME, clock.instant()));
        var digest = new DigestWorker(people.digests(), preferences, live, bot.digestAnnouncer(), clock);
        digests.start(
                onceConnected(bot, digest::sendDue),
                () -> database.waitingSince(Database.Queue.DIGESTS, clock.instant()));
        List<Poller> pollers = List.of(notices, challenges, time, digests);
        pollers.forEach(worker -> metrics.watchWorker(worker.name(), worker::figures));
        metrics.watchPictures("boards", services.pictures()::kept);
        metrics.watchPictures("plaques", services.ratingPictures()::kept);
        return new Host(
                database,
                services,
                bot,
                pollers,
                clock,
                metrics,
                Preparation.begin(
                        List.of(ratings::settle, () -> services.pictures().warmUp(games), database::check)));
    }

    /**
     * Attempts without a connection would only wear out the patience with which what is owed is tried again. Nobody
     * loses on time either while players cannot reach the host; such a time counts as an outage. What is wrong with the
     * store was told when it began; what is due waits until it is over.
     */
    private static Runnable onceConnected(DiscordBot bot, Runnable doWhatIsDue) {
        return () -> {
            try {
                if (bot.connected()) {
                    doWhatIsDue.run();
                }
            } catch (StorageFaultException fault) {
                log.debug("What is due waits for the store", fault);
            }
        };
    }

    /** The services behind the bot. */
    public Services services() {
        return services;
    }

    /** What is measured, as Prometheus reads it. */
    public String metrics() {
        return metrics.text();
    }

    /** True while the connection to Discord stands. */
    public boolean connected() {
        return bot.connected();
    }

    /** How the threads are that do what is due. */
    public List<WorkerHealth> workers() {
        return pollers.stream().map(Poller::health).toList();
    }

    /** What keeps the host from doing its work now, in words for the operator; empty if nothing does. */
    public List<String> complaints() {
        try {
            return Stream.of(
                            Optional.of("not connected").filter(words -> !connected()).stream(),
                            database.damage().map(Host::damaged).stream(),
                            workers().stream()
                                    .map(worker -> worker.complaint(clock.instant()))
                                    .flatMap(Optional::stream))
                    .flatMap(complaints -> complaints)
                    .toList();
        } catch (RuntimeException failure) {
            return List.of("the database cannot be asked: " + failure.getMessage());
        }
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
        pollers.forEach(Poller::close);
        bot.close();
        preparation.close();
        database.close();
        metrics.close();
    }
}
