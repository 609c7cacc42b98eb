package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.cli.doctor.HostDoctor;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.answer.HostExamination;
import dolmen.bot.id.Shards;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.images.CurvePictures;
import dolmen.bot.images.DrawnReplays;
import dolmen.bot.images.PlaquePictures;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.match.picture.Emblem;
import dolmen.bot.ops.Host;
import dolmen.bot.ops.HostsInProcess;
import dolmen.bot.ops.Studio;
import dolmen.bot.ops.Surroundings;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.service.Gallery;
import dolmen.bot.service.Services;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.survival.Survival;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.scene.Symbol;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * A host that is ready and looks often at what is due: one for all servers, or several that share them, each with its
 * own services and its own way to the database, as processes have. They draw small boards with one renderer, which
 * knows no host.
 */
final class HostedBot implements AutoCloseable {
    private static final Duration LONGEST_START = Duration.ofSeconds(20);
    private static final Duration PACE = Duration.ofMillis(200);

    /** Of an analysis; enough for a few turning points, where the usual one takes half a minute. */
    private static final Analyst.Effort EFFORT = new Analyst.Effort(4_000, 200);

    private static final Typeface TYPEFACE = Typeface.load();

    /** One for all hosts, with room for the boards of all games and themes, so that none is drawn twice. */
    private static final BoardRenderer BOARDS = new BoardRenderer(TYPEFACE, 64L << 20, 160L << 20);

    private static final PlaqueRenderer PLAQUES = new PlaqueRenderer(TYPEFACE);

    /**
     * What may be otherwise than usual.
     *
     * @param games that are played
     * @param clock of matches and challenges
     * @param talk the clock of the limits on messages
     * @param privacy where the operator's privacy policy can be read
     * @param terms where the operator's terms can be read
     * @param emblems the small pictures of pieces; most tests have none, and so no emoji
     */
    record Setting(
            GameRegistry games,
            InstantSource clock,
            Ticker talk,
            Optional<URI> privacy,
            Optional<URI> terms,
            Function<Symbol, Optional<Emblem>> emblems) {
        static final Setting USUAL = new Setting(
                GameRegistry.load(),
                InstantSource.system(),
                Ticker.systemTicker(),
                Optional.empty(),
                Optional.empty(),
                symbol -> Optional.empty());

        Setting withPolicies(Optional<URI> ofPrivacy, Optional<URI> ofUse) {
            return new Setting(games, clock, talk, ofPrivacy, ofUse, emblems);
        }

        Setting withGames(GameRegistry others) {
            return new Setting(others, clock, talk, privacy, terms, emblems);
        }

        Setting withClock(InstantSource other) {
            return new Setting(games, other, talk, privacy, terms, emblems);
        }

        Setting withTalk(Ticker other) {
            return new Setting(games, clock, other, privacy, terms, emblems);
        }

        Setting withEmblems(Function<Symbol, Optional<Emblem>> others) {
            return new Setting(games, clock, talk, privacy, terms, others);
        }
    }

    /** As the process sees it that has the first server. */
    final TestDatabase database;

    /** Those of the process that has the first server. */
    final Services services;

    /** As each process sees it: what is due for all is divided among them. */
    final List<TestDatabase> databases;

    private final List<Host> hosts;

    private HostedBot(List<TestDatabase> databases, List<Host> hosts) {
        this.databases = List.copyOf(databases);
        this.database = databases.getFirst();
        this.hosts = List.copyOf(hosts);
        this.services = hosts.getFirst().services();
    }

    static HostedBot start(Sandbox sandbox, Path file, Setting setting)
            throws DiscordRefusedException, InterruptedException {
        return start(sandbox, file, setting, Processes.ofTests());
    }

    /** The one that registers the commands is the first to begin, so that the others know them. */
    static HostedBot start(Sandbox sandbox, Path file, Setting setting, Processes processes)
            throws DiscordRefusedException, InterruptedException {
        var databases = new ArrayList<TestDatabase>();
        var hosts = new ArrayList<Host>();
        for (Shards shards : processes.shards().reversed()) {
            TestDatabase database = shards.all()
                    ? TestDatabase.open(file, setting.games())
                    : TestDatabase.openOnServer(file, setting.games(), shards);
            Host host = start(sandbox, file, database, shards, setting);
            assertThat(host.awaitReady(LONGEST_START, () -> false)).isTrue();
            databases.addFirst(database);
            hosts.addFirst(host);
        }
        return new HostedBot(databases, hosts);
    }

    private static Host start(Sandbox sandbox, Path file, TestDatabase database, Shards shards, Setting setting)
            throws DiscordRefusedException, InterruptedException {
        GameRegistry games = setting.games();
        Studio studio = players -> new Gallery(
                new SharedPictures(new BoardPictures(players, BOARDS, BoardRenderer.MIN_WIDTH), setting.emblems()),
                new PlaquePictures(games, players, PLAQUES),
                new DrawnReplays(players, BOARDS, 16L << 20, new Workbenches("a picture", 1)),
                new CurvePictures(players, PLAQUES, new Workbenches("a picture", 1)));
        var around = new Surroundings(
                games,
                configuration(sandbox)
                        .withPolicies(setting.privacy(), setting.terms())
                        .withShards(shards)
                        .withExamination(examination(sandbox, file)),
                setting.clock(),
                setting.talk(),
                new Random(7),
                PACE,
                SolvedVariants.NONE,
                EFFORT,
                Survival.ofProcess(),
                HostsInProcess.of(1));
        return Host.start(database.opened(), studio, around, () -> false).orElseThrow();
    }

    /** That of a host with this file and without backups. */
    private static HostExamination examination(Sandbox sandbox, Path file) {
        Map<String, String> environment = Map.of(
                "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE", sandbox.apiBase().toString(),
                "DISCORD_GATEWAY", sandbox.gatewayUrl().toString(),
                "DOLMEN_DATA", String.valueOf(file.toAbsolutePath().getParent()));
        return () -> {
            try {
                return new HostDoctor(Configuration.from(environment), InstantSource.system()).lines();
            } catch (InvalidConfigurationException wrong) {
                throw new AssertionError(wrong);
            }
        };
    }

    static DiscordConfiguration configuration(Sandbox sandbox) {
        return DiscordConfiguration.of(
                SandboxConfiguration.DEFAULT_TOKEN,
                Optional.of(sandbox.apiBase().toString()),
                Optional.of(sandbox.gatewayUrl().toString()));
    }

    /** What the process measures that has the first server. */
    String metrics() {
        return hosts.getFirst().metrics();
    }

    /** What they say when they are asked whether they are ready; empty if all are. */
    List<String> complaints() {
        return hosts.stream().flatMap(host -> host.complaints().stream()).toList();
    }

    /** Answers what is in hand, as hosts do that are told to stop. */
    void drain(Duration longest) throws InterruptedException {
        for (Host host : hosts) {
            host.drain(longest);
        }
    }

    @Override
    public void close() {
        hosts.forEach(Host::close);
    }
}
