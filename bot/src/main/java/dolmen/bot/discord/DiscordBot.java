package dolmen.bot.discord;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.board.ThreadKeeper;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.DiscordMembers;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.discord.ending.EndingFeature;
import dolmen.bot.discord.guide.GuideFeature;
import dolmen.bot.discord.place.DiscordPlaces;
import dolmen.bot.discord.place.DiscordTyping;
import dolmen.bot.discord.place.PlaceEvents;
import dolmen.bot.discord.puzzle.PuzzleFeature;
import dolmen.bot.discord.settings.Invitation;
import dolmen.bot.discord.turn.TurnFeature;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.computer.Typing;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.ending.ThreadCloser;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Places;
import dolmen.bot.match.timekeeping.Members;
import dolmen.bot.puzzle.DailyAnnouncer;
import dolmen.bot.survival.Survival;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.cache.CacheFlag;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import net.dv8tion.jda.internal.utils.IOUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bot on Discord, from its login until it is closed. Safe for use by many threads.
 *
 * <p>It needs no privileged intent, and lets none of its messages mention anybody whom the message does not name.
 */
public final class DiscordBot implements AutoCloseable {
    /** The events of messages; they bring words only where the bot is mentioned or spoken to in private. */
    private static final Set<GatewayIntent> INTENTS =
            Set.of(GatewayIntent.GUILD_MESSAGES, GatewayIntent.DIRECT_MESSAGES);

    private static final Logger log = LoggerFactory.getLogger(DiscordBot.class);
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(10);
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(2);
    private static final Duration LONGEST_SHUTDOWN = Duration.ofSeconds(5);

    /** The least that the client allows; it would else wait for up to a quarter of an hour after a long outage. */
    private static final int LONGEST_RECONNECT_SECONDS = 32;

    private final JDA jda;
    private final InFlight inFlight;
    private final InFlight farewells;
    private final Readiness readiness;
    private final Refusals refusals;
    private final Announcer announcer;
    private final ChallengeAnnouncer challengeAnnouncer;
    private final DigestAnnouncer digestAnnouncer;
    private final DailyAnnouncer dailyAnnouncer;
    private final ButtonTaker buttonTaker;
    private final ThreadCloser threadCloser;
    private final Places places;
    private final Envoy envoy;

    private DiscordBot(
            JDA jda,
            InFlight inFlight,
            InFlight farewells,
            Readiness readiness,
            Refusals refusals,
            Announcer announcer,
            ChallengeAnnouncer challengeAnnouncer,
            DigestAnnouncer digestAnnouncer,
            DailyAnnouncer dailyAnnouncer,
            ButtonTaker buttonTaker,
            ThreadCloser threadCloser,
            Places places,
            Envoy envoy) {
        this.jda = jda;
        this.inFlight = inFlight;
        this.farewells = farewells;
        this.readiness = readiness;
        this.refusals = refusals;
        this.announcer = announcer;
        this.challengeAnnouncer = challengeAnnouncer;
        this.digestAnnouncer = digestAnnouncer;
        this.dailyAnnouncer = dailyAnnouncer;
        this.buttonTaker = buttonTaker;
        this.threadCloser = threadCloser;
        this.places = places;
        this.envoy = envoy;
    }

    /**
     * Logs in and begins to connect; interactions are answered from the moment the connection stands. Waits as long as
     * Discord cannot be reached.
     *
     * @param time the clock of the limits on messages
     * @param survival told when an error stopped an interaction from being answered
     * @throws DiscordRefusedException if Discord does not know the token
     */
    public static DiscordBot start(
            DiscordConfiguration configuration, Services services, Ticker time, Survival survival, DiscordWatch watch)
            throws DiscordRefusedException {
        MessageRequest.setDefaultMentions(EnumSet.noneOf(Message.MentionType.class));
        Desk desk = Desk.of(services, configuration.policies());
        Boards boards = Boards.of(desk);
        var challenges = new ChallengeFeature(desk, boards);
        var handlers = new Handlers(new AllFeatures(desk, boards, challenges).features());
        var inFlight = new InFlight(survival);
        var farewells = new InFlight(survival);
        var readiness = new Readiness(desk.words().commands(), handlers.definitions());
        var refusals = new Refusals();
        refusals.tell(readiness::refuse);
        var measuring = new Measuring(watch);
        var placeEvents = new PlaceEvents();
        Object[] listeners = {
            measuring,
            placeEvents,
            readiness,
            refusals,
            GuideFeature.greeting(desk),
            new InteractionListener(handlers, desk.words().names(), inFlight, farewells),
            TurnFeature.listener(desk, boards, inFlight, time),
            new ThreadKeeper(services.matches(), inFlight),
            challenges.archivedThreads(inFlight)
        };
        JDA jda = logIn(() -> builder(configuration)
                .setHttpClientBuilder(IOUtil.newHttpClientBuilder()
                        .addInterceptor(new Pacing())
                        .addInterceptor(measuring))
                .addEventListeners(listeners));
        return new DiscordBot(
                jda,
                inFlight,
                farewells,
                readiness,
                refusals,
                boards.announcer(jda),
                challenges.announcer(jda),
                boards.digestAnnouncer(jda),
                PuzzleFeature.announcer(jda, desk, boards),
                boards.buttonTaker(jda),
                EndingFeature.threadCloser(jda, desk),
                new DiscordPlaces(jda, placeEvents),
                boards.envoy(jda));
    }

