package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.Services;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.ChallengeService;
import dolmen.bot.match.ChallengeWorker;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.NoticeWorker;
import dolmen.bot.match.Rematches;
import dolmen.bot.ops.Poller;
import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;

/** The bot with all that stands behind it, on one database file, until it is closed. */
final class HostedBot implements AutoCloseable {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Duration LONGEST_START = Duration.ofSeconds(20);
    private static final Duration LIFE_OF_CHALLENGE = Duration.ofHours(24);
    private static final Duration PACE = Duration.ofMillis(200);

    final Database database;
    final Services services;
    final DiscordBot bot;
    private final Poller notices;
    private final Poller challenges;

    private HostedBot(Database database, Services services, DiscordBot bot, Poller notices, Poller challenges) {
        this.database = database;
        this.services = services;
        this.bot = bot;
        this.notices = notices;
        this.challenges = challenges;
    }

    static HostedBot start(Sandbox sandbox, Path file, InstantSource clock)
            throws DiscordRefusedException, InterruptedException {
        var database = Database.open(file, GAMES);
        var notices = new Poller("notices", PACE);
        var live = new LiveMatches(database.matches());
        var calendars = new Calendars(database.timeOff());
        var ledger = new Ledger(
                database.matches(), live, calendars, database.preferences(), clock, new Random(7), notices::wake);
        var play = new MatchService(database.matches(), live, ledger);
        var challenges = new ChallengeService(
                GAMES,
                database.challenges(),
                database.blocks(),
                live,
                clock,
                new Random(7),
                LIFE_OF_CHALLENGE,
                notices::wake);
        var services = new Services(
                GAMES,
                challenges,
                new Rematches(database.matches(), database.challenges(), database.blocks(), clock, LIFE_OF_CHALLENGE),
                database.challenges(),
                database.postedChallenges(),
                database.blocks(),
                play,
                new EtiquetteService(database.matches(), ledger),
                new ModerationService(database.matches(), ledger),
                calendars,
                new MatchFinder(database.matches(), live),
                database.matches(),
                database.leaderboard(),
                database.players(),
                database.preferences(),
                database.boards(),
                new BoardPictures(database.players()));
        var bot = DiscordBot.start(configuration(sandbox), services);
        assertThat(bot.awaitReady(LONGEST_START)).isTrue();
        notices.start(new NoticeWorker(database.notices(), database.matches(), bot.announcer(), clock)::deliverDue);
        var expiry = new Poller("challenges", PACE);
        expiry.start(new ChallengeWorker(
                database.challenges(), database.postedChallenges(), bot.challengeAnnouncer(), clock)::attendDue);
        return new HostedBot(database, services, bot, notices, expiry);
    }

    static DiscordConfiguration configuration(Sandbox sandbox) {
        return DiscordConfiguration.of(
                SandboxConfiguration.DEFAULT_TOKEN,
                Optional.of(sandbox.apiBase().toString()),
                Optional.of(sandbox.gatewayUrl().toString()));
    }

    @Override
    public void close() {
        notices.close();
        challenges.close();
        bot.close();
        database.close();
    }
}
