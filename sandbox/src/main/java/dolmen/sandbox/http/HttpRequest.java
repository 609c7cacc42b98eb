package dolmen.sandbox.http;

import java.util.Map;
import java.util.Optional;

/**
 * A request with its whole body.
 *
 * @param method the method in capital letters
 * @param path the path as sent: percent-encoded, without the query
 * @param query the first value of each parameter
 * @param headers the first value of each header, names in lower case
 */
public record HttpRequest(
        String method, String path, Map<String, String> query, Map<String, String> headers, Bytes body) {

    /** The value of a query parameter. */
    public Optional<String> parameter(String name) {
        return Optional.ofNullable(query.get(name));
    }

    /** The value of a header, by its name in lower case. */
    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }

    /** The media type of the body with its parameters, or an empty text. */
    public String contentType() {
        return headers.getOrDefault("content-type", "");
    }
}
