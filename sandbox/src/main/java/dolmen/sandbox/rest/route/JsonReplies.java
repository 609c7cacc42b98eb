package dolmen.sandbox.rest.route;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpResponse;

/** The common answers of the API. */
public final class JsonReplies {
    private JsonReplies() {}

    /** Success, with the requested object. */
    public static HttpResponse ok(JsonNode json) {
        return json(200, json);
    }

    /** Success, with the new object. */
    public static HttpResponse created(JsonNode json) {
        return json(201, json);
    }

    /** Success, without a body. */
    public static HttpResponse noContent() {
        return HttpResponse.empty(204);
    }

    private static HttpResponse json(int status, JsonNode json) {
        return HttpResponse.of(status, "application/json", Bytes.utf8(json.toString()));
    }
}
