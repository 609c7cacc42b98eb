package dolmen.sandbox.http;

/** Answers a request; called on a virtual thread, so it may block. */
@FunctionalInterface
public interface HttpHandler {
    /** The answer to the request. */
    HttpResponse handle(HttpRequest request);
}
