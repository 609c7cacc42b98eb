package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests Discord's refusals, with its codes, over raw HTTP. */
final class RestRulesTest {
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Person astrid = new Control(sandbox).person("Astrid");
    private final String general = astrid.channel("general");
    private final String botId = astrid.world().at("/bot/id").asText();

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void a_wrong_token_is_unauthorized_and_every_answer_comes_through_a_proxy() {
        var answer = new RawBot(sandbox, "wrong").send("GET", "users/@me", "");

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.headers().firstValue("via")).contains("1.1 google");
    }

    @Test
    void an_unknown_route_is_not_answered_as_if_it_were_known() {
        assertThat(bot.outcome("GET", "guilds/1/bans", "")).isEqualTo("501 0");
        assertThat(bot.outcome("POST", messages(), "{")).isEqualTo("400 50109");
        assertThat(bot.outcome("GET", "channels/abc", "")).startsWith("400 50035 [NUMBER_TYPE_COERCE]");
    }

    @Test
    void unknown_things_are_called_by_their_codes() {
        assertThat(bot.outcome("GET", "channels/1", "")).isEqualTo("404 10003");
        assertThat(bot.outcome("GET", "guilds/1", "")).isEqualTo("404 10004");
        assertThat(bot.outcome("GET", "guilds/" + guild() + "/members/1", "")).isEqualTo("404 10007");
        assertThat(bot.outcome("GET", messages() + "/1", "")).isEqualTo("404 10008");
        assertThat(bot.outcome("GET", "users/1", "")).isEqualTo("404 10013");
        assertThat(bot.outcome("POST", "webhooks/" + botId + "/nothing", "{}")).isEqualTo("404 10015");
        assertThat(bot.outcome("POST", "interactions/1/nothing/callback", "{\"type\":4}"))
                .isEqualTo("404 10062");
        assertThat(bot.outcome("GET", "applications/" + botId + "/commands/1", ""))
                .isEqualTo("404 10063");
        assertThat(bot.outcome("GET", "guilds/" + guild() + "/members", "")).isEqualTo("403 50001");
        assertThat(bot.outcome("POST", "users/@me/channels", "{\"recipient_id\":\"" + botId + "\"}"))
                .isEqualTo("403 50007");
    }

    @Test
    void an_empty_message_and_a_long_one_are_refused() {
        assertThat(say("{\"content\":\" \"}")).isEqualTo("400 50006");
        assertThat(say(content("🪨".repeat(2_000)).toString())).startsWith("200");
        assertThat(say(content("ō".repeat(2_001)).toString()))
                .isEqualTo(
                        "400 50035 [BASE_TYPE_MAX_LENGTH] {\"content\":{\"_errors\":[{\"code\":\"BASE_TYPE_MAX_LENGTH\",\"message\":\"Must be 2000 or fewer in length.\"}]}}");
    }

    @Test
    void embeds_have_limits() {
        ObjectNode many = Json.object();
        IntStream.range(0, 11)
                .forEach(i -> many.withArrayProperty("embeds").addObject().put("title", "t"));
        ObjectNode large = Json.object();
        IntStream.range(0, 2)
                .forEach(i -> large.withArrayProperty("embeds").addObject().put("description", "d".repeat(3_001)));
        ObjectNode fields = Json.object();
        ObjectNode embed = fields.putArray("embeds").addObject();
        IntStream.range(0, 26)
                .forEach(i -> embed.withArrayProperty("fields").addObject().put("name", "n"));

        assertThat(say(many.toString())).contains("BASE_TYPE_MAX_LENGTH");
        assertThat(say(large.toString())).contains("MAX_EMBED_SIZE_EXCEEDED");
        assertThat(say(fields.toString())).contains("BASE_TYPE_MAX_LENGTH", "BASE_TYPE_REQUIRED");
    }

    @Test
    void components_have_limits() {
        assertThat(say(rows(6, button("a")).toString())).contains("BASE_TYPE_MAX_LENGTH");
        assertThat(say(rows(2, button("same")).toString())).contains("COMPONENT_CUSTOM_ID_DUPLICATED");
        assertThat(say(rows(1, button("x".repeat(101))).toString())).contains("BASE_TYPE_BAD_LENGTH");
        assertThat(say(rows(1, button("").put("style", 9)).toString())).contains("BASE_TYPE_CHOICES");
        assertThat(say(rows(1, menu(26)).toString())).contains("BASE_TYPE_BAD_LENGTH");
        assertThat(say(rows(1, menu(1).put("max_values", 2)).toString())).contains("MAX_VALUES_TOO_LARGE");
        assertThat(say(rows(1, menu(2).put("min_values", 2)).toString())).contains("MIN_VALUES_TOO_LARGE");
        assertThat(say(rows(1, Json.object().put("type", 4)).toString())).contains("UNION_TYPE_CHOICES");
        ObjectNode mixed = rows(1, menu(1));
        ((ArrayNode) mixed.at("/components/0/components")).add(button("b"));
        assertThat(say(mixed.toString())).contains("COMPONENT_LAYOUT_WIDTH_EXCEEDED");
        assertThat(say(rows(5, null).toString())).contains("BASE_TYPE_BAD_LENGTH");
    }

    @Test
    void a_message_of_components_alone_has_limits() {
        ObjectNode wordy = v2();
        text(wordy, "t".repeat(2_500));
        text(wordy, "t".repeat(2_500));
        ObjectNode many = v2();
        IntStream.range(0, 41).forEach(i -> text(many, "t"));
        ObjectNode fine = v2();
        text(fine, "fine");

        assertThat(say(wordy.toString())).contains("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED");
        assertThat(say(many.toString())).contains("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED");
        assertThat(say(fine.deepCopy().put("content", "c").toString())).contains("LEGACY_FIELDS");
        assertThat(say(fine.toString())).startsWith("200");
        assertThat(say(rows(1, Json.object().put("type", 10).put("content", "t"))
                        .toString()))
                .contains("UNION_TYPE");
    }

    @Test
    void every_kind_of_component_is_looked_at() {
        ObjectNode message = v2();
        ArrayNode components = message.withArrayProperty("components");
        ObjectNode container = components.addObject().put("type", 17);
        ArrayNode inner = container.putArray("components");
        ObjectNode section = inner.addObject().put("type", 9);
        section.putArray("components").addObject().put("type", 10).put("content", "t");
        section.putObject("accessory").put("type", 11).putObject("media").put("url", "https://example.org/a.png");
        inner.addObject().put("type", 14).put("spacing", 2);
        inner.addObject()
                .put("type", 12)
                .putArray("items")
                .addObject()
                .putObject("media")
                .put("url", "https://example.org/b.png");
        inner.addObject().put("type", 13).putObject("file").put("url", "attachment://none.txt");

        assertThat(say(message.toString()))
                .startsWith("400 50035")
                .contains("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND");
        inner.remove(3);
        inner.addObject().put("type", 17);
        assertThat(say(message.toString())).contains("UNION_TYPE_CHOICES");
        inner.remove(3);
        assertThat(bot.json("POST", messages(), message.toString())
                        .at("/components/0/components/1/divider")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void mentions_are_only_those_allowed() {
        String text = astrid.mention() + " @everyone <@&" + guild() + ">";
        ObjectNode none = content(text);
        none.putObject("allowed_mentions").putArray("parse");
        ObjectNode one = content(text);
        one.putObject("allowed_mentions").putArray("users").add(astrid.id());
        ObjectNode conflict = content(text);
        conflict.putObject("allowed_mentions").putArray("parse").add("users");
        conflict.withObjectProperty("allowed_mentions").putArray("users").add(astrid.id());
        ObjectNode unknown = content(text);
        unknown.putObject("allowed_mentions").putArray("parse").add("cats");

        assertThat(bot.json("POST", messages(), none.toString())
                        .path("mentions")
                        .size())
                .isZero();
        assertThat(bot.json("POST", messages(), one.toString()).path("mentions").size())
                .isEqualTo(1);
        assertThat(bot.json("POST", messages(), content(text).toString())
                        .path("mention_everyone")
                        .asBoolean())
                .isTrue();
        assertThat(say(conflict.toString())).contains("PARSE_EXCLUSIVE");
        assertThat(say(unknown.toString())).contains("BASE_TYPE_CHOICES");
    }

    @Test
    void a_repeated_nonce_returns_the_message_that_was_sent() {
        ObjectNode message = content("once").put("nonce", "n1").put("enforce_nonce", true);
        String first =
                bot.json("POST", messages(), message.toString()).path("id").asText();

        assertThat(bot.json("POST", messages(), message.toString()).path("id").asText())
                .isEqualTo(first);
        assertThat(say(content("x").put("nonce", "n".repeat(26)).toString())).contains("BASE_TYPE_BAD_LENGTH");
    }

    @Test
    void anothers_message_can_be_neither_edited_nor_deleted() {
        String id = astrid.say(general, "mine").body().path("id").asText();

        assertThat(bot.outcome("PATCH", messages() + "/" + id, "{\"content\":\"x\"}"))
                .isEqualTo("403 50005");
        assertThat(bot.outcome("DELETE", messages() + "/" + id, "")).isEqualTo("403 50013");
    }

    @Test
    void missing_permissions_are_felt() {
        deny(1L << 38 | 1L << 35 | 1L << 11);
        assertThat(say("{\"content\":\"x\"}")).isEqualTo("403 50013");
        assertThat(openThread("t", 11)).isEqualTo("403 50013");
        deny(1L << 10);
        assertThat(say("{\"content\":\"x\"}")).isEqualTo("403 50001");
        deny(1L << 38);
        String thread = bot.json("POST", "channels/" + general + "/threads", "{\"name\":\"t\",\"type\":11}")
                .path("id")
                .asText();
        assertThat(bot.outcome("POST", "channels/" + thread + "/messages", "{\"content\":\"x\"}"))
                .isEqualTo("403 50013");
    }

    @Test
    void archived_threads_are_listed_the_latest_first_and_before_a_time() {
        String list = "channels/" + general + "/threads/archived/public";
        String older = archivedThread("older");
        String newer = archivedThread("newer");

        assertThat(bot.json("GET", list, "").path("threads"))
                .extracting(thread -> thread.path("id").asText())
                .containsExactly(newer, older);
        assertThat(bot.json("GET", list + "?limit=1", "").path("has_more").asBoolean())
                .isTrue();
        assertThat(bot.json("GET", list + "?before=2020-01-01T00:00:00Z", "").path("threads"))
                .isEmpty();
        assertThat(bot.outcome("GET", list + "?before=soon", "")).startsWith("400 50035 [DATE_TIME_TYPE_PARSE]");
    }

    private String archivedThread(String name) {
        String thread = bot.json(
                        "POST", "channels/" + general + "/threads", "{\"name\":\"%s\",\"type\":11}".formatted(name))
                .path("id")
                .asText();
        assertThat(bot.outcome("PATCH", "channels/" + thread, "{\"archived\":true}"))
                .startsWith("200");
        return thread;
    }

    @Test
    void threads_follow_their_rules() {
        assertThat(openThread("", 11)).contains("BASE_TYPE_BAD_LENGTH");
        assertThat(bot.outcome(
                        "POST", "channels/" + general + "/threads", "{\"name\":\"t\",\"auto_archive_duration\":5}"))
                .contains("BASE_TYPE_CHOICES");
        String message = bot.json("POST", messages(), "{\"content\":\"start\"}")
                .path("id")
                .asText();
        assertThat(bot.json("POST", messages() + "/" + message + "/threads", "{\"name\":\"on it\"}")
                        .path("id")
                        .asText())
                .isEqualTo(message);
        assertThat(bot.outcome("POST", messages() + "/" + message + "/threads", "{\"name\":\"again\"}"))
                .isEqualTo("400 160004");
        String thread = "channels/" + message;
        assertThat(bot.outcome("PATCH", thread, "{\"locked\":true}")).isEqualTo("403 50013");
        assertThat(bot.outcome("PATCH", thread, "{\"name\":\"new\",\"auto_archive_duration\":60}"))
                .startsWith("200");
        assertThat(bot.outcome("PUT", thread + "/thread-members/" + astrid.id(), ""))
                .startsWith("204");
        assertThat(bot.outcome("GET", thread + "/thread-members/" + astrid.id(), ""))
                .startsWith("200");
        assertThat(bot.outcome("DELETE", thread + "/thread-members/" + astrid.id(), ""))
                .isEqualTo("403 50013");
        assertThat(bot.outcome("DELETE", thread + "/thread-members/@me", "")).startsWith("204");
        assertThat(bot.outcome("GET", thread + "/thread-members", "")).isEqualTo("403 50001");
        assertThat(bot.outcome("PATCH", thread, "{\"archived\":true}")).startsWith("200");
        assertThat(bot.outcome("PATCH", thread, "{\"name\":\"x\"}")).isEqualTo("400 50083");
        assertThat(bot.outcome("PUT", thread + "/thread-members/@me", "")).isEqualTo("400 50083");
        assertThat(bot.outcome("POST", thread + "/threads", "{\"name\":\"x\"}")).isEqualTo("400 50024");
        assertThat(bot.outcome("POST", thread + "/messages", "{\"content\":\"awake\"}"))
                .startsWith("200");
        assertThat(bot.outcome("DELETE", thread, "")).isEqualTo("403 50013");
    }

    @Test
    void history_is_read_in_pages() {
        IntStream.range(0, 5).forEach(i -> say(content("m" + i).toString()));
        String middle =
                bot.json("GET", messages() + "?limit=3", "").path(2).path("id").asText();

        assertThat(bot.json("GET", messages() + "?before=" + middle, "").findValuesAsText("content"))
                .containsExactly("m1", "m0");
        assertThat(bot.json("GET", messages() + "?limit=1&after=" + middle, "").findValuesAsText("content"))
                .containsExactly("m3");
        assertThat(bot.json("GET", messages() + "/pins", "").path("items").size())
                .isZero();
    }

    @Test
    void channels_are_changed_only_with_permission() {
        assertThat(bot.outcome("PATCH", "channels/" + general, "{\"name\":\"x\"}"))
                .isEqualTo("403 50013");
        assertThat(bot.outcome("DELETE", "channels/" + general, "")).isEqualTo("403 50013");
        allow(1L << 4);
        assertThat(bot.json("PATCH", "channels/" + general, "{\"name\":\"stones\",\"topic\":\"t\"}")
                        .path("name")
                        .asText())
                .isEqualTo("stones");
        assertThat(bot.outcome("DELETE", "channels/" + general, "")).startsWith("200");
        assertThat(bot.outcome("GET", "channels/" + general, "")).isEqualTo("404 10003");
        String direct = bot.json("POST", "users/@me/channels", "{\"recipient_id\":\"" + astrid.id() + "\"}")
                .path("id")
                .asText();
        assertThat(bot.outcome("PATCH", "channels/" + direct, "{}")).isEqualTo("403 50003");
        assertThat(bot.outcome("DELETE", "channels/" + direct, "")).startsWith("200");
        assertThat(bot.json("GET", "guilds/" + guild() + "/channels", "").size())
                .isEqualTo(1);
    }

    private String say(String message) {
        return bot.outcome("POST", messages(), message);
    }

    private String openThread(String name, int type) {
        return bot.outcome(
                "POST",
                "channels/" + general + "/threads",
                Json.object().put("name", name).put("type", type).toString());
    }

    private void deny(long bits) {
        astrid.post(
                "channels/" + general + "/permissions",
                Json.object().put("id", botId).put("deny", Long.toString(bits)));
    }

    private void allow(long bits) {
        astrid.post(
                "channels/" + general + "/permissions",
                Json.object().put("id", botId).put("allow", Long.toString(bits)));
    }

    private String messages() {
        return "channels/" + general + "/messages";
    }

    private String guild() {
        return astrid.world().at("/guilds/0/id").asText();
    }

    private static ObjectNode content(String text) {
        return Json.object().put("content", text);
    }

    private static ObjectNode v2() {
        return Json.object().put("flags", 1 << 15);
    }

    private static void text(ObjectNode message, String text) {
        message.withArrayProperty("components").addObject().put("type", 10).put("content", text);
    }

    private static ObjectNode button(String customId) {
        return Json.object().put("type", 2).put("style", 1).put("label", "l").put("custom_id", customId);
    }

    private static ObjectNode menu(int options) {
        ObjectNode menu = Json.object().put("type", 3).put("custom_id", "m");
        IntStream.range(0, options)
                .forEach(i -> menu.withArrayProperty("options")
                        .addObject()
                        .put("label", "l")
                        .put("value", "v" + i));
        return menu;
    }

    private static ObjectNode rows(int count, @Nullable ObjectNode child) {
        ObjectNode message = Json.object();
        for (int i = 0; i < count; i++) {
            ArrayNode children = message.withArrayProperty("components")
                    .addObject()
                    .put("type", 1)
                    .putArray("components");
            if (child != null) {
                children.add(child);
            }
        }
        return message;
    }
}
