package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.SocketListener;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.login.LoginAllowance;
import dolmen.sandbox.login.LoginAttempt;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Discord's gateway: bots log in over a WebSocket and receive events. Guarded by the world's lock. */
public final class Gateway {
    private static final int HEARTBEAT_MILLIS = 41_250;
    private static final int WRONG_TOKEN = 4004;

    private final World world;
    private final Setting setting;
    private final LoginAllowance allowance;
    private final Arrivals arrivals;
    private final Dispatches dispatches;
    private final GatewayFaults faults = new GatewayFaults();
    private final Map<String, Login> logins = new LinkedHashMap<>();
    private final List<Consumer<Boolean>> watchers = new CopyOnWriteArrayList<>();

    /** The application's settings. */
    public record Setting(String token, int privilegedIntents) {
        boolean admits(JsonNode payload) {
            return payload.path("token").asText().replaceFirst("^Bot ", "").equals(token);
        }
    }

    /** Creates the gateway of a world. */
    public Gateway(World world, DiscordJson json, Setting setting, LoginAllowance allowance) {
        this.world = world;
        this.setting = setting;
        this.allowance = allowance;
        GuildDispatches guilds = new GuildDispatches(world, json);
        this.arrivals = new Arrivals(world, json, guilds);
        this.dispatches = new Dispatches(world, json, guilds);
        world.listen(this::happened);
    }

    /** The listener for a new connection. */
    public SocketListener connection(HttpRequest request) {
        boolean compressed =
                request.parameter("compress").filter("zlib-stream"::equals).isPresent();
        return new GatewayConnection(this, "ws://" + request.headers().get("host") + request.path(), compressed);
    }

    /** True if the bot is connected. */
    public boolean online() {
        return world.atomically(() -> logins.values().stream().anyMatch(Login::connected));
    }

    /** The bot's latest login attempts, oldest first. */
    public List<LoginAttempt> logins() {
        return allowance.attempts();
    }

    /**
     * Registers a watcher. It receives true when a shard of the bot connects, and false when the last one disconnects.
     */
    public void watch(Consumer<Boolean> watcher) {
        watchers.add(watcher);
    }

    /** The faults that a test can inject. */
    public GatewayFaults faults() {
        return faults;
    }

    /** Cuts every connection; the bot may resume. */
    public void cut() {
        eachConnection(GatewayConnection::cut);
    }

    /** Closes every connection with the given code. */
    public void close(int code) {
        eachConnection(connection -> connection.close(code, "Ordered fault"));
    }

    /** Asks the bot to reconnect and resume. */
    public void askToReconnect() {
        eachConnection(connection ->
                connection.send(Json.object().put("op", 7).putNull("d").toString()));
    }

    /** Invalidates the bot's session. */
    public void invalidate() {
        eachConnection(connection -> {
            logins.values().remove(connection.login());
            connection.refuseLogin();
        });
    }

    private void eachConnection(Consumer<GatewayConnection> act) {
        atomically(() -> {
            for (Login login : List.copyOf(logins.values())) {
                GatewayConnection connection = login.connection();
                if (connection != null) {
                    act.accept(connection);
                }
            }
        });
    }

    void atomically(Runnable act) {
        world.atomically(() -> {
            act.run();
            return true;
        });
    }

    int heartbeatMillis() {
        return HEARTBEAT_MILLIS;
    }

    void heartbeat(GatewayConnection connection) {
        if (!faults.silent()) {
            connection.send(Json.object().put("op", 11).toString());
        }
    }

    void identify(GatewayConnection connection, JsonNode payload) {
        int intents = payload.path("intents").asInt();
        Shard shard = Shard.of(payload.path("shard"));
        if (connection.login() != null) {
            connection.close(4005, "Already authenticated.");
        } else if (!setting.admits(payload)) {
            connection.close(WRONG_TOKEN, "Authentication failed.");
        } else if (!shard.possible()) {
            connection.close(4010, "Invalid shard.");
        } else if ((Intent.privileged(intents) & ~setting.privilegedIntents()) != 0) {
            connection.close(4014, "Disallowed intent(s).");
        } else {
            logIn(connection, new Subscription(shard, intents));
        }
    }

    private void logIn(GatewayConnection connection, Subscription subscription) {
        Shard shard = subscription.shard();
        switch (allowance.ask(shard.index(), shard.count())) {
            case ADMITTED -> {
                Login login = new Login(subscription);
                logins.put(login.id(), login);
                join(connection, login);
                arrivals.welcome(login, connection.address());
            }
            case TOO_SOON -> connection.refuseLogin();
            case NONE_LEFT -> {
                connection.close(WRONG_TOKEN, "Authentication failed.");
                close(WRONG_TOKEN);
                logins.clear();
            }
        }
    }

    void resume(GatewayConnection connection, JsonNode payload) {
        Login login = logins.get(payload.path("session_id").asText());
        int after = payload.path("seq").asInt();
        if (!setting.admits(payload)) {
            connection.close(WRONG_TOKEN, "Authentication failed.");
        } else if (login == null || !login.canReplay(after)) {
            connection.refuseLogin();
        } else {
            login.replay(after, connection);
            join(connection, login);
            login.dispatch("RESUMED", Json.object());
        }
    }

    private void join(GatewayConnection connection, Login login) {
        login.connect(connection);
        connection.loggedIn(login);
        watchers.forEach(watcher -> watcher.accept(true));
    }

    void disconnected(Login login, GatewayConnection connection, int code) {
        login.disconnect(connection);
        // A normal close logs the bot out; after any other it can resume.
        if (code == 1000 || code == 1001) {
            logins.remove(login.id());
        }
        if (!online()) {
            watchers.forEach(watcher -> watcher.accept(false));
        }
    }

    void sendMembers(Login login, JsonNode payload) {
        login.dispatch("GUILD_MEMBERS_CHUNK", arrivals.members(payload));
    }

    private void happened(WorldEvent event) {
        if (event instanceof WorldEvent.InteractionStarted started) {
            faults.deliver(() -> atomically(() -> tell(started)));
        } else {
            tell(event);
        }
    }

    private void tell(WorldEvent event) {
        for (Login login : List.copyOf(logins.values())) {
            for (Dispatches.Dispatch dispatch : dispatches.of(event, login.subscription())) {
                if (!faults.swallows(dispatch.event())) {
                    login.dispatch(dispatch.event(), dispatch.payload());
                }
            }
        }
    }
}
