package dolmen.sandbox;

import dolmen.sandbox.control.ControlApi;
import dolmen.sandbox.control.PageSockets;
import dolmen.sandbox.gateway.Gateway;
import dolmen.sandbox.http.LoopbackServer;
import dolmen.sandbox.http.SocketEndpoint;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.login.LoginAllowance;
import dolmen.sandbox.login.LoginAttempt;
import dolmen.sandbox.rest.Exchange;
import dolmen.sandbox.rest.ExchangeLog;
import dolmen.sandbox.rest.RestApi;
import dolmen.sandbox.rest.RestFaults;
import dolmen.sandbox.rest.RestLine;
import dolmen.sandbox.storage.MemoryFiles;
import dolmen.sandbox.storage.WorldFolder;
import dolmen.sandbox.storage.WorldKeeper;
import dolmen.sandbox.world.Files;
import dolmen.sandbox.world.Installations;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldSnapshot;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * A local Discord on 127.0.0.1. A bot logs in at {@link #apiBase} and {@link #gatewayUrl} as it would at Discord.
 * People act through the page at {@link #pageUrl} or through the control API.
 *
 * <p>Safe to use from any thread.
 */
public final class Sandbox implements AutoCloseable {
    /**
     * The clock of all rate limits: real time even if the world's clock differs, because the client waits in real time.
     */
    private static final InstantSource CLIENTS_TIME = InstantSource.system();

    private final World world;
    private final LoopbackServer server;
    private final ExchangeLog log;
    private final LoginAllowance logins;
    private final ArchiveTicker ticker;
    private final Optional<WorldKeeper> keeper;

    private Sandbox(
            World world,
            LoopbackServer server,
            ExchangeLog log,
            LoginAllowance logins,
            ArchiveTicker ticker,
            Optional<WorldKeeper> keeper) {
        this.world = world;
        this.server = server;
        this.log = log;
        this.logins = logins;
        this.ticker = ticker;
        this.keeper = keeper;
    }

    /**
     * Opens a sandbox with a new world, or with the world stored in the folder.
     *
     * @throws dolmen.sandbox.http.PortTakenException if another program uses the port
     */
    public static Sandbox open(SandboxConfiguration configuration) {
        LoopbackServer server = LoopbackServer.bind(configuration.port());
        try {
            return open(configuration, server);
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
    }

    private static Sandbox open(SandboxConfiguration configuration, LoopbackServer server) {
        Optional<WorldFolder> folder = configuration.folder().map(WorldFolder::new);
        WorldSnapshot snapshot = folder.flatMap(WorldFolder::read).orElseGet(() -> beginning(configuration));
        Files files = folder.map(WorldFolder::files).orElseGet(MemoryFiles::new);
        World world = World.of(snapshot, files, configuration.clock());
        Optional<WorldKeeper> keeper = folder.map(kept -> new WorldKeeper(world, kept));
        ExchangeLog log = new ExchangeLog();
        LoginAllowance logins = new LoginAllowance(configuration.logins(), CLIENTS_TIME);
        serve(server, configuration, world, log, logins);
        return new Sandbox(world, server, log, logins, new ArchiveTicker(world), keeper);
    }

    private static WorldSnapshot beginning(SandboxConfiguration configuration) {
        WorldSnapshot beginning = WorldSnapshot.beginning(configuration.clock());
        return configuration.settled() ? beginning : beginning.withBotOutside();
    }

    private static void serve(
            LoopbackServer server,
            SandboxConfiguration configuration,
            World world,
            ExchangeLog log,
            LoginAllowance logins) {
        String gatewayUrl = gatewayUrl(server);
        DiscordJson json = new DiscordJson(world, "http://" + address(server));
        RestFaults faults = new RestFaults();
        RestLine line = new RestLine(configuration.conditions(), CLIENTS_TIME);
        Gateway gateway = new Gateway(
                world, json, new Gateway.Setting(configuration.token(), configuration.privilegedIntents()), logins);
        RestApi rest = new RestApi(
                world,
                json,
                new RestApi.Setting(
                        configuration.token(),
                        gatewayUrl,
                        configuration.shards(),
                        configuration.privilegedIntents(),
                        logins),
                line,
                faults,
                log);
        ControlApi control = new ControlApi(world, json, gateway, line, faults, log);
        PageSockets page = new PageSockets(world, json, gateway);
        server.start(
                new FrontDoor(world, rest, control),
                List.of(
                        new SocketEndpoint("/gateway/", gateway::connection),
                        new SocketEndpoint("/gateway", gateway::connection),
                        new SocketEndpoint("/sandbox/ws", page::connection)));
    }

    /** Adds the bot to every server if it is in none. */
    public void letBotIn() {
        world.atomically(() -> {
            if (world.installations().joined().isEmpty()) {
                world.people()
                        .guilds()
                        .forEach(guild -> world.installations().install(guild, Installations.Installation.BOT));
            }
            return world;
        });
    }

    /** The port on 127.0.0.1. */
    public int port() {
        return server.port();
    }

    /** The address of the REST API, with a trailing slash. */
    public URI apiBase() {
        return URI.create("http://" + address(server) + RestApi.PREFIX + "/");
    }

    /** The address of the gateway. */
    public URI gatewayUrl() {
        return URI.create(gatewayUrl(server));
    }

    /** The address of the page; the control API is below it at {@code api/}. */
    public URI pageUrl() {
        return URI.create("http://" + address(server) + "/sandbox/");
    }

    /** The bot's latest requests and their answers, oldest first. */
    public List<Exchange> exchanges() {
        return log.all();
    }

    /** The bot's latest login attempts with their results, oldest first. */
    public List<LoginAttempt> logins() {
        return logins.attempts();
    }

    /** Closes all connections, and stores the world if it has a folder. */
    @Override
    public void close() {
        server.close();
        ticker.close();
        keeper.ifPresent(WorldKeeper::close);
    }

    private static String address(LoopbackServer server) {
        return "127.0.0.1:" + server.port();
    }

    private static String gatewayUrl(LoopbackServer server) {
        return "ws://" + address(server) + "/gateway/";
    }
}
