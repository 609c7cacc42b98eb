package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What can be chosen below a message, in a menu or on buttons. */
final class Choices {

    private Choices() {}

    /** The menu of a message. */
    static JsonNode menu(JsonNode message) {
        return message.findParents("options").stream()
                .filter(component -> component.path("type").asInt() == 3)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no menu on " + message));
    }

    /** The ids of the buttons that choose a move or a part of one. */
    static List<String> buttons(JsonNode message) {
        return message.path("components").findParents("style").stream()
                .map(component -> component.path("custom_id").asText())
                .filter(id -> id.startsWith("v1:pick:") || id.startsWith("v1:lesson-pick:"))
                .toList();
    }

    /** Discord's number for the style of the button that chooses that last. */
    static int style(JsonNode message, String value) {
        return message.path("components").findParents("style").stream()
                .filter(component ->
                        value.equals(last(component.path("custom_id").asText())))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button for " + value + " on " + message))
                .path("style")
                .asInt();
    }

    static String last(String choice) {
        return choice.substring(1 + Math.max(choice.lastIndexOf(':'), choice.lastIndexOf('.')));
    }

    /** True if something can be chosen below a message. */
    static boolean offers(JsonNode message) {
        return !buttons(message).isEmpty()
                || !message.path("components").findParents("options").isEmpty();
    }

    /** The values that the menu of a message offers, or what its buttons add to the path. */
    static List<String> offered(JsonNode message) {
        List<String> buttons = buttons(message);
        return buttons.isEmpty()
                ? menu(message).path("options").findValuesAsText("value")
                : buttons.stream().map(Choices::last).toList();
    }

    /** The words of what the menu of a message offers, or of its buttons. */
    static List<String> labels(JsonNode message) {
        List<String> buttons = buttons(message);
        return buttons.isEmpty()
                ? menu(message).path("options").findValuesAsText("label")
                : Person.buttons(message).subList(0, buttons.size());
    }

    /** The text of a panel, in which each line before a menu ends in what is chosen there. */
    static String settings(JsonNode panel) {
        var words = new StringBuilder();
        for (JsonNode part : panel.path("components").path(0).path("components")) {
            JsonNode menu = part.path("components").path(0);
            String said = part.path("content").asText();
            words.append(said.isEmpty() ? "" : "\n" + said);
            if (!menu.isMissingNode() && menu.path("label").isMissingNode()) {
                words.append(": ").append(String.join(", ", chosen(menu)));
            }
        }
        return words.toString();
    }

    private static List<String> chosen(JsonNode menu) {
        var chosen = new ArrayList<String>();
        for (JsonNode option : menu.path("options")) {
            if (option.path("default").asBoolean()) {
                chosen.add(option.path("label").asText());
            }
        }
        chosen.addAll(menu.path("default_values").findValuesAsText("id"));
        return chosen.isEmpty() ? List.of("none") : chosen;
    }
}
