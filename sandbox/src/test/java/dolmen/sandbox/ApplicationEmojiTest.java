package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.OpenApiCheck;
import dolmen.sandbox.testing.RawBot;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.entities.Icon;
import net.dv8tion.jda.api.entities.emoji.ApplicationEmoji;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the emoji of an application, with the real client and over raw HTTP. */
final class ApplicationEmojiTest {
    /** The smallest of all PNG files. */
    private static final String PNG =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

    private Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());

    @AfterEach
    void close() {
        sandbox.close();
    }

    private RawBot bot() {
        return new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    }

    private String emojis() {
        return "applications/"
                + new Control(sandbox).person("Astrid").world().at("/bot/id").asText() + "/emojis";
    }

    private static String request(String name, String image) {
        return Json.object().put("name", name).put("image", image).toString();
    }

    private static String stone(String name) {
        return request(name, "data:image/png;base64," + PNG);
    }

    @Test
    void the_client_uploads_renames_and_deletes() throws IOException {
        TestBot client = TestBot.login(sandbox, new ParrotBot());
        try {
            Icon icon = Icon.from(Base64.getDecoder().decode(PNG), Icon.IconType.PNG);
            ApplicationEmoji stone =
                    client.jda().createApplicationEmoji("stone", icon).complete();
            stone.getManager().setName("pebble").complete();

            assertThat(client.jda().retrieveApplicationEmojis().complete())
                    .extracting(ApplicationEmoji::getName)
                    .containsExactly("pebble");
            assertThat(client.jda()
                            .retrieveApplicationEmojiById(stone.getIdLong())
                            .complete()
                            .getOwner())
                    .isEqualTo(client.jda().getSelfUser());
            stone.delete().complete();
            assertThat(client.jda().retrieveApplicationEmojis().complete()).isEmpty();
            assertThatExceptionOfType(ErrorResponseException.class)
                    .isThrownBy(() -> stone.delete().complete())
                    .extracting(ErrorResponseException::getErrorResponse)
                    .isEqualTo(ErrorResponse.UNKNOWN_EMOJI);
        } finally {
            client.close();
        }
        assertThat(OpenApiCheck.find()
                        .map(check -> check.problems(sandbox.exchanges()))
                        .orElse(List.of()))
                .isEmpty();
    }

    @Test
    void names_and_pictures_have_limits() {
        RawBot bot = bot();
        assertThat(bot.outcome("POST", emojis(), "{}"))
                .startsWith("400 50035 [BASE_TYPE_REQUIRED, BASE_TYPE_REQUIRED]");
        assertThat(bot.outcome("POST", emojis(), stone("x"))).startsWith("400 50035 [BASE_TYPE_BAD_LENGTH]");
        assertThat(bot.outcome("POST", emojis(), stone("x".repeat(33)))).startsWith("400 50035 [BASE_TYPE_BAD_LENGTH]");
        assertThat(bot.outcome("POST", emojis(), stone("two words"))).startsWith("400 50035 [STRING_TYPE_REGEX]");
        assertThat(bot.outcome("POST", emojis(), stone("stone"))).isEqualTo("201 0");
        assertThat(bot.outcome("POST", emojis(), stone("stone")))
                .startsWith("400 50035 [APPLICATION_EMOJI_NAME_ALREADY_TAKEN]");
        assertThat(bot.outcome("POST", emojis(), request("pebble", PNG))).startsWith("400 50035 [IMAGE_INVALID]");
        assertThat(bot.outcome("POST", emojis(), request("pebble", "data:image/svg+xml;base64," + PNG)))
                .startsWith("400 50035 [IMAGE_INVALID]");
        String large = Base64.getEncoder().encodeToString(new byte[(256 << 10) + 1]);
        assertThat(bot.outcome("POST", emojis(), request("pebble", "data:image/png;base64," + large)))
                .startsWith("400 50035 [BINARY_TYPE_MAX_SIZE]");
        assertThat(bot.outcome("GET", emojis() + "/1", "")).isEqualTo("404 10014");
        assertThat(bot.outcome("GET", "applications/1/emojis", "")).isEqualTo("403 50001");
    }

    @Test
    void an_application_has_at_most_2000() {
        RawBot bot = bot();
        String emojis = emojis();
        IntStream.range(0, 2_000).forEach(number -> bot.send("POST", emojis, stone("stone_" + number)));

        assertThat(bot.outcome("POST", emojis, stone("one_more"))).isEqualTo("400 30008");
    }

    @Test
    void components_have_only_emoji_that_exist() {
        RawBot bot = bot();
        String id = bot.json("POST", emojis(), stone("stone")).path("id").asText();
        String messages = "channels/" + new Control(sandbox).person("Astrid").channel("general") + "/messages";

        assertThat(bot.outcome("POST", messages, withButton(id))).isEqualTo("200 0");
        assertThat(bot.outcome("POST", messages, withButton("1")))
                .startsWith("400 50035 [BUTTON_COMPONENT_INVALID_EMOJI]");
        assertThat(bot.outcome("POST", messages, withMenu(id))).isEqualTo("200 0");
        assertThat(bot.outcome("POST", messages, withMenu("1")))
                .startsWith("400 50035 [BUTTON_COMPONENT_INVALID_EMOJI]");
    }

    private static String withButton(String emoji) {
        return """
                {"content": "x", "components": [{"type": 1, "components": [
                    {"type": 2, "style": 1, "label": "x", "custom_id": "x", "emoji": {"id": "%s", "name": "stone"}}]}]}\
                """.formatted(emoji);
    }

    private static String withMenu(String emoji) {
        return """
                {"content": "x", "components": [{"type": 1, "components": [{"type": 3, "custom_id": "x", "options": [
                    {"label": "x", "value": "x", "emoji": {"id": "%s", "name": "stone"}}]}]}]}\
                """.formatted(emoji);
    }

    @Test
    void pictures_are_served_and_survive_a_restart(@TempDir Path folder) throws Exception {
        SandboxConfiguration keeping = SandboxConfiguration.transientOne().withFolder(folder);
        sandbox.close();
        sandbox = Sandbox.open(keeping);
        JsonNode stone = bot().json("POST", emojis(), stone("stone"));
        sandbox.close();
        sandbox = Sandbox.open(keeping);

        assertThat(bot().json("GET", emojis(), "").at("/items/0")).isEqualTo(stone);
        HttpResponse<byte[]> picture = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(sandbox.pageUrl()
                                        .resolve("/cdn/emojis/"
                                                + stone.path("id").asText() + ".png"))
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        assertThat(picture.headers().firstValue("content-type")).contains("image/png");
        assertThat(Base64.getEncoder().encodeToString(picture.body())).isEqualTo(PNG);
    }
}
