package dolmen.sandbox.http;

import java.util.function.Function;

/**
 * A path at which WebSockets are accepted.
 *
 * @param path the exact path
 * @param listener makes the listener of a new socket from the request that opened it
 */
public record SocketEndpoint(String path, Function<HttpRequest, SocketListener> listener) {}
