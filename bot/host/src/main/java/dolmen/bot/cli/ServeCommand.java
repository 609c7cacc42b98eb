package dolmen.bot.cli;

import dolmen.bot.cli.doctor.HostDoctor;
import dolmen.bot.cli.sandbox.LocalDiscord;
import dolmen.bot.cli.sandbox.UnusableSandboxException;
import dolmen.bot.console.Browser;
import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.id.Release;
import dolmen.bot.id.Shards;
import dolmen.bot.match.computer.CertifiedReplies;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.ops.HealthEndpoint;
import dolmen.bot.ops.Host;
import dolmen.bot.ops.Standby;
import dolmen.bot.ops.StopSignal;
import dolmen.bot.ops.Studio;
import dolmen.bot.ops.Succession;
import dolmen.bot.ops.Surroundings;
import dolmen.bot.ops.configuration.BotToken;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.ops.log.LogOutput;
import dolmen.bot.ops.replica.Replica;
import dolmen.bot.solved.SolvedTables;
import dolmen.bot.storage.BackupBeforeUpgrade;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.postgres.Roster;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.bot.survival.Survival;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command that hosts matches until the process is stopped. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Hosts matches on Discord if DISCORD_TOKEN is set, otherwise on a local Discord in the browser.",
            "Use dolmen config list to see the settings, in the environment or in a file.",
            "SIGTERM or Ctrl+C stops it after its running work; a second one stops it at once."
        })
final class ServeCommand implements Callable<Integer> {
    private static final Logger log = LoggerFactory.getLogger(ServeCommand.class);
    private static final Duration LONGEST_LOGIN = Duration.ofSeconds(90);
    private static final Duration GLANCE = Duration.ofMillis(100);
    private static final Duration BETWEEN_REQUESTS = Duration.ofSeconds(10);

    private static final String CUT_OFF =
            "Another process has these shards, because Discord did not let this one in. Start this one again; it then stands by.";

    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Option(names = "--stop-when-ready", description = "Stops as soon as it is ready, to test that it can start.")
    private boolean stopWhenReady;

    @Option(
            names = "--without-backup",
            description = "Upgrades the tables of an older release without a backup; make your own first.")
    private boolean withoutBackup;

    private final GameRegistry games;
    private final Console console;
    private final Map<String, String> environment;