    private static JDABuilder builder(DiscordConfiguration configuration) {
        JDABuilder builder = JDABuilder.createLight(configuration.token(), INTENTS)
                .enableCache(CacheFlag.MEMBER_OVERRIDES, CacheFlag.ROLE_TAGS)
                .setEventPool(virtualThreads("discord-event-"), true)
                .setCallbackPool(virtualThreads("discord-callback-"), true)
                .setRateLimitElastic(virtualThreads("discord-request-"), true)
                .setMaxReconnectDelay(LONGEST_RECONNECT_SECONDS)
                .setEnableShutdownHook(false);
        configuration
                .local()
                .ifPresent(local -> builder.setRestConfig(new RestConfig().setBaseUrl(local.apiBase()))
                        .setSessionController(new LocalGateway(local.gateway())));
        return builder;
    }

    private static ExecutorService virtualThreads(String name) {
        return Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name(name, 0).factory());
    }

    /** A login that has failed closes the threads of its builder, so each has its own. */
    private static JDA logIn(Supplier<JDABuilder> builder) throws DiscordRefusedException {
        for (int attempts = 0; ; attempts++) {
            try {
                return builder.get().build();
            } catch (InvalidTokenException refused) {
                throw new DiscordRefusedException(
                        "Discord does not know this token. Copy it again from the bot's page in Discord's developer portal.",
                        refused);
            } catch (ErrorResponseException failure) {
                if (!Failures.passing(failure)) {
                    throw new DiscordRefusedException("Discord refuses the bot: " + failure.getMeaning(), failure);
                }
                log.warn("Discord does not let the bot in yet: {}", failure.getMeaning());
                Patience.pause(attempts, failure);
            }
        }
    }

    /** The way to take the buttons of messages that are outdated. */
    public ButtonTaker buttonTaker() {
        return buttonTaker;
    }

    /** The way to close the threads of matches that have ended. */
    public ThreadCloser threadCloser() {
        return threadCloser;
    }

    /** Where matches are played. */
    public Places places() {
        return places;
    }

    /** The way to show that a computer player thinks. */
    public Typing typing() {
        return new DiscordTyping(jda);
    }

    /** The way to tell players in private what has become of a match that has lost its place. */
    public Envoy envoy() {
        return envoy;
    }

    /** The way to post boards and results. */
    public Announcer announcer() {
        return announcer;
    }

    /** The way to bring the messages of challenges up to date. */
    public ChallengeAnnouncer challengeAnnouncer() {
        return challengeAnnouncer;
    }

    /** The way to tell players once a day what waits. */
    public DigestAnnouncer digestAnnouncer() {
        return digestAnnouncer;
    }

    /** The way to post the puzzle of the day. */
    public DailyAnnouncer dailyAnnouncer() {
        return dailyAnnouncer;
    }

    /** The way to ask whether somebody is a member of a server. */
    public Members members() {
        return new DiscordMembers(jda);
    }

    /** True while the connection to Discord stands. */
    public boolean connected() {
        return jda.getStatus() == JDA.Status.CONNECTED;
    }

    /** Tells the listener when Discord has ended the connection for good, and what the operator is to do. */
    public void whenRefused(Consumer<String> listener) {
        refusals.tell(listener);
    }

    /** Who the bot is, where it is, and how others let it in; to be asked when it is ready. */
    public String introduction() {
        long servers = jda.getGuildCache().size() + jda.getUnavailableGuilds().size();
        return "It is %s, on %d %s. Others let it in with %s"
                .formatted(
                        jda.getSelfUser().getName(), servers, servers == 1 ? "server" : "servers", Invitation.of(jda));
    }

    /** How long the latest heartbeat of the gateway took; negative before the first. */
    public Duration ping() {
        return Duration.ofMillis(jda.getGatewayPing());
    }

    /** How many interactions and messages are being answered. */
    public int inFlight() {
        return inFlight.underWay();
    }

    /**
     * Waits until the connection stands and the commands are registered.
     *
     * @return false if that has not come about in that time
     * @throws DiscordRefusedException if it will never come about
     */
    public boolean awaitReady(Duration longest) throws DiscordRefusedException, InterruptedException {
        return readiness.await(longest);
    }

    /** Answers what is in hand, no longer than that; whoever comes from now on is told to try again in a moment. */
    public void drain(Duration longest) {
        inFlight.close(longest);
    }

    /** Takes no more interactions, answers those in hand and disconnects; takes about 17 seconds at most. */
    @Override
    public void close() {
        drain(LONGEST_ANSWER);
        farewells.close(LONGEST_FAREWELL);
        jda.shutdown();
        try {
            if (!jda.awaitShutdown(LONGEST_SHUTDOWN)) {
                jda.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            jda.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
