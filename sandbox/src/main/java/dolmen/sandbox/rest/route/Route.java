package dolmen.sandbox.rest.route;

import dolmen.sandbox.http.HttpResponse;
import java.util.function.Function;

/**
 * One route of the API.
 *
 * @param method the method in capital letters
 * @param template the path below {@code /api/v10}, with variables in braces
 * @param authorized true if the bot's token is needed; the routes of interactions use tokens of their own
 */
public record Route(String method, String template, boolean authorized, Function<RoutedRequest, HttpResponse> handler) {

    /** A route that reads something; it needs the bot's token. */
    public static Route get(String template, Function<RoutedRequest, HttpResponse> handler) {
        return new Route("GET", template, true, handler);
    }

    /** A route that adds something; it needs the bot's token. */
    public static Route post(String template, Function<RoutedRequest, HttpResponse> handler) {
        return new Route("POST", template, true, handler);
    }

    /** A route that sets something; it needs the bot's token. */
    public static Route put(String template, Function<RoutedRequest, HttpResponse> handler) {
        return new Route("PUT", template, true, handler);
    }

    /** A route that changes something; it needs the bot's token. */
    public static Route patch(String template, Function<RoutedRequest, HttpResponse> handler) {
        return new Route("PATCH", template, true, handler);
    }

    /** A route that removes something; it needs the bot's token. */
    public static Route delete(String template, Function<RoutedRequest, HttpResponse> handler) {
        return new Route("DELETE", template, true, handler);
    }

    /** This route without the bot's token; the token in its path suffices. */
    public Route open() {
        return new Route(method, template, false, handler);
    }
}
