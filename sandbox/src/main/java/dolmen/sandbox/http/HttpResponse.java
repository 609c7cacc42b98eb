package dolmen.sandbox.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** An answer: a status, headers and a body; status 0 cuts the connection without an answer. */
public record HttpResponse(int status, Map<String, String> headers, Bytes body) {

    /** Copies the headers. */
    public HttpResponse {
        headers = Map.copyOf(headers);
    }

    /** A response with a body of the given media type. */
    public static HttpResponse of(int status, String contentType, Bytes body) {
        return new HttpResponse(status, Map.of("Content-Type", contentType), body);
    }

    /** A response without a body. */
    public static HttpResponse empty(int status) {
        return new HttpResponse(status, Map.of(), Bytes.empty());
    }

    /** A redirection to another path. */
    public static HttpResponse redirect(String location) {
        return empty(302).withHeader("Location", location);
    }

    /** No answer: the connection is cut. */
    public static HttpResponse lost() {
        return empty(0);
    }

    /** This response with one header added or replaced. */
    public HttpResponse withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new HttpResponse(status, more, body);
    }
}
