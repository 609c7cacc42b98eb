package dolmen.sandbox.limits;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;

/** The errors of a request, field by field, in Discord's nested form. */
public final class FieldErrors {
    private final ObjectNode tree = Json.object();

    /** True if there are no errors. */
    public boolean isEmpty() {
        return tree.isEmpty();
    }

    /** The errors as Discord's {@code errors} object. */
    public ObjectNode json() {
        return tree.deepCopy();
    }

    /** @param path the field's names and indices joined by dots; empty for the whole request */
    void add(String path, String code, String message) {
        ObjectNode node = tree;
        if (!path.isEmpty()) {
            for (String step : path.split("\\.", -1)) {
                node = node.withObjectProperty(step);
            }
        }
        node.withArrayProperty("_errors").addObject().put("code", code).put("message", message);
    }
}
