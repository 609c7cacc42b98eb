package dolmen.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.login.LoginAllowance;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.people.User;
import java.util.List;

/** The routes for the bot's account, for other users, and for the address of the gateway. */
final class AccountRoutes {
    private final World world;
    private final DiscordJson json;
    private final RestApi.Setting setting;

    AccountRoutes(World world, DiscordJson json, RestApi.Setting setting) {
        this.world = world;
        this.json = json;
        this.setting = setting;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/users/@me", call -> JsonReplies.ok(json.self())),
                Route.get("/users/{user}", this::user),
                Route.get("/gateway", call -> JsonReplies.ok(Json.object().put("url", setting.gatewayUrl())))
                        .open(),
                Route.get("/gateway/bot", call -> JsonReplies.ok(gateway())),
                Route.get("/applications/@me", call -> JsonReplies.ok(application())),
                Route.get("/oauth2/applications/@me", call -> JsonReplies.ok(application())));
    }

    private HttpResponse user(RoutedRequest call) {
        return JsonReplies.ok(
                json.user(world.people().user(call.id("user")).orElseThrow(DiscordError.UNKNOWN_USER::exception)));
    }

    private ObjectNode gateway() {
        LoginAllowance.Rest rest = setting.logins().rest();
        ObjectNode answer = Json.object().put("url", setting.gatewayUrl()).put("shards", setting.shards());
        answer.putObject("session_start_limit")
                .put("total", rest.total())
                .put("remaining", rest.remaining())
                .put("reset_after", rest.resetAfter().toMillis())
                .put("max_concurrency", rest.maxConcurrency());
        return answer;
    }

    private ObjectNode application() {
        User owner = world.people().users().getFirst();
        User bot = world.people().bot();
        ObjectNode answer = Json.object()
                .put("id", Json.id(bot.id()))
                .put("name", bot.displayName())
                .put("description", "")
                .put("verify_key", "0".repeat(64))
                .put("flags", 0)
                .put("flags_new", "0")
                .put("bot_public", true)
                .put("bot_require_code_grant", false)
                .put("approximate_guild_count", world.installations().joined().size())
                .put(
                        "approximate_user_install_count",
                        world.people().users().stream()
                                .filter(User::application)
                                .count())
                .put("approximate_user_authorization_count", 0)
                .put("explicit_content_filter", 0)
                .putNull("icon")
                .putNull("type")
                .putNull("interactions_endpoint_url")
                .putNull("role_connections_verification_url")
                .putNull("team");
        ObjectNode installations = answer.putObject("integration_types_config");
        installations.putObject("0");
        if (world.installations().forAccounts()) {
            installations.putObject("1");
        }
        answer.set("bot", json.user(bot));
        answer.set("owner", json.user(owner));
        answer.putArray("redirect_uris");
        answer.putArray("eligible_oauth2_scopes");
        answer.putArray("tags");
        return answer;
    }
}
