package dolmen.sandbox.control;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;

/** A refusal with a message, as a Discord client would show it. */
final class ControlException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    private ControlException(int status, String words) {
        super(words);
        this.status = status;
    }

    static ControlException refused(String words) {
        return new ControlException(400, words);
    }

    static ControlException unknown(String words) {
        return new ControlException(404, words);
    }

    HttpResponse response() {
        String body = Json.object().put("message", getMessage()).toString();
        return HttpResponse.of(status, "application/json", Bytes.utf8(body));
    }
}
