package dolmen.bot.discord;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.emoji.EmojiKeeper;
import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.emoji.PlainComponents;
import dolmen.bot.discord.ending.EndingFeature;
import dolmen.bot.discord.guide.GuideFeature;
import dolmen.bot.discord.lobby.LobbyFeature;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.DiscordMembers;
import dolmen.bot.discord.place.DiscordPlaces;
import dolmen.bot.discord.place.DiscordTyping;
import dolmen.bot.discord.place.PlaceEvents;
import dolmen.bot.discord.place.ThreadKeeper;
import dolmen.bot.discord.puzzle.PuzzleFeature;
import dolmen.bot.discord.puzzle.PuzzleStamps;
import dolmen.bot.discord.settings.Invitation;
import dolmen.bot.discord.tournament.TournamentFeature;
import dolmen.bot.discord.turn.TurnFeature;
import dolmen.bot.match.alert.SeekAnnouncer;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.computer.Typing;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.delivery.StrayBoards;
import dolmen.bot.match.ending.ThreadCloser;
import dolmen.bot.match.picture.SymbolKeeper;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Places;
import dolmen.bot.match.timekeeping.Members;
import dolmen.bot.puzzle.DailyAnnouncer;
import dolmen.bot.service.Platform;
import dolmen.bot.service.Services;
import dolmen.bot.survival.Survival;
import dolmen.bot.tournament.TournamentAnnouncer;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.utils.messages.MessageRequest;

/**
 * The bot on Discord, from its login until it is closed. Safe for use by many threads.
 *
 * <p>It needs no privileged intent. Its messages mention nobody by default.
 */
public final class DiscordBot implements AutoCloseable {
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(10);
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(2);
    private static final Duration LONGEST_SHUTDOWN = Duration.ofSeconds(5);

    /** The time from which a bot answers. */
    public enum Beginning {
        /** From its login. */
        AT_ONCE,
        /** From a time that is set later; until then another process answers. */
        WHEN_TOLD
    }

    private final Connections connections;
    private final Duty duty;
    private final InFlight inFlight;
    private final InFlight farewells;
    private final Readiness readiness;
    private final PermanentDisconnects refusals;
    private final Platform platform;

    private DiscordBot(
            Connections connections,
            Duty duty,
            InFlight inFlight,
            InFlight farewells,
            Readiness readiness,
            PermanentDisconnects refusals,
            Platform platform) {
        this.connections = connections;
        this.duty = duty;
        this.inFlight = inFlight;
        this.farewells = farewells;
        this.readiness = readiness;
        this.refusals = refusals;
        this.platform = platform;
    }

    /**
     * Logs in and starts to connect; the bot answers interactions as soon as it is connected. Waits while Discord is
     * unreachable.
     *
     * @param time the clock of the rate limits on messages
     * @param turns the login turns of shards
     * @param other the process that may have taken over this one's shards
     * @param beginning the time from which it answers
     * @param survival receives the errors that prevent answers
     * @param givenUp polled while Discord is unreachable; true ends the wait
     * @throws java.util.concurrent.CancellationException if the wait was given up
     * @throws DiscordRefusedException if Discord does not know the token
     */
    public static DiscordBot start(
            DiscordConfiguration configuration,
            LoginTurns turns,
            AnotherProcess other,
            Beginning beginning,
            Services services,
            Ticker time,
            Survival survival,
            DiscordWatch watch,
            BooleanSupplier givenUp)
            throws DiscordRefusedException {
        MessageRequest.setDefaultMentions(EnumSet.noneOf(Message.MentionType.class));
        var duty = switch (beginning) {
            case AT_ONCE -> Duty.always(other);
            case WHEN_TOLD -> Duty.notYet(other);
        };
        var measuring = new Measuring(watch);
        var emoji = new PieceEmoji();
        var logins =
                new Logins(configuration, duty, new FrontDesk(), turns, new PlainComponents(emoji), measuring, givenUp);
        Logins.Plan plan = logins.plan();
        var connections = new Connections();
        Desk desk = Desk.of(services, configuration.policies(), connections::language, emoji);
        Boards boards = Boards.of(desk);
        var direct = new DirectMessages(connections, services.clock(), plan.shards());
        var challenges = new ChallengeFeature(desk, boards, connections, direct);
        var stamps = new PuzzleStamps(configuration.token());
        var handlers = new Handlers(
                new AllFeatures(desk, boards, direct, challenges, stamps, configuration.examination()).features());
        var inFlight = new InFlight(survival);
        var farewells = new InFlight(survival);
        var readiness = new Readiness(
                desk.words().commands(), handlers.definitions(), plan.shards().count());
        var refusals = new PermanentDisconnects();
        refusals.tell(readiness::refuse);
        var placeEvents = new PlaceEvents();
        Object[] listeners = {
            measuring,
            placeEvents,
            readiness,
            refusals,
            GuideFeature.greeting(desk),
            new InteractionListener(
                    handlers, desk.words(), other, inFlight, farewells, Logins.virtualThreads("answer-")),
            TurnFeature.listener(desk, boards, other, inFlight, time),
            new ThreadKeeper(services.matches().live(), inFlight),
            challenges.archivedThreads(inFlight)
        };
        logins.begin(plan, connections, listeners);
        return new DiscordBot(
                connections,
                duty,
                inFlight,
                farewells,
                readiness,
                refusals,
                new Outside(connections, direct, desk, boards, challenges, stamps, placeEvents));
    }

