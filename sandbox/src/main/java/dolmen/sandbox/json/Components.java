package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Walks through trees of components. */
public final class Components {
    private static final List<String> CHILDREN = List.of("components", "component", "accessory");

    private Components() {}

    /** All components of the tree, each before its children. */
    public static Stream<ObjectNode> all(JsonNode components) {
        return StreamSupport.stream(components.spliterator(), false).flatMap(Components::withChildren);
    }

    private static Stream<ObjectNode> withChildren(JsonNode component) {
        if (!(component instanceof ObjectNode object)) {
            return Stream.empty();
        }
        Stream<ObjectNode> below = CHILDREN.stream().flatMap(name -> {
            JsonNode child = object.path(name);
            return child.isArray() ? all(child) : withChildren(child);
        });
        return Stream.concat(Stream.of(object), below);
    }

    /** The component with the given custom id. */
    public static Optional<ObjectNode> find(JsonNode components, String customId) {
        return all(components)
                .filter(component -> component.path("custom_id").asText().equals(customId))
                .findFirst();
    }

    /** A copy with the ids and default values that Discord fills in. */
    public static ArrayNode completed(JsonNode components) {
        ArrayNode copy = components.isArray() ? components.deepCopy() : Json.array();
        Set<Integer> taken = new HashSet<>();
        all(copy)
                .map(component -> component.path("id").asInt())
                .filter(id -> id > 0)
                .forEach(taken::add);
        int next = 1;
        for (ObjectNode component : all(copy).toList()) {
            if (component.path("id").asInt() <= 0) {
                while (!taken.add(next)) {
                    next++;
                }
                component.put("id", next);
            }
            addDefaults(component);
        }
        return copy;
    }

    private static void addDefaults(ObjectNode component) {
        writeEmojiId(component);
        component.path("options").forEach(Components::writeEmojiId);
        switch (component.path("type").asInt()) {
            case 2 -> orElse(component, "disabled", false);
            case 3, 5, 6, 7, 8 -> {
                orElse(component, "min_values", 1);
                orElse(component, "max_values", 1);
                orElse(component, "disabled", false);
            }
            case 11, 13 -> orElse(component, "spoiler", false);
            case 12 -> component.path("items").forEach(item -> orElse((ObjectNode) item, "spoiler", false));
            case 14 -> {
                orElse(component, "divider", true);
                orElse(component, "spacing", 1);
            }
            case 17 -> {
                orElse(component, "spoiler", false);
                if (component.path("accent_color").isMissingNode()) {
                    component.putNull("accent_color");
                }
            }
            default -> {
                // Other components have no defaults.
            }
        }
    }

    /** Ids are texts in answers, even if the bot has sent a number. */
    private static void writeEmojiId(JsonNode of) {
        if (of.path("emoji") instanceof ObjectNode emoji && emoji.path("id").isNumber()) {
            emoji.put("id", emoji.path("id").asText());
        }
    }

    private static void orElse(ObjectNode component, String name, boolean value) {
        if (component.path(name).isMissingNode() || component.path(name).isNull()) {
            component.put(name, value);
        }
    }

    private static void orElse(ObjectNode component, String name, int value) {
        if (component.path(name).isMissingNode() || component.path(name).isNull()) {
            component.put(name, value);
        }
    }

    /** The texts of all components, joined by line breaks. */
    public static String text(JsonNode components) {
        return all(components)
                .map(component -> component.path("content").asText())
                .reduce("", (left, right) -> left + "\n" + right);
    }
}
