package dolmen.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;

/**
 * One request of the bot to the REST API, and its answer.
 *
 * @param path the path below {@code /api/v10}, as sent, without the query
 * @param request the JSON of the request, a missing node if there is none
 * @param files the names of the files sent with it
 * @param status the status of the answer; 0 if the connection was cut
 * @param response the JSON of the answer, a missing node if there is none
 */
public record Exchange(
        Instant at, String method, String path, JsonNode request, List<String> files, int status, JsonNode response) {

    /** Copies the names. */
    public Exchange {
        files = List.copyOf(files);
    }
}
