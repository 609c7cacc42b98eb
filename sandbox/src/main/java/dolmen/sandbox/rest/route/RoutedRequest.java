package dolmen.sandbox.rest.route;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.MultipartForm;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.limits.FieldErrors;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A request that matches a route.
 *
 * @param variables the values in the path
 * @param body the JSON of the request; an empty object if there is none
 * @param files the files sent with it, by the name of their part
 */
public record RoutedRequest(
        HttpRequest request, Map<String, String> variables, JsonNode body, Map<String, MultipartForm.Upload> files) {

    /** Reads the body, which is JSON or a form. */
    public static RoutedRequest of(HttpRequest request, Map<String, String> variables) {
        try {
            if (MultipartForm.isIn(request)) {
                MultipartForm form = MultipartForm.of(request);
                return new RoutedRequest(
                        request, variables, Json.read(form.texts().getOrDefault("payload_json", "{}")), form.files());
            }
            String text = request.body().text();
            return new RoutedRequest(request, variables, text.isBlank() ? Json.object() : Json.read(text), Map.of());
        } catch (IllegalArgumentException e) {
            throw DiscordError.INVALID_JSON.exception();
        }
    }

    /** A text in the path. */
    public String variable(String name) {
        return Optional.ofNullable(variables.get(name)).orElseThrow();
    }

    /** An id in the path. */
    public long id(String name) {
        return parse(name, variable(name));
    }

    /** An id in the query. */
    public Optional<Long> idParameter(String name) {
        return request.parameter(name).map(text -> parse(name, text));
    }

    private static long parse(String name, String text) {
        try {
            return Long.parseUnsignedLong(text);
        } catch (NumberFormatException e) {
            FieldErrors errors = new FieldErrors();
            Field.root(Json.object(), errors)
                    .get(name)
                    .reject("NUMBER_TYPE_COERCE", "Value \"%s\" is not snowflake.".formatted(text));
            throw new RestException(DiscordError.INVALID_FORM_BODY, errors.json());
        }
    }

    /** Refuses the request if its body breaks the rules. */
    public void check(Consumer<Field> rules) {
        FieldErrors errors = new FieldErrors();
        rules.accept(Field.root(body, errors));
        RestException.throwIfAny(errors);
    }
}