    /** True if Discord answers this process now, and has a login left for it; takes at most about 10 seconds. */
    public static boolean possible(DiscordConfiguration configuration) {
        return Logins.possible(configuration);
    }

    /** The platform for work without an interaction; each part is created on request. */
    private record Outside(
            Connections connections,
            DirectMessages direct,
            Desk desk,
            Boards boards,
            ChallengeFeature challenges,
            PuzzleStamps stamps,
            PlaceEvents placeEvents)
            implements Platform {

        @Override
        public Announcer announcer() {
            return boards.announcer(connections, direct);
        }

        @Override
        public ChallengeAnnouncer challengeAnnouncer() {
            return challenges.announcer();
        }

        @Override
        public SeekAnnouncer seekAnnouncer() {
            return LobbyFeature.announcer(connections, direct, desk, challenges.offers());
        }

        @Override
        public TournamentAnnouncer tournamentAnnouncer() {
            return TournamentFeature.announcer(connections, desk);
        }

        @Override
        public DigestAnnouncer digestAnnouncer() {
            return boards.digestAnnouncer(connections, direct);
        }

        @Override
        public DailyAnnouncer dailyAnnouncer() {
            return PuzzleFeature.announcer(connections, desk, boards, stamps);
        }

        @Override
        public ButtonTaker buttonTaker() {
            return boards.buttonTaker(connections);
        }

        @Override
        public StrayBoards strayBoards() {
            return boards.strays(connections);
        }

        @Override
        public ThreadCloser threadCloser() {
            return EndingFeature.threadCloser(connections, desk, boards);
        }

        @Override
        public Places places() {
            return new DiscordPlaces(connections, placeEvents, desk.services().clock());
        }

        @Override
        public Typing typing() {
            return new DiscordTyping(connections);
        }

        @Override
        public SymbolKeeper symbols() {
            Services services = desk.services();
            return new EmojiKeeper(
                    connections.all(), services.games(), services.gallery().boards(), desk.emoji(), services.clock());
        }

        @Override
        public Envoy envoy() {
            return boards.envoy(direct);
        }

        @Override
        public Members members() {
            return new DiscordMembers(connections);
        }
    }

    /** The platform for due work. */
    public Platform platform() {
        return platform;
    }

    /** True while all shards are connected. */
    public boolean connected() {
        return connections.stand();
    }

    /** True once the bot has been connected and its commands were registered. */
    public boolean ready() {
        return readiness.reached();
    }

    /** Notifies the listener when Discord closes the connection for good, with advice for the operator. */
    public void whenRefused(Consumer<String> listener) {
        refusals.tell(listener);
    }

    /** The bot's name, its number of servers and its invitation link; available once it is ready. */
    public String introduction() {
        JDA jda = connections.any();
        long servers = shards().stream().mapToLong(ShardHealth::servers).sum();
        return "It is %s, on %d %s. Invite it to a server with %s"
                .formatted(
                        jda.getSelfUser().getName(), servers, servers == 1 ? "server" : "servers", Invitation.of(jda));
    }

    /** The state of this process's shards that have started to log in. */
    public List<ShardHealth> shards() {
        return connections.all().stream().map(ShardHealth::of).toList();
    }

    /** The number of interactions and messages being answered. */
    public int inFlight() {
        return inFlight.underWay();
    }

    /**
     * Waits until the bot is connected and its commands are registered.
     *
     * @param givenUp polled; true ends the wait
     * @return false if this takes longer than the given time, or was given up
     * @throws DiscordRefusedException if the bot can never become ready
     */
    public boolean awaitReady(Duration longest, BooleanSupplier givenUp)
            throws DiscordRefusedException, InterruptedException {
        return readiness.await(longest, givenUp);
    }

    /** Answers events from this time on; the other process answers earlier ones. */
    public void answerFrom(Instant time) {
        duty.beginAt(time);
    }

    /** Answers all events, since the other process has ended. */
    public void answerAll() {
        duty.beginAt(Instant.MIN);
    }

    /** Leaves events from this time on to another process. */
    public void answerUntil(Instant time) {
        duty.endAt(time);
    }

    /** Waits for open interactions, for at most the given time; answers new ones with a request to try again. */
    public void drain(Duration longest) {
        inFlight.close(longest);
    }

    /** As above, for at most 10 seconds, the maximum time for an answer. */
    public void drain() {
        drain(LONGEST_ANSWER);
    }

    /** Finishes open interactions and disconnects; takes at most about 17 seconds. */
    @Override
    public void close() {
        drain();
        farewells.close(LONGEST_FAREWELL);
        connections.all().forEach(JDA::shutdown);
        connections.all().forEach(DiscordBot::awaitShutdown);
    }

    private static void awaitShutdown(JDA connection) {
        try {
            if (!connection.awaitShutdown(LONGEST_SHUTDOWN)) {
                connection.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            connection.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
