package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Looking back at a match: step by step, animated and in four pictures. */
final class ReplayFlowTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String thread = "";

    /** The result of a match of two moves, after which Björn gives up. */
    private JsonNode ended() {
        thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-c3", "a7-c5");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        return discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    private static JsonNode opened(JsonNode answer) {
        assertThat(Person.privateWords(answer)).startsWith("**Replay of match #1** · Murus Gallicus · ");
        return answer.path("message");
    }

    /** The film of a replay; a slow machine first says that it is being made. */
    private JsonNode film(JsonNode shown) {
        JsonNode answer = discord.chiara.press(shown, "Animated").path("message");
        discord.eventually(() -> assertThat(Person.words(now(answer))).startsWith("**Replay of match #1**"));
        return now(answer);
    }

    private JsonNode pressed(JsonNode message, String label) {
        discord.chiara.press(message, label);
        return now(message);
    }

    private JsonNode now(JsonNode message) {
        return discord.chiara.message(
                message.path("channel_id").asText(), message.path("id").asText());
    }

    private static String told(JsonNode message) {
        return message.path("content").asText().lines().skip(1).findFirst().orElseThrow();
    }

    private static List<String> disabled(JsonNode message) {
        return message.findParents("custom_id").stream()
                .filter(component -> component.path("disabled").asBoolean())
                .map(component -> component.path("label").asText())
                .toList();
    }

    @Test
    void a_match_is_stepped_through_in_one_message() {
        JsonNode shown = opened(discord.chiara.press(ended(), "Replay"));

        assertThat(told(shown)).isEqualTo("**0 / 2** · **Astrid** moves first.");
        assertThat(Person.buttons(shown)).containsExactly("First", "Back", "Next", "Last", "Animated", "Story");
        assertThat(disabled(shown)).containsExactly("First", "Back");
        shown = pressed(shown, "Next");
        assertThat(told(shown))
                .isEqualTo("**1 / 2** · **Astrid** played `a1-c3`: "
                        + "The tower on a1 falls towards c3, making walls on b2 and c3.");
        assertThat(disabled(shown)).isEmpty();
        assertThat(shown.path("attachments").findValuesAsText("filename")).containsExactly("replay-1-1.png");
        assertThat(shown.at("/attachments/0/description").asText()).contains("b2", "c3");
        shown = pressed(shown, "Last");
        assertThat(told(shown)).isEqualTo("**2 / 2** · **Björn** resigned, so **Astrid** won.");
        assertThat(disabled(shown)).containsExactly("Next", "Last");
        shown = pressed(shown, "Back");
        assertThat(told(shown)).startsWith("**2 / 2** · **Björn** played `a7-c5`: ");
        shown = pressed(shown, "First");
        assertThat(told(shown)).startsWith("**0 / 2** · ");
        assertThat(shown.path("attachments")).hasSize(1);
    }

    @Test
    void a_turn_is_chosen_in_a_menu_that_tells_the_moves_and_outlives_a_restart() throws Exception {
        JsonNode shown = opened(discord.chiara.press(ended(), "Replay"));
        assertThat(shown.findParents("options").getFirst().path("options").findValuesAsText("label"))
                .containsExactly(
                        "0 · Astrid moves first.",
                        "1 · Astrid: The tower on a1 falls towards c3, making walls on b2 and c3",
                        "2 · Björn: The tower on a7 falls towards c5, making walls on b6 and c5",
                        "After 2 · Björn resigned.");

        discord.restartBot();
        discord.chiara.chooseIn(shown, "replay-jump", "2");

        assertThat(told(now(shown))).startsWith("**2 / 2** · **Björn** played");
    }

    @Test
    void whoever_looks_back_is_offered_what_has_ended_first() {
        ended();
        String other = discord.begin("obelisk");

        for (String command : List.of("replay", "analysis", "export")) {
            assertThat(discord.bjorn.typing(discord.general, command, "match", ""))
                    .extracting(choice -> choice.path("name").asText())
                    .first(InstanceOfAssertFactories.STRING)
                    .isEqualTo("#1 Murus Gallicus against Astrid · over");
        }
        assertThat(discord.bjorn.typing(other, "replay", "match", ""))
                .extracting(choice -> choice.path("value").asText())
                .containsExactly("1", "2");
        assertThat(Person.privateWords(discord.bjorn.command(discord.general, "replay")))
                .startsWith("**Replay of match #1**");
    }

    @Test
    void a_turn_that_there_is_not_is_told_in_words_and_changes_nothing() {
        JsonNode shown = opened(discord.chiara.press(ended(), "Replay"));

        discord.chiara.interact(Map.of(
                "type",
                3,
                "forged",
                true,
                "channel_id",
                thread,
                "message_id",
                shown.path("id").asText(),
                "data",
                Map.of("custom_id", "v1:replay-step:1:99:next", "component_type", 2, "id", 1)));

        discord.chiara.await(thread, message -> Person.words(message).equals("That turn is not there."));
        assertThat(now(shown)).isEqualTo(shown);
    }

    @Test
    void all_of_a_match_is_shown_animated_to_whoever_asks() {
        JsonNode shown = opened(discord.chiara.press(ended(), "Replay"));

        JsonNode film = film(shown);

        JsonNode file = film.path("attachments").path(0);
        assertThat(file.path("filename").asText()).isEqualTo("replay-1.gif");
        assertThat(file.path("content_type").asText()).isEqualTo("image/gif");
        assertThat(file.path("width").asInt()).isEqualTo(560);
        assertThat(file.path("size").asInt()).isBetween(20_000, 8 << 20);
        assertThat(file.path("description").asText()).startsWith("Turn by turn: Björn resigned, so Astrid won.");
    }

    @Test
    void a_match_is_told_in_four_pictures() {
        JsonNode shown = opened(discord.chiara.press(ended(), "Replay"));

        JsonNode story = opened(discord.chiara.press(shown, "Story"));

        JsonNode file = story.path("attachments").path(0);
        assertThat(file.path("filename").asText()).isEqualTo("story-1.png");
        assertThat(file.path("description").asText())
                .startsWith("In brief: 0 / 2 · Astrid moves first. 1 / 2 · Astrid: The tower on a1 falls");
    }

    @Test
    void animations_are_so_many_that_the_host_has_time_for_others_but_what_is_there_costs_nothing() {
        thread = discord.begin("murus-gallicus");
        List<String> moves = List.of("a1-c3", "a7-c5", "b1-d3", "b7-d5", "c1-e3", "c7-e5", "d1-f3");
        for (String move : moves.subList(0, moves.size() - 1)) {
            discord.play(thread, 1, move);
            JsonNode shown = opened(discord.chiara.command(thread, "replay"));
            film(shown);
            film(shown);
        }
        discord.play(thread, 1, moves.getLast());
        JsonNode shown = opened(discord.chiara.command(thread, "replay"));

        assertThat(Person.privateWords(discord.chiara.press(shown, "Animated")))
                .matches("Slow down, please; I will animate matches for you again <t:[0-9]+:R>\\.");
    }

    @Test
    void the_command_means_the_match_of_the_thread_and_elsewhere_the_one_finished_last() {
        ended();

        assertThat(told(opened(discord.chiara.command(thread, "replay")))).startsWith("**0 / 2**");
        assertThat(told(opened(discord.bjorn.command(discord.general, "replay"))))
                .startsWith("**0 / 2**");
        assertThat(told(opened(discord.chiara.command(discord.general, "replay", "match", 1))))
                .startsWith("**0 / 2**");
        assertThat(discord.chiara.privately(discord.general, "replay")).doesNotContain("Replay of");
    }

    @Test
    void a_match_under_way_is_shown_as_it_stands_and_can_be_gone_back_in() {
        thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-c3", "a7-c5");

        JsonNode shown = opened(discord.chiara.command(thread, "replay"));

        assertThat(told(shown)).startsWith("**2 / 2** · **Björn** played").endsWith("It is **Astrid**'s turn.");
        assertThat(told(pressed(shown, "Back"))).startsWith("**1 / 2** · **Astrid** played");
    }

    @Test
    void a_player_sees_no_more_of_a_match_under_way_than_everybody() {
        thread = discord.begin("mausoleum-cards");
        discord.drawAndPlayACard(thread);

        JsonNode player = discord.astrid.command(thread, "replay").path("message");
        JsonNode onlooker = discord.chiara.command(thread, "replay").path("message");

        assertThat(player.path("content")).isEqualTo(onlooker.path("content"));
        assertThat(described(player)).isEqualTo(described(onlooker));
        assertThat(described(player))
                .isNotEqualTo(described(discord.astrid.command(thread, "board").path("message")))
                .isEqualTo(described(discord.chiara.command(thread, "board").path("message")));
        assertThat(player.findParents("options").toString())
                .isEqualTo(onlooker.findParents("options").toString());
    }

    /** Words, menus and descriptions of pictures. */
    private static String all(JsonNode message) {
        return "%s %s %s".formatted(message.path("content"), message.path("components"), message.path("attachments"));
    }

    private static String described(JsonNode message) {
        return message.at("/attachments/0/description").asText();
    }

    @Test
    void somebody_who_is_forgotten_has_no_name_in_a_replay() {
        JsonNode result = ended();
        JsonNode question =
                discord.bjorn.part(discord.general, "privacy", "delete").path("message");
        discord.bjorn.press(question, "Forget me");

        JsonNode shown = opened(discord.chiara.press(result, "Replay"));
        discord.chiara.chooseIn(shown, "replay-jump", "2");

        assertThat(all(now(shown))).contains("Deleted player").doesNotContain("Björn");
        for (String other : List.of("Animated", "Story")) {
            assertThat(all(opened(discord.chiara.press(shown, other))))
                    .contains("Deleted player")
                    .doesNotContain("Björn");
        }
    }

    @Test
    void whoever_may_not_see_the_channel_gets_no_replay() {
        ended();
        Person stranger = discord.stranger("Dora");

        assertThat(discord.chiara.privately(discord.general, "replay", "match", 7))
                .contains("match");
        assertThat(stranger.privately(discord.privateChannel(stranger), "replay", "match", 1))
                .doesNotContain("Replay of");
    }
}
