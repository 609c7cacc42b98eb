package dolmen.sandbox.control;

import dolmen.sandbox.gateway.Gateway;
import dolmen.sandbox.http.HttpHandler;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.rest.ExchangeLog;
import dolmen.sandbox.rest.RestFaults;
import dolmen.sandbox.rest.RestLine;
import dolmen.sandbox.rest.route.RestException;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.rest.route.Router;
import dolmen.sandbox.world.World;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The API below {@code /sandbox/api} through which people act. A refusal is {@code {"message": text}}. */
public final class ControlApi implements HttpHandler {
    /** The common prefix of all routes. */
    public static final String PREFIX = "/sandbox/api";

    private static final String INTERACTIONS = "/interactions";

    private final World world;
    private final InteractionActs acts;
    private final Router router;

    /** Creates the control API of a world. */
    public ControlApi(
            World world, DiscordJson json, Gateway gateway, RestLine line, RestFaults faults, ExchangeLog log) {
        PersonAccess visits = new PersonAccess(world);
        this.world = world;
        this.acts = new InteractionActs(world, json, visits, line);
        this.router = new Router(Stream.of(
                        new WorldRoutes(world, json, gateway, visits).routes(),
                        new GuildActs(world, json, visits).routes(),
                        new PlaceRoutes(world, json, visits).routes(),
                        new ConversationRoutes(world, json, visits).routes(),
                        new NotificationRoutes(world, visits).routes(),
                        new FaultRoutes(line, faults, gateway, log).routes(),
                        List.of(Route.post(INTERACTIONS, acts::act)))
                .flatMap(List::stream)
                .toList());
    }

    @Override
    public HttpResponse handle(HttpRequest request) {
        String path = request.path().substring(PREFIX.length());
        Optional<Router.RouteMatch> match = router.find(request.method(), path);
        try {
            if (match.isEmpty()) {
                throw ControlException.unknown("There is no " + request.method() + " " + request.path());
            }
            RoutedRequest call = RoutedRequest.of(request, match.get().variables());
            Route route = match.get().route();
            // A wait for the bot's answer inside the lock would block the bot.
            return route.template().equals(INTERACTIONS)
                    ? route.handler().apply(call)
                    : world.atomically(() -> route.handler().apply(call));
        } catch (ControlException e) {
            return e.response();
        } catch (RestException e) {
            return e.response();
        }
    }
}
