package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests unreachable people and servers: events, refusals and the contents of interactions. */
final class LostPlacesTest {
    private static final int EVERYTHING = (1 << 16) - 1;

    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withPrivilegedIntents(EVERYTHING));
    private final RawGateway gateway = RawGateway.loggedIn(sandbox, EVERYTHING);
    private final RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final Person bjorn = control.person("Björn");
    private final String guild = astrid.world().at("/guilds/0/id").asText();
    private final String general = astrid.channel("general");
    private final String botId = astrid.world().at("/bot/id").asText();

    LostPlacesTest() {
        gateway.await("GUILD_CREATE");
        bot.send("PUT", "applications/" + botId + "/commands", "[{\"name\":\"play\",\"description\":\"d\"}]");
    }

    @AfterEach
    void close() {
        gateway.close();
        sandbox.close();
    }

    @Test
    void the_bot_has_a_role_of_its_own_that_mentions_it_and_that_leaves_with_it() {
        JsonNode own = ownRole();
        assertThat(own.path("managed").asBoolean()).isTrue();
        assertThat(own.path("name").asText()).isEqualTo("Dolmen");
        assertThat(bot.json("GET", "guilds/" + guild + "/members/" + botId, "").path("roles"))
                .containsExactly(own.path("id"));
        astrid.say(general, "<@&" + own.path("id").asText() + "> hello");
        assertThat(gateway.await("MESSAGE_CREATE").path("mention_roles")).containsExactly(own.path("id"));

        install("none");
        assertThat(astrid.world().at("/guilds/0/roles").findParents("tags")).isEmpty();
        install("bot");
        assertThat(ownRole().path("id")).isNotEqualTo(own.path("id"));
    }

    private JsonNode ownRole() {
        return astrid.world().at("/guilds/0/roles").findParents("tags").stream()
                .filter(role -> role.at("/tags/bot_id").asText().equals(botId))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_nickname_is_part_of_a_members_interactions() {
        assertThat(bjorn.post("guilds/" + guild + "/nickname", Json.object().put("nickname", "Bear"))
                        .status())
                .isEqualTo(204);
        JsonNode changed = gateway.await("GUILD_MEMBER_UPDATE");
        assertThat(changed.path("nick").asText()).isEqualTo("Bear");
        assertThat(changed.at("/user/id").asText()).isEqualTo(bjorn.id());
        bjorn.say(general, "hello");
        assertThat(gateway.await("MESSAGE_CREATE").at("/member/nick").asText()).isEqualTo("Bear");
        bjorn.post("guilds/" + guild + "/nickname", Json.object().put("nickname", ""));
        assertThat(gateway.await("GUILD_MEMBER_UPDATE").path("nick").isNull()).isTrue();
    }

    @Test
    void a_bot_that_begins_to_talk_to_many_people_at_once_may_begin_with_nobody_for_a_while() {
        for (int people = 1; people <= 10; people++) {
            assertThat(openedWith(newcomer(people))).startsWith("200");
        }
        assertThat(openedWith(newcomer(11))).isEqualTo("403 40003");
        assertThat(openedWith(newcomer(12))).isEqualTo("403 40003");
    }

    private String newcomer(int number) {
        return control.post("people", Json.object().put("name", "Number " + number))
                .body()
                .path("id")
                .asText();
    }

    private String openedWith(String person) {
        return bot.outcome("POST", "users/@me/channels", "{\"recipient_id\":\"%s\"}".formatted(person));
    }

    @Test
    void closed_direct_messages_refuse_the_bot_and_open_again() {
        String direct = bjorn.direct();
        bjorn.closeDirectMessages(true);
        assertThat(write(direct)).isEqualTo("403 50007");
        assertThat(bjorn.notifications()).isEmpty();
        bjorn.closeDirectMessages(false);
        assertThat(write(direct)).startsWith("200");
    }

    @Test
    void without_a_common_server_nobody_is_written_to() {
        String direct = bjorn.direct();
        assertThat(bjorn.post("guilds/" + guild + "/leave", Json.object()).status())
                .isEqualTo(204);
        assertThat(gateway.await("GUILD_MEMBER_REMOVE").at("/user/id").asText()).isEqualTo(bjorn.id());
        assertThat(write(direct)).isEqualTo("403 50278");
        assertThat(bot.outcome("GET", "guilds/" + guild + "/members/" + bjorn.id(), ""))
                .isEqualTo("404 10007");
        assertThat(bjorn.get("channels/" + general + "/messages").status()).isEqualTo(404);

        assertThat(bjorn.post("guilds/" + guild + "/join", Json.object()).status())
                .isEqualTo(204);
        assertThat(gateway.await("GUILD_MEMBER_ADD").at("/user/id").asText()).isEqualTo(bjorn.id());
        assertThat(write(direct)).startsWith("200");
        assertThat(astrid.post("guilds/" + guild + "/leave", Json.object()).status())
                .isEqualTo(400);
    }

    @Test
    void whoever_has_the_application_on_their_account_is_written_to_without_a_common_server() {
        String direct = bjorn.direct();
        bjorn.post("guilds/" + guild + "/leave", Json.object());
        bjorn.post("people/application", Json.object().put("installed", true));
        assertThat(write(direct)).startsWith("200");
    }

    @Test
    void a_group_is_for_people_and_closed_to_the_bot() {
        JsonNode group = astrid.post(
                        "groups", Json.object().set("user_ids", Json.array(List.of(bjorn.id()), TextNode::valueOf)))
                .body();
        assertThat(group.path("type").asInt()).isEqualTo(3);
        assertThat(group.path("recipients")).hasSize(1);
        String channel = group.path("id").asText();
        astrid.say(channel, "Just us");
        assertThat(bjorn.get("channels/" + channel + "/messages").body()).hasSize(1);
        assertThat(write(channel)).isEqualTo("403 50001");

        assertThat(astrid.post("groups", Json.object().set("user_ids", Json.array(List.of(botId), TextNode::valueOf)))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void a_bot_that_was_removed_hears_and_sees_nothing_there_until_it_returns() {
        String thread = thread();
        String direct = bjorn.direct();
        install("none");
        assertThat(gateway.await("GUILD_DELETE")).isEqualTo(Json.object().put("id", guild));
        assertThat(write(general)).isEqualTo("403 50001");
        assertThat(write(thread)).isEqualTo("403 50001");
        assertThat(bot.outcome("GET", "guilds/" + guild, "")).isEqualTo("404 10004");
        assertThat(bot.outcome("GET", "guilds/" + guild + "/channels", "")).isEqualTo("403 50001");
        assertThat(write(direct)).isEqualTo("403 50278");
        assertThat(astrid.slash(general, "play", Map.of())
                        .body()
                        .path("message")
                        .asText())
                .isEqualTo("The application is not here, and you have not added it to your account");
        astrid.say(general, "Where is it?");

        install("bot");
        JsonNode next = gateway.next();
        JsonNode back = next.path("d");
        assertThat(next.path("t").asText()).isEqualTo("GUILD_CREATE");
        assertThat(back.path("id").asText()).isEqualTo(guild);
        assertThat(back.path("unavailable").asBoolean(true)).isFalse();
        assertThat(back.path("threads").findValuesAsText("id")).contains(thread);
        assertThat(back.at("/threads/0").has("member")).isFalse();
        assertThat(write(general)).startsWith("200");
    }

    @Test
    void an_outage_is_no_removal() {
        String direct = bjorn.direct();
        outage(true);
        assertThat(gateway.await("GUILD_DELETE"))
                .isEqualTo(Json.object().put("id", guild).put("unavailable", true));
        assertThat(write(general)).isEqualTo("503 0");
        assertThat(write(direct)).startsWith("200");
        assertThat(astrid.say(general, "Hello?").body().path("message").asText())
                .isEqualTo("This server is not available at the moment");
        try (RawGateway second = RawGateway.open(sandbox.gatewayUrl())) {
            second.send(RawGateway.identify(SandboxConfiguration.DEFAULT_TOKEN, 1));
            assertThat(second.await("READY").at("/guilds/0/unavailable").asBoolean())
                    .isTrue();
            outage(false);
            assertThat(second.next().path("t").asText()).isEqualTo("GUILD_CREATE");
        }
        assertThat(gateway.await("GUILD_CREATE").path("id").asText()).isEqualTo(guild);
        assertThat(write(general)).startsWith("200");
    }

    @Test
    void commands_without_the_bot_are_answered_and_nothing_else_can_be_done() {
        install("commands");
        gateway.await("GUILD_DELETE");
        JsonNode interaction = interaction(general);

        assertThat(interaction.at("/guild/id").asText()).isEqualTo(guild);
        assertThat(interaction.path("guild_id").asText()).isEqualTo(guild);
        assertThat(permissions(interaction) & bits(11, 14, 15)).isEqualTo(bits(11, 14, 15));
        assertThat(write(general)).isEqualTo("403 50001");
        assertThat(callback(interaction, "{\"type\":4,\"data\":{\"content\":\"Only this\"}}"))
                .startsWith("204");
        assertThat(astrid.messages(general)).hasSize(1);
    }

    @Test
    void an_application_without_a_bot_has_everybodys_permissions_and_may_show_pictures() {
        install("commands");
        String everyone = guild;
        astrid.post(
                "channels/" + general + "/permissions",
                Json.object().put("id", everyone).put("allow", "0").put("deny", Long.toString(bits(11, 14, 15))));

        long may = permissions(interaction(general));
        assertThat(may & bits(11)).isZero();
        assertThat(may & bits(14, 15)).isEqualTo(bits(14, 15));
    }

    @Test
    void every_interaction_has_the_applications_permissions() {
        assertThat(permissions(interaction(astrid.direct()))).isEqualTo(bits(14, 15, 17, 18));
        String thread = thread();
        astrid.post(
                "channels/" + general + "/permissions",
                Json.object().put("id", botId).put("allow", "0").put("deny", Long.toString(bits(38))));
        long may = permissions(interaction(thread));
        assertThat(may & bits(38)).isZero();
        assertThat(may & bits(11, 31)).isEqualTo(bits(11, 31));
    }

    @Test
    void one_server_of_two_is_lost_and_the_other_does_not_notice() {
        String second = astrid.post("guilds", Json.object().put("name", "Far Shore"))
                .body()
                .path("id")
                .asText();
        assertThat(gateway.await("GUILD_CREATE").path("id").asText()).isEqualTo(second);
        String there = astrid.channel("Far Shore", "general");
        install("none");
        gateway.await("GUILD_DELETE");

        assertThat(write(there)).startsWith("200");
        assertThat(write(bjorn.direct())).startsWith("200");
        astrid.say(there, "<@" + botId + "> hello");
        assertThat(gateway.await("MESSAGE_CREATE").path("guild_id").asText()).isEqualTo(second);
    }

    @Test
    void a_route_fails_with_the_error_of_discord_that_was_ordered() {
        control.fault(Json.object()
                .put("kind", "error")
                .put("route", "POST /channels/.*/messages")
                .put("code", 50013));
        assertThat(write(general)).isEqualTo("403 50013");
        assertThat(write(general)).startsWith("200");
        control.fault(Json.object()
                .put("kind", "error")
                .put("code", 160007)
                .put("status", 400)
                .put("message", "Too many announcement threads"));
        assertThat(bot.json("GET", "users/@me", "").path("message").asText())
                .isEqualTo("Too many announcement threads");
        assertThat(control.post("faults", Json.object().put("kind", "error").put("code", 12))
                        .status())
                .isEqualTo(400);
    }

    private void install(String installation) {
        assertThat(control.post(
                                "guilds/" + guild + "/installation",
                                Json.object().put("installation", installation))
                        .status())
                .isEqualTo(204);
    }

    private void outage(boolean unavailable) {
        control.post("guilds/" + guild + "/outage", Json.object().put("unavailable", unavailable));
    }

    private String write(String channel) {
        return bot.outcome("POST", "channels/" + channel + "/messages", "{\"content\":\"x\"}");
    }

    private String thread() {
        return bot.json("POST", "channels/" + general + "/threads", "{\"name\":\"Match\",\"type\":11}")
                .path("id")
                .asText();
    }

    private JsonNode interaction(String channel) {
        var unused = CompletableFuture.supplyAsync(() -> astrid.slash(channel, "play", Map.of()));
        return gateway.await("INTERACTION_CREATE");
    }

    private String callback(JsonNode interaction, String body) {
        String path = "interactions/" + interaction.path("id").asText() + "/"
                + interaction.path("token").asText();
        return bot.outcome("POST", path + "/callback", body);
    }

    private static long permissions(JsonNode interaction) {
        return interaction.path("app_permissions").asLong();
    }

    private static long bits(int... positions) {
        long bits = 0;
        for (int position : positions) {
            bits |= 1L << position;
        }
        return bits;
    }
}
