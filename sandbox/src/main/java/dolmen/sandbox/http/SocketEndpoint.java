package dolmen.sandbox.http;

import java.util.function.Function;

/**
 * A path that accepts WebSockets.
 *
 * @param path the exact path
 * @param listener creates the listener of a new socket from its opening request
 */
public record SocketEndpoint(String path, Function<HttpRequest, SocketListener> listener) {}
