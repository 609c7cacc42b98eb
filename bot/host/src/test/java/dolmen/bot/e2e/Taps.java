package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What somebody has done with a finger to come to a message. A menu takes two touches, to open it and to choose; what
 * Discord hears of it is one interaction. A button is one of both.
 *
 * @param shown the message to which they led
 */
record Taps(JsonNode shown, int interactions, int touches) {
    /** Ids of this kind have a stamp before the path. */
    private static final String STAMPED = "v1:puzzle-pick:";

    private static final List<String> PICKS = List.of("v1:pick:", "v1:lesson-pick:", STAMPED);

    /**
     * Something to be chosen below a message.
     *
     * @param path to which it leads
     * @param value of a menu; empty on a button
     */
    private record Choice(String id, List<String> path, Optional<String> value) {
        static Choice button(String id) {
            return new Choice(id, pathIn(id), Optional.empty());
        }

        static Choice inMenu(String id, String value) {
            return new Choice(
                    id, Stream.concat(pathIn(id).stream(), keys(value).stream()).toList(), Optional.of(value));
        }

        private static List<String> pathIn(String id) {
            String[] parts = id.split(":", -1);
            List<String> path = parts.length > 4 ? keys(parts[4]) : List.of();
            return id.startsWith(STAMPED) ? path.subList(1, path.size()) : path;
        }

        private static List<String> keys(String text) {
            return List.of(text.split("\\.", -1));
        }

        boolean leadsTo(List<String> wanted) {
            return path.size() <= wanted.size()
                    && wanted.subList(0, path.size()).equals(path);
        }
    }

    /** Nothing yet. */
    static Taps at(JsonNode message) {
        return new Taps(message, 0, 0);
    }

    /** After as many buttons and menus of moves as stand on the way to the end of the path. */
    Taps choosing(Person person, List<String> path) {
        Optional<Choice> next = choices(shown)
                .filter(choice -> choice.leadsTo(path))
                .max(Comparator.comparingInt(choice -> choice.path().size()));
        return next.map(choice -> chosen(person, choice).choosing(person, path)).orElse(this);
    }

    /** After a press of the button of that label. */
    Taps pressing(Person person, String label) {
        return new Taps(person.press(shown, label).path("message"), interactions + 1, touches + 1);
    }

    /** After the confirmation, if there is one. */
    Taps confirming(Person person) {
        return Person.buttons(shown).contains(Person.CONFIRMATION) ? pressing(person, Person.CONFIRMATION) : this;
    }

    /** After the press of a button that is not pressed. */
    Taps pressed() {
        return new Taps(shown, interactions + 1, touches + 1);
    }

    private Taps chosen(Person person, Choice choice) {
        return choice.value()
                .map(value -> new Taps(
                        person.chooseIn(shown, choice.id(), value).path("message"), interactions + 1, touches + 2))
                .orElseGet(() -> new Taps(
                        person.press(
                                        shown.path("channel_id").asText(),
                                        shown.path("id").asText(),
                                        choice.id())
                                .path("message"),
                        interactions + 1,
                        touches + 1));
    }

    private static Stream<Choice> choices(JsonNode message) {
        return message.path("components").findParents("custom_id").stream()
                .filter(component ->
                        PICKS.stream().anyMatch(component.path("custom_id").asText()::startsWith))
                .flatMap(component ->
                        choices(component, component.path("custom_id").asText()));
    }

    private static Stream<Choice> choices(JsonNode component, String id) {
        return component.path("options").isMissingNode()
                ? Stream.of(Choice.button(id))
                : StreamSupport.stream(component.path("options").spliterator(), false)
                        .map(option -> Choice.inMenu(id, option.path("value").asText()));
    }
}
