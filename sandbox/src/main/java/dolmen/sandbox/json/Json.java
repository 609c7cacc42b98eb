package dolmen.sandbox.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.function.Function;

/** Reads and writes JSON as Discord does: ids are texts, times are ISO 8601 with an offset. */
public final class Json {
    private static final ObjectMapper MAPPER = new JsonMapper();
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSSxxx").withZone(ZoneOffset.UTC);

    private Json() {}

    /** An empty object. */
    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** An empty array. */
    public static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** An array with one element for each item. */
    public static <T> ArrayNode array(Collection<T> items, Function<? super T, ? extends JsonNode> element) {
        ArrayNode array = array();
        items.forEach(item -> array.add(element.apply(item)));
        return array;
    }

    /** An array of ids. */
    public static ArrayNode ids(Collection<Long> ids) {
        ArrayNode array = array();
        ids.forEach(id -> array.add(Long.toString(id)));
        return array;
    }

    /** An id. */
    public static String id(long id) {
        return Long.toString(id);
    }

    /** A time. */
    public static String time(Instant time) {
        return TIME.format(time);
    }

    /**
     * Reads a text.
     *
     * @throws IllegalArgumentException if it is not JSON
     */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("Not JSON: " + e.getOriginalMessage(), e);
        }
    }
}
