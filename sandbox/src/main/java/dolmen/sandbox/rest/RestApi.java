package dolmen.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dolmen.sandbox.http.HttpHandler;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.http.MultipartForm;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.login.LoginAllowance;
import dolmen.sandbox.rest.guild.BotAccess;
import dolmen.sandbox.rest.guild.ChannelRoutes;
import dolmen.sandbox.rest.guild.GuildRoutes;
import dolmen.sandbox.rest.guild.ThreadLists;
import dolmen.sandbox.rest.guild.ThreadRoutes;
import dolmen.sandbox.rest.interaction.CommandRoutes;
import dolmen.sandbox.rest.interaction.InteractionRoutes;
import dolmen.sandbox.rest.interaction.Responses;
import dolmen.sandbox.rest.interaction.WebhookRoutes;
import dolmen.sandbox.rest.message.MessageReader;
import dolmen.sandbox.rest.message.MessageRoutes;
import dolmen.sandbox.rest.message.ReactionRoutes;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.RestException;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.rest.route.Router;
import dolmen.sandbox.world.World;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The REST API below {@code /api/v10}. */
public final class RestApi implements HttpHandler {
    /** The common prefix of all routes. */
    public static final String PREFIX = "/api/v10";

    private static final Logger LOG = LoggerFactory.getLogger(RestApi.class);

    private final World world;
    private final String token;
    private final Router router;
    private final RestLine line;
    private final RestFaults faults;
    private final ExchangeLog log;

    /** The application's settings and the gateway's address. */
    public record Setting(String token, String gatewayUrl, int shards, int privilegedIntents, LoginAllowance logins) {}

    /** Creates the API of a world. */
    public RestApi(World world, DiscordJson json, Setting setting, RestLine line, RestFaults faults, ExchangeLog log) {
        this.world = world;
        this.token = setting.token();
        this.router = new Router(routes(world, json, setting, line));
        this.line = line;
        this.faults = faults;
        this.log = log;
    }

    private static List<Route> routes(World world, DiscordJson json, Setting setting, RestLine line) {
        BotAccess access = new BotAccess(world, setting.privilegedIntents());
        MessageReader reader = new MessageReader(world);
        Responses responses = new Responses(world, reader);
        ThreadRoutes threads = new ThreadRoutes(world, json, access, reader::firstWords);
        return Stream.of(
                        new AccountRoutes(world, json, setting).routes(),
                        new EmojiRoutes(world, json).routes(),
                        new GuildRoutes(world, json, access).routes(),
                        new ChannelRoutes(world, json, access, threads).routes(),
                        threads.routes(),
                        new ThreadLists(world, json, access).routes(),
                        new MessageRoutes(world, json, access, reader).routes(),
                        new ReactionRoutes(world, json, access).routes(),
                        new CommandRoutes(world, json).routes(),
                        new InteractionRoutes(
                                        world,
                                        json,
                                        responses,
                                        () -> line.conditions().toAcknowledge())
                                .routes(),
                        new WebhookRoutes(world, json, responses).routes())
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public HttpResponse handle(HttpRequest request) {
        String path = request.path().substring(PREFIX.length());
        HttpResponse response =
                line.carry(request, path, () -> faults.answer(request.method(), path, () -> route(request, path)));
        log.add(new Exchange(
                world.now(), request.method(), path, body(request), files(request), response.status(), body(response)));
        return response;
    }

    private HttpResponse route(HttpRequest request, String path) {
        Optional<Router.RouteMatch> match = router.find(request.method(), path);
        if (match.isEmpty()) {
            LOG.warn("The sandbox has no route {} {}", request.method(), path);
            return DiscordError.NOT_IN_SANDBOX.response(Json.object());
        }
        Route route = match.get().route();
        if (route.authorized() && !request.header("authorization").equals(Optional.of("Bot " + token))) {
            return DiscordError.UNAUTHORIZED.response(Json.object());
        }
        try {
            RoutedRequest call = RoutedRequest.of(request, match.get().variables());
            return world.atomically(() -> route.handler().apply(call));
        } catch (RestException e) {
            LOG.debug("Refused {} {}: {}", request.method(), path, e.getMessage());
            return e.response();
        }
    }

    private static JsonNode body(HttpRequest request) {
        try {
            String text = MultipartForm.isIn(request)
                    ? MultipartForm.of(request).texts().getOrDefault("payload_json", "")
                    : request.body().text();
            return text.isBlank() ? MissingNode.getInstance() : Json.read(text);
        } catch (IllegalArgumentException e) {
            return MissingNode.getInstance();
        }
    }

    private static List<String> files(HttpRequest request) {
        return MultipartForm.isIn(request)
                ? MultipartForm.of(request).files().values().stream()
                        .map(MultipartForm.Upload::filename)
                        .toList()
                : List.of();
    }

    private static JsonNode body(HttpResponse response) {
        return response.body().size() == 0
                ? MissingNode.getInstance()
                : Json.read(response.body().text());
    }
}
