package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests Discord's refusals of messages that consist of components only. */
final class ComponentsV2RulesTest {
    private static final String TEXT = "{\"type\": 10, \"content\": \"t\"}";
    private static final String BUTTON = "{\"type\": 2, \"style\": 1, \"label\": \"l\", \"custom_id\": \"b\"}";

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Person astrid = new Control(sandbox).person("Astrid");
    private final String messages = "channels/" + astrid.channel("general") + "/messages";

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void nothing_else_may_stand_beside_the_components() {
        assertThat(sent(TEXT, "")).startsWith("200");
        assertThat(sent(TEXT, ", \"content\": \"c\"")).contains("LEGACY_FIELDS");
        assertThat(sent(TEXT, ", \"embeds\": [{\"title\": \"t\"}]")).contains("LEGACY_FIELDS");
        assertThat(sent(TEXT, ", \"poll\": {\"question\": {\"text\": \"q\"}}")).contains("LEGACY_FIELDS");
        assertThat(sent(TEXT, ", \"sticker_ids\": [\"1\"]")).contains("LEGACY_FIELDS");
        assertThat(sent(TEXT, ", \"content\": \"\", \"embeds\": []")).startsWith("200");
    }

    @Test
    void a_message_without_components_is_empty() {
        assertThat(sent("", "")).startsWith("400 50006");
    }

    @Test
    void forty_components_are_allowed_counting_nested_ones() {
        String thirteen = IntStream.range(0, 13)
                .mapToObj(index -> section(TEXT, BUTTON.replace("\"b\"", "\"b" + index + "\"")))
                .collect(Collectors.joining(","));

        assertThat(sent(container(thirteen), "")).startsWith("200");
        assertThat(sent(container(thirteen + "," + TEXT), "")).contains("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED");
    }

    @Test
    void four_thousand_characters_are_allowed_in_all_texts_together() {
        String half = "{\"type\": 10, \"content\": \"%s\"}".formatted("t".repeat(2_000));

        assertThat(sent(half + "," + container(half), "")).startsWith("200");
        assertThat(sent(half + "," + container(half) + "," + TEXT, ""))
                .contains("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED");
    }

    @Test
    void a_section_holds_texts_and_beside_them_a_button_or_a_picture() {
        assertThat(sent(section(TEXT, BUTTON), "")).startsWith("200");
        assertThat(sent(section(BUTTON, BUTTON), "")).contains("UNION_TYPE_CHOICES");
        assertThat(sent(section(TEXT, TEXT), "")).contains("UNION_TYPE_CHOICES");
        assertThat(sent(section(TEXT + "," + TEXT + "," + TEXT + "," + TEXT, BUTTON), ""))
                .contains("BAD_LENGTH");
        assertThat(sent("{\"type\": 9, \"components\": [%s]}".formatted(TEXT), ""))
                .contains("BASE_TYPE_REQUIRED");
    }

    @Test
    void a_container_has_a_colour_of_three_bytes_and_holds_no_other() {
        assertThat(sent("{\"type\": 17, \"accent_color\": 16777215, \"components\": [%s]}".formatted(TEXT), ""))
                .startsWith("200");
        assertThat(sent("{\"type\": 17, \"accent_color\": 16777216, \"components\": [%s]}".formatted(TEXT), ""))
                .contains("NUMBER_TYPE_MAX");
        assertThat(sent(container(container(TEXT)), "")).contains("UNION_TYPE_CHOICES");
    }

    @Test
    void pictures_may_be_elsewhere_files_may_not() {
        assertThat(sent(picture("https://example.org/a.png", 1_024), "")).startsWith("200");
        assertThat(sent(picture("https://example.org/a.png", 1_025), "")).contains("MAX_LENGTH");
        assertThat(sent(picture("attachment://a.png", 1), "")).contains("REFERENCED_ATTACHMENT_NOT_FOUND");
        assertThat(sent("{\"type\": 13, \"file\": {\"url\": \"https://example.org/a.txt\"}}", ""))
                .contains("INVALID_URL_SCHEME");
    }

    @Test
    void a_message_of_words_becomes_one_of_components_only_when_its_words_go() {
        String message = messages + "/"
                + bot.json("POST", messages, "{\"content\": \"words\"}")
                        .path("id")
                        .asText();
        String components = "\"flags\": 32768, \"components\": [%s]".formatted(TEXT);

        assertThat(bot.outcome("PATCH", message, "{%s}".formatted(components))).contains("LEGACY_FIELDS");
        assertThat(bot.outcome("PATCH", message, "{\"content\": null, %s}".formatted(components)))
                .startsWith("200");
    }

    @Test
    void a_message_of_components_never_becomes_one_of_words() {
        String message = messages + "/"
                + bot.json("POST", messages, body(TEXT, "")).path("id").asText();

        assertThat(bot.outcome("PATCH", message, "{\"flags\": 0, \"content\": \"words\"}"))
                .contains("LEGACY_FIELDS");
        assertThat(bot.outcome("PATCH", message, "{\"components\": []}")).startsWith("400 50006");
        assertThat(bot.json("PATCH", message, "{\"flags\": 0}").path("flags").asInt())
                .isEqualTo(32768);
    }

    private String sent(String components, String more) {
        return bot.outcome("POST", messages, body(components, more));
    }

    private static String body(String components, String more) {
        return "{\"flags\": 32768, \"components\": [%s]%s}".formatted(components, more);
    }

    private static String container(String inside) {
        return "{\"type\": 17, \"components\": [%s]}".formatted(inside);
    }

    private static String section(String words, String accessory) {
        return "{\"type\": 9, \"components\": [%s], \"accessory\": %s}".formatted(words, accessory);
    }

    private static String picture(String url, int words) {
        return "{\"type\": 12, \"items\": [{\"media\": {\"url\": \"%s\"}, \"description\": \"%s\"}]}"
                .formatted(url, "d".repeat(words));
    }
}
