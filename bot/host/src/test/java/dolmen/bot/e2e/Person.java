package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Somebody who types commands, presses buttons and reads, as the local Discord lets people do. */
final class Person {
    /** The flag of messages that one person alone can read. */
    static final int PRIVATE = 64;

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);
    private static final Duration GLANCE = Duration.ofMillis(5);

    /** What is pressed to play a move that was shown. */
    static final String CONFIRMATION = "Play it";

    final String id;
    final String name;
    private final Control control;

    Person(Control control, JsonNode user) {
        this.control = control;
        this.id = user.path("id").asText();
        this.name = user.path("global_name").asText(user.path("username").asText());
    }

    /** The person whom that local Discord knows by that name. */
    static Person called(Control control, String name) {
        return StreamSupport.stream(control.get("people").spliterator(), false)
                .map(user -> new Person(control, user))
                .filter(person -> person.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody is called " + name));
    }

    /** What a game says of its seats, with the names of those people who sit there. */
    static String named(Match match, List<Person> people, String words) {
        return new SeatNames(match.players().stream()
                        .map(player -> people.stream()
                                .filter(person -> person.id.equals(player.toString()))
                                .map(person -> person.name)
                                .findFirst()
                                .orElse(""))
                        .toList())
                .in(words);
    }

    String mention() {
        return "<@" + id + ">";
    }

    /**
     * Sends a command with options by name and waits until it is fully answered. A move that is shown before it is
     * played is confirmed.
     */
    JsonNode command(String channel, String command, Object... options) {
        return confirmed(shown(channel, command, options));
    }

    /** The same, without a confirmation. */
    JsonNode shown(String channel, String command, Object... options) {
        return interact(slash(channel, command, options));
    }

    /** Presses what confirms the move that an answer shows, if it shows one. */
    private JsonNode confirmed(JsonNode answer) {
        JsonNode message = answer.path("message");
        return buttons(message).contains(CONFIRMATION) ? press(message, CONFIRMATION) : answer;
    }

    /** The words of the answer, which only this person can read. */
    String privately(String channel, String command, Object... options) {
        return privateWords(command(channel, command, options));
    }

    /** Challenges somebody, and returns the message of the challenge; further options by name. */
    JsonNode challenge(String channel, Person opponent, String variant, Object... options) {
        Stream<Object> all = Stream.concat(Stream.of("opponent", opponent.id, "game", variant), Stream.of(options));
        return command(channel, "challenge", all.toArray()).path("message");
    }

    static Map<String, Object> slash(String channel, String command, Object... options) {
        var listed = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < options.length; i += 2) {
            listed.add(Map.of("name", options[i], "value", options[i + 1]));
        }
        return Map.of("type", 2, "channel_id", channel, "command", command, "options", listed);
    }

    /** Asks a process that has just begun; on a busy machine the first answers come too late. */
    void askUntilAnswered(String channel) {
        JsonNode answer;
        do {
            answer = control.post("interactions?wait=done&as=" + id, slash(channel, "rules", "game", "murus-gallicus"));
        } while (answer.path("outcome").asText().equals("failed"));
    }

    /** Sends a part of a command with options by name and waits until it is fully answered. */
    JsonNode part(String channel, String command, String part, Object... options) {
        Object listed = slash(channel, command, options).get("options");
        return interact(Map.of(
                "type",
                2,
                "channel_id",
                channel,
                "command",
                command,
                "options",
                List.of(Map.of("name", part, "options", listed))));
    }

    /** The choices while the last option is being typed. */
    List<JsonNode> typing(String channel, String command, Object... options) {
        var listed = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < options.length; i += 2) {
            var option = new LinkedHashMap<String, Object>(Map.of("name", options[i], "value", options[i + 1]));
            if (i == options.length - 2) {
                option.put("focused", true);
            }
            listed.add(option);
        }
        JsonNode answer = interact(Map.of("type", 4, "channel_id", channel, "command", command, "options", listed));
        assertThat(answer.path("outcome").asText()).isEqualTo("choices");
        return list(answer.path("choices"));
    }

    /** Writes an ordinary message. */
    JsonNode say(String channel, String words) {
        return control.post("channels/%s/messages?as=%s".formatted(channel, id), Map.of("content", words));
    }

    /** Answers a message with an ordinary one, which mentions its author. */
    JsonNode reply(JsonNode original, String words) {
        return reply(original, words, true);
    }

    JsonNode reply(JsonNode original, String words, boolean mention) {
        return control.post(
                "channels/%s/messages?as=%s"
                        .formatted(original.path("channel_id").asText(), id),
                Map.of("content", words, "reply_to", original.path("id").asText(), "reply_mention", mention));
    }

    /** Presses the button of that label and waits until it is fully answered. */
    JsonNode press(JsonNode message, String label) {
        return press(message.path("channel_id").asText(), message.path("id").asText(), button(message, label));
    }

    JsonNode press(String channel, String message, String customId) {
        return interact(pressing(channel, message, customId));
    }

    /** Presses a button that is acknowledged as an edit, and waits for the private words that follow. */
    String pressedPrivately(JsonNode message, String label) {
        String channel = message.path("channel_id").asText();
        List<JsonNode> before = messages(channel);
        control.post(
                "interactions?as=" + id, pressing(channel, message.path("id").asText(), button(message, label)));
        return await(
                        channel,
                        one -> (one.path("flags").asInt() & PRIVATE) != 0
                                && one.path("content").asText().length() > 0
                                && before.stream()
                                        .noneMatch(old -> old.path("id").equals(one.path("id"))))
                .path("content")
                .asText();
    }

    /**
     * Chooses in the menu of a message, or presses the button of that choice; the answer holds the message in which it
     * goes on.
     */
    JsonNode choose(JsonNode message, String value) {
        return Choices.buttons(message).stream()
                .filter(choice -> value.equals(Choices.last(choice)))
                .findFirst()
                .map(choice -> press(
                        message.path("channel_id").asText(), message.path("id").asText(), choice))
                .orElseGet(() -> chooseInMenu(message, value));
    }

    JsonNode chooseInMenu(JsonNode message, String value) {
        return interact(Map.of(
                "type",
                3,
                "channel_id",
                message.path("channel_id").asText(),
                "message_id",
                message.path("id").asText(),
                "custom_id",
                Choices.menu(message).path("custom_id").asText(),
                "values",
                List.of(value)));
    }

    /** Chooses in the menu of a message whose id contains that. */
    JsonNode chooseIn(JsonNode message, String menu, String... values) {
        String id = message.findParents("custom_id").stream()
                .map(component -> component.path("custom_id").asText())
                .filter(customId -> customId.contains(menu))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no menu " + menu + " on " + message));
        return interact(Map.of(
                "type",
                3,
                "channel_id",
                message.path("channel_id").asText(),
                "message_id",
                message.path("id").asText(),
                "custom_id",
                id,
                "values",
                List.of(values)));
    }

    /** Chooses channels in the menu of a message. */
    JsonNode chooseChannels(JsonNode message, String... channels) {
        String menu = message.findParents("channel_types")
                .getFirst()
                .path("custom_id")
                .asText();
        return interact(Map.of(
                "type",
                3,
                "channel_id",
                message.path("channel_id").asText(),
                "message_id",
                message.path("id").asText(),
                "custom_id",
                menu,
                "values",
                List.of(channels)));
    }

    static Map<String, Object> pressing(String channel, String message, String customId) {
        return Map.of(
                "type", 3, "channel_id", channel, "message_id", message, "custom_id", customId, "values", List.of());
    }

    /** Runs a command of the menu of a person and waits until it is fully answered. */
    JsonNode commandOn(Person target, String channel, String command) {
        return interact(Map.of("type", 2, "channel_id", channel, "command", command, "target_id", target.id));
    }

    /** Sends the form that an answer has opened, with these menus and texts changed. */
    JsonNode submit(JsonNode opened, Map<String, ?> changed) {
        assertThat(opened.path("outcome").asText()).as(opened.toString()).isEqualTo("modal");
        return interact(
                Map.of("type", 5, "modal_id", opened.path("modal").path("id").asText(), "fields", changed));
    }

    /** What stands in a field of the form that an answer has opened: a text, or what is chosen. */
    static List<String> field(JsonNode opened, String name) {
        JsonNode field = opened.path("modal").findParents("custom_id").stream()
                .filter(one -> one.path("custom_id").asText().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no field " + name + " in " + opened));
        return Stream.of(
                        field.path("value").isMissingNode()
                                ? List.<String>of()
                                : List.of(field.path("value").asText()),
                        list(field.path("options")).stream()
                                .filter(option -> option.path("default").asBoolean())
                                .map(option -> option.path("value").asText())
                                .toList(),
                        field.path("default_values").findValuesAsText("id"))
                .flatMap(List::stream)
                .toList();
    }

    /** Sends the form that an answer has opened; a move that is shown before it is played is confirmed. */
    JsonNode submit(JsonNode opened, String field, String value) {
        return confirmed(submit(opened, Map.of(field, value)));
    }

    JsonNode interact(Map<String, ?> interaction) {
        JsonNode answer = control.post("interactions?wait=done&as=" + id, interaction);
        assertThat(answer.path("outcome").asText()).as(answer.toString()).isNotEqualTo("failed");
        return answer;
    }

    /** Presses the same button twice without waiting; the client may refuse the second when the button has gone. */
    void doubleClick(Map<String, ?> pressing) {
        control.post("interactions?as=" + id, pressing);
        control.attempt("interactions?as=" + id, pressing);
    }

    /** The custom id of the button of that label. */
    static String button(JsonNode message, String label) {
        return message.findParents("custom_id").stream()
                .filter(component -> component.path("label").asText().equals(label))
                .map(component -> component.path("custom_id").asText())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button \"" + label + "\" on " + message));
    }

    static boolean hasButtons(JsonNode message) {
        return !message.findParents("custom_id").isEmpty();
    }

    static String privateWords(JsonNode answer) {
        JsonNode message = answer.path("message");
        assertThat(message.path("flags").asInt() & PRIVATE)
                .as("private: " + answer)
                .isEqualTo(PRIVATE);
        return words(message);
    }

    /** What a message says, whether as its content or in its components. */
    static String words(JsonNode message) {
        return message.path("content").asText()
                + String.join("\n", message.path("components").findValuesAsText("content"));
    }

    /** The pictures of a message in words. */
    static String described(JsonNode message) {
        return String.join(" ", message.path("attachments").findValuesAsText("description"));
    }

    /** The labels of the buttons of a message. */
    static List<String> buttons(JsonNode message) {
        return message.path("components").findParents("custom_id").stream()
                .map(component -> component.path("label").asText())
                .filter(label -> !label.isEmpty())
                .toList();
    }

    List<JsonNode> messages(String channel) {
        return list(control.get(messagesOf(channel)));
    }

    JsonNode message(String channel, String message) {
        return messages(channel).stream()
                .filter(one -> one.path("id").asText().equals(message))
                .findFirst()
                .orElseThrow();
    }

    private String messagesOf(String channel) {
        return "channels/%s/messages?limit=100&as=%s".formatted(channel, id);
    }

    /**
     * The latest message for which the condition holds, as soon as there is one; the channel, too, may be yet to come.
     */
    JsonNode await(String channel, Predicate<JsonNode> condition) {
        Instant end = Instant.now().plus(LONGEST_WAIT);
        while (true) {
            List<JsonNode> messages =
                    control.find(messagesOf(channel)).map(Person::list).orElse(List.of());
            for (JsonNode message : messages.reversed()) {
                if (condition.test(message)) {
                    return message;
                }
            }
            assertThat(Instant.now())
                    .as(
                            "waited in vain; there are %s",
                            messages.stream().map(Person::words).toList())
                    .isBefore(end);
            pause();
        }
    }

    /** The board that bears buttons of that match and ply, as soon as it is there. */
    JsonNode awaitBoard(String channel, long match, int ply) {
        String ending = ":%d:%d".formatted(match, ply);
        return await(
                channel,
                message -> message.findParents("custom_id").stream()
                        .anyMatch(component ->
                                component.path("custom_id").asText().endsWith(ending)));
    }

    static void pause() {
        try {
            Thread.sleep(GLANCE);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }
}
