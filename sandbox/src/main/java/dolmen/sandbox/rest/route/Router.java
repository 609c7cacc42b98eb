package dolmen.sandbox.rest.route;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the route for a path; a fixed segment takes precedence over a variable. */
public final class Router {
    private final List<Route> routes;

    /** A router over the given routes. */
    public Router(List<Route> routes) {
        this.routes = List.copyOf(routes);
    }

    /** A route with the values of its variables. */
    public record RouteMatch(Route route, Map<String, String> variables) {}

    /** The route for a method and a path. */
    public Optional<RouteMatch> find(String method, String path) {
        List<String> steps = steps(path);
        return routes.stream()
                .filter(route -> route.method().equals(method))
                .flatMap(route -> match(route, steps).stream())
                .min((left, right) -> Integer.compare(
                        left.variables().size(), right.variables().size()));
    }

    private static Optional<RouteMatch> match(Route route, List<String> steps) {
        List<String> expected = steps(route.template());
        if (expected.size() != steps.size()) {
            return Optional.empty();
        }
        Map<String, String> variables = new HashMap<>();
        for (int i = 0; i < steps.size(); i++) {
            String name = expected.get(i);
            if (name.startsWith("{")) {
                variables.put(name.substring(1, name.length() - 1), steps.get(i));
            } else if (!name.equals(steps.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(new RouteMatch(route, variables));
    }

    private static List<String> steps(String path) {
        return List.of(path.split("/", -1)).stream()
                .map(step -> URLDecoder.decode(step.replace("+", "%2B"), StandardCharsets.UTF_8))
                .toList();
    }
}