    ServeCommand(GameRegistry games, Console console, Map<String, String> environment) {
        this.games = games;
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            Configuration configuration = option.read(environment);
            LogOutput.begin(configuration.log(), configuration.secrets());
            log.info("{}", Release.onJava());
            return configuration.token().isPresent()
                    ? serveDiscord(configuration, configuration.token().get())
                    : serveSandbox(configuration);
        } catch (InvalidConfigurationException | DiscordRefusedException | IllegalArgumentException refused) {
            return console.refuse(ExitStatus.MISCONFIGURED, String.valueOf(refused.getMessage()));
        } catch (UnusableDatabaseException | UnusableSandboxException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        } catch (IOException taken) {
            return console.refuse(
                    ExitStatus.REFUSED,
                    "the port of DOLMEN_HEALTH_PORT cannot be opened: %s. End the program that has it, or set another."
                            .formatted(taken.getMessage()));
        }
    }

    private int serveDiscord(Configuration configuration, BotToken token)
            throws DiscordRefusedException, InvalidConfigurationException, IOException, InterruptedException {
        var discord = DiscordConfiguration.of(token.secret(), configuration.apiBase(), configuration.gateway())
                .withPolicies(configuration.privacyPolicy(), configuration.terms());
        if (configuration.claims()) {
            return serveShare(configuration, discord);
        }
        return serve(
                configuration,
                discord,
                () -> Database.open(configuration.database(), games, configuration.shards(), upgrade(configuration)),
                host -> "Dolmen is on Discord. " + host.introduction());
    }

    private int serveSandbox(Configuration configuration)
            throws DiscordRefusedException, InvalidConfigurationException, UnusableSandboxException, IOException,
                    InterruptedException {
        if (configuration.claims()) {
            throw new InvalidConfigurationException("DOLMEN_SHARDS is claim, so DISCORD_TOKEN must be set.");
        }
        try (LocalDiscord local = LocalDiscord.open(configuration)) {
            var discord = new DiscordConfiguration(local.token(), Optional.of(local.addresses()))
                    .withPolicies(configuration.privacyPolicy(), configuration.terms());
            return serve(configuration, discord, () -> openForSandbox(configuration), host -> {
                if (!stopWhenReady) {
                    local.invitation().run();
                    Browser.show(local.page(), System.getProperty("os.name"), environment);
                }
                return "No DISCORD_TOKEN is set, so Dolmen plays on a local Discord: %s".formatted(local.page());
            });
        }
    }

    /** A local Discord ends with its process, so no other process stands by for it. */
    private Database openForSandbox(Configuration configuration) {
        return configuration.shards().all()
                ? Database.open(configuration.database(), games, upgrade(configuration))
                : Database.open(configuration.database(), games, configuration.shards(), upgrade(configuration));
    }

    private Upgrade upgrade(Configuration configuration) {
        return withoutBackup
                ? Upgrade.UNGUARDED
                : Upgrade.with(new BackupBeforeUpgrade(
                        configuration.database(), configuration.folderOfBackups(), InstantSource.system()));
    }

    private SolvedVariants solved(Configuration configuration) throws InvalidConfigurationException {
        var certified = new CertifiedReplies(games);
        if (configuration.tables().isEmpty()) {
            return new SolvedVariants(Map.of(), certified);
        }
        try {
            return new SolvedVariants(
                    Map.copyOf(new SolvedTables(configuration.tables().get()).players(games)), certified);
        } catch (IOException unusable) {
            throw new InvalidConfigurationException(
                    "DOLMEN_TABLES cannot be used: %s.".formatted(unusable.getMessage()));
        }
    }

    private int serve(
            Configuration configuration,
            DiscordConfiguration discord,
            Supplier<Database> opening,
            Function<Host, String> greeting)
            throws DiscordRefusedException, InvalidConfigurationException, IOException, InterruptedException {
        Shards shards = configuration.shards();
        try (var stop = StopSignal.ofProcess(configuration.drain().plus(Succession.longest(shards.count())));
                var health = HealthEndpoint.open(configuration.health(), configuration.healthName());
                Database database = opening.get()) {
            Surroundings around = surroundings(configuration, discord);
            Lease.Waited waited = Standby.await(
                    database.lease(),
                    () -> health.watch(List::of),
                    () -> DiscordBot.possible(around.discord()),
                    stop::told);
            if (waited == Lease.Waited.GIVEN_UP) {
                return ExitStatus.DONE;
            }
            health.watch(() -> List.of("not connected"));
            Studio studio = Studio.ofProcess(games, 1);
            Optional<Host> started = waited == Lease.Waited.TAKEN
                    ? Host.start(database, studio, around, stop::told)
                    : Host.relieve(database, studio, around, waited, stop::told);
            if (started.isEmpty()) {
                return stop.told()
                        ? ExitStatus.DONE
                        : console.refuse(
                                ExitStatus.REFUSED,
                                "a third process has these shards. Start this one again; it then stands by.");
            }
            try (Host host = started.get()) {
                stop.allow(configuration.drain().plus(host.longestHandOver()));
                keepBackups(host, configuration, around);
                health.watch(host::complaints);
                health.show(host::metrics);
                health.port().ifPresent(port -> console.out().println("Health is told at port " + port + "."));
                return serve(host, stop, configuration.drain(), greeting);
            }
        }
    }

    private Surroundings surroundings(Configuration configuration, DiscordConfiguration discord)
            throws InvalidConfigurationException {
        Survival survival = Survival.ofProcess();
        Thread.setDefaultUncaughtExceptionHandler(survival.uncaught());
        return Surroundings.ofProcess(
                games,
                discord.withShards(configuration.shards())
                        .withRequests(configuration.requests())
                        .withExamination(new HostDoctor(configuration, InstantSource.system())::lines),
                new SecureRandom(),
                solved(configuration),
                survival);
    }

    private int serveShare(Configuration configuration, DiscordConfiguration discord)
            throws InvalidConfigurationException, IOException, InterruptedException {
        DatabaseAddress.Server server = configuration
                .server()
                .orElseThrow(() -> new InvalidConfigurationException(
                        "DOLMEN_SHARDS is claim, so DOLMEN_DATABASE_URL must name a database of a PostgreSQL server."));
        int total = configuration.shards().total();
        Duration longest = Replica.UNTIL_NOTICED.plus(Succession.longest(total)).plus(configuration.drain());
        var ending = new AtomicReference<Optional<EarlyEnd>>(Optional.empty());
        try (var stop = StopSignal.ofProcess(longest);
                var health = HealthEndpoint.open(configuration.health(), configuration.healthName());
                Roster roster = Roster.join(server, total, upgrade(configuration));
                var replica =
                        Replica.start(roster, surroundings(configuration, discord), configuration.drain(), why -> {
                            ending.set(Optional.of(new EarlyEnd(ExitStatus.MISCONFIGURED, why)));
                            stop.give();
                        })) {
            health.watch(replica::complaints);
            health.show(replica::metrics);
            console.out().println("Dolmen claims its share of %d shards. Stop with Ctrl+C.".formatted(total));
            boolean ready = replica.awaitReady(LONGEST_LOGIN, stop::told);
            if (ready) {
                console.out().println(share(replica.serves()));
            } else if (!stop.told()) {
                console.err().println("Dolmen is not ready yet, and keeps trying: " + complaints(replica.complaints()));
            }
            if (!stopWhenReady) {
                stop.await();
            } else if (!ready) {
                ending.compareAndSet(Optional.empty(), Optional.of(notReady(replica.complaints())));
            }
            replica.leave();
        }
        return status(ending.get());
    }

    private static String share(long shards) {
        return shards == 0
                ? "Other replicas have all shards, so this one stands by."
                : "Dolmen is on Discord, with %d %s.".formatted(shards, shards == 1 ? "shard" : "shards");
    }

    private static EarlyEnd notReady(List<String> complaints) {
        return new EarlyEnd(ExitStatus.REFUSED, "it is not ready: " + complaints(complaints));
    }

    private static String complaints(List<String> complaints) {
        return String.join("; ", complaints) + ".";
    }

    private int status(Optional<EarlyEnd> ending) {
        return ending.map(early -> console.refuse(early.status(), early.why())).orElse(ExitStatus.DONE);
    }

    private static void keepBackups(Host host, Configuration configuration, Surroundings around) {
        if (configuration.database() instanceof DatabaseAddress.File(Path file)) {
            configuration.backups().ifPresent(plan -> host.keepBackups(new StoredFile(file), plan, around));
        }
    }

    private int serve(Host host, StopSignal stop, Duration drain, Function<Host, String> greeting)
            throws DiscordRefusedException, InterruptedException {
        var ending = new AtomicReference<Optional<EarlyEnd>>(Optional.empty());
        Consumer<EarlyEnd> end = early -> {
            ending.set(Optional.of(early));
            stop.give();
        };
        host.whenRefused(why -> end.accept(new EarlyEnd(ExitStatus.MISCONFIGURED, why)));
        host.whenLost(why -> end.accept(new EarlyEnd(ExitStatus.REFUSED, why)));
        if (!host.awaitReady(LONGEST_LOGIN, stop::told) && !stop.told()) {
            if (stopWhenReady) {
                return status(Optional.of(notReady(host.complaints())));
            }
            console.err().println("Discord has not answered yet; Dolmen keeps trying.");
        }
        console.out().println(greeting.apply(host));
        if (!stopWhenReady) {
            console.out().println("Stop with Ctrl+C.");
            awaitStop(host, stop, end);
            if (ending.get().isEmpty()) {
                host.handOver();
                host.drain(drain);
            }
        }
        return status(ending.get());
    }

    /** Waits for the stop. A host that Discord does not let in for long hands over to a standby, if one can answer. */
    private static void awaitStop(Host host, StopSignal stop, Consumer<EarlyEnd> end) throws InterruptedException {
        Duration patience = host.longestHandOver();
        long next = System.nanoTime() + patience.toNanos();
        while (!stop.told()) {
            if (patience.isZero() || host.connected()) {
                next = System.nanoTime() + patience.toNanos();
            } else if (System.nanoTime() - next > 0) {
                if (host.handOver()) {
                    end.accept(new EarlyEnd(ExitStatus.REFUSED, CUT_OFF));
                }
                next = System.nanoTime() + BETWEEN_REQUESTS.toNanos();
            }
            Thread.sleep(GLANCE);
        }
    }

    /**
     * An end that the operator has not requested.
     *
     * @param status the exit status, which says whether a restart may help
     */
    private record EarlyEnd(int status, String why) {}
}
