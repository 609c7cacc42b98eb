package dolmen.bot.ops;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.id.Players;
import dolmen.bot.id.RememberedPlayers;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.images.PlaquePictures;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.Pictures;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.ChallengeWorker;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.delivery.DigestWorker;
import dolmen.bot.match.delivery.NoticeWorker;
import dolmen.bot.match.delivery.OutdatedMessageWorker;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.plan.PlannedAnswers;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.timekeeping.Absentees;
import dolmen.bot.match.timekeeping.Timekeeper;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.Database;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A running host: its database, its connection to Discord and the threads that do what is due, wired together. Safe for
 * use by many threads.
 */
public final class Host implements AutoCloseable {
    private static final Duration POLLING_PACE = Duration.ofSeconds(1);
    private static final Duration LIFE_OF_CHALLENGE = Duration.ofHours(24);

    private final Database database;
    private final Services services;
    private final DiscordBot bot;
    private final List<Poller> pollers;

    private Host(Database database, Services services, DiscordBot bot, List<Poller> pollers) {
        this.database = database;
        this.services = services;
        this.bot = bot;
        this.pollers = List.copyOf(pollers);
    }

    /**
     * Opens the database, logs in to Discord and begins to deliver what is owed.
     *
     * @param random for dealing seats and for what chance does; used by many threads
     * @throws dolmen.bot.storage.UnusableDatabaseException if the database cannot be opened, in words for the operator
     * @throws DiscordRefusedException if Discord does not let the bot in, in words for the operator
     */
    public static Host start(
            GameRegistry games,
            Path databaseFile,
            DiscordConfiguration discord,
            InstantSource clock,
            RandomGenerator random)
            throws DiscordRefusedException {
        Database database = Database.open(databaseFile, games);
        try {
            Typeface typeface = Typeface.load();
            return start(
                    games,
                    database,
                    players -> warmPictures(players, typeface, games),
                    players -> new PlaquePictures(games, players, new PlaqueRenderer(typeface)),
                    discord,
                    clock,
                    random,
                    POLLING_PACE,
                    Ticker.systemTicker());
        } catch (DiscordRefusedException | RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    private static Pictures warmPictures(Players players, Typeface typeface, GameRegistry games) {
        var pictures = new BoardPictures(players, new BoardRenderer(typeface));
        pictures.warmUp(games);
        return pictures;
    }

    /**
     * The same on an open database, which the host closes in the end.
     *
     * @param pictures of boards, with the names of these players
     * @param plaques of ratings, with the names of these players
     * @param pollingPace how long what is due waits at most when nothing happens
     * @param talk the clock of the limits on messages
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
            Ticker talk)
            throws DiscordRefusedException {
        var notices = new Poller("notices", pollingPace);
        var challenges = new Poller("challenges", pollingPace);
        var time = new Poller("time", pollingPace);
        var digests = new Poller("digests", pollingPace);
        var played = database.matches();
        var offered = database.challenges();
        var people = database.people();
        var matches = played.repository();
        var live = new LiveMatches(matches);
        var ratings = new RatingService(
                database.ratings().ratings(), database.ratings().standings(), new Judge(games), clock);
        ratings.settle();
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
                offered.blocks(),
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
        DiscordBot bot = DiscordBot.start(discord, services, talk);
        var delivery = new NoticeWorker(played.notices(), live, preferences, ledger, bot.announcer(), clock);
        var outdated = new OutdatedMessageWorker(played.messages(), bot.buttonTaker(), clock);
        notices.start(onceConnected(bot, () -> {
            delivery.deliverDue();
            outdated.takeDue();
        }));
        challenges.start(onceConnected(
                bot,
                new ChallengeWorker(offered.repository(), offered.posted(), bot.challengeAnnouncer(), clock)
                        ::attendDue));
        var timekeeper = new Timekeeper(
                matches,
                live,
                ledger,
                people.timeOff(),
                preferences,
                new Absentees(bot.members(), people.departures()),
                clock);
        time.start(onceConnected(bot, timekeeper::attendDue));
        digests.start(onceConnected(
                bot, new DigestWorker(people.digests(), preferences, live, bot.digestAnnouncer(), clock)::sendDue));
        return new Host(database, services, bot, List.of(notices, challenges, time, digests));
    }

    /**
     * Attempts without a connection would only wear out the patience with which what is owed is tried again. Nobody
     * loses on time either while players cannot reach the host; such a time counts as an outage.
     */
    private static Runnable onceConnected(DiscordBot bot, Runnable doWhatIsDue) {
        return () -> {
            if (bot.connected()) {
                doWhatIsDue.run();
            }
        };
    }

    /** The services behind the bot. */
    public Services services() {
        return services;
    }

    /** True while the connection to Discord stands. */
    public boolean connected() {
        return bot.connected();
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
     * Finishes what is in hand, disconnects and closes the database; what is still owed is delivered at the next start.
     */
    @Override
    public void close() {
        pollers.forEach(Poller::close);
        bot.close();
        database.close();
    }
}
