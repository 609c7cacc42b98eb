package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.Services;
import dolmen.bot.ops.Host;
import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;

/** A host on one database file that is ready, and looks often at what is due. */
final class HostedBot implements AutoCloseable {
    private static final Duration LONGEST_START = Duration.ofSeconds(20);
    private static final Duration PACE = Duration.ofMillis(200);

    final Database database;
    final Services services;
    private final Host host;

    private HostedBot(Database database, Host host) {
        this.database = database;
        this.host = host;
        this.services = host.services();
    }

    static HostedBot start(Sandbox sandbox, Path file, InstantSource clock)
            throws DiscordRefusedException, InterruptedException {
        GameRegistry games = GameRegistry.load();
        Database database = Database.open(file, games);
        Host host = Host.start(games, database, configuration(sandbox), clock, new Random(7), PACE);
        assertThat(host.awaitReady(LONGEST_START)).isTrue();
        return new HostedBot(database, host);
    }

    static DiscordConfiguration configuration(Sandbox sandbox) {
        return DiscordConfiguration.of(
                SandboxConfiguration.DEFAULT_TOKEN,
                Optional.of(sandbox.apiBase().toString()),
                Optional.of(sandbox.gatewayUrl().toString()));
    }

    @Override
    public void close() {
        host.close();
    }
}
