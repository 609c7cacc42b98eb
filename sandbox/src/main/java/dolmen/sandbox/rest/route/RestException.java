package dolmen.sandbox.rest.route;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.limits.FieldErrors;

/** A refusal, thrown by a handler. */
public final class RestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient HttpResponse response;

    public RestException(DiscordError error, ObjectNode errors) {
        super(error.words() + (errors.isEmpty() ? "" : " " + errors));
        this.response = error.response(errors);
    }

    /** Throws if there are errors in the fields. */
    public static void throwIfAny(FieldErrors errors) {
        if (!errors.isEmpty()) {
            throw new RestException(DiscordError.INVALID_FORM_BODY, errors.json());
        }
    }

    /** The refusal as a response. */
    public HttpResponse response() {
        return response;
    }
}
