package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the gateway's own rules, without a client library. */
final class GatewayTest {
    private static final String TOKEN = SandboxConfiguration.DEFAULT_TOKEN;
    private static final int ALL = -1;

    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withShards(2).withPrivilegedIntents(ALL));
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final String general = astrid.channel("general");
    private final RawBot bot = new RawBot(sandbox, TOKEN);

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void mistakes_close_the_connection_with_their_codes() {
        assertThat(closedAfter(Json.object().put("op", 99))).isEqualTo(4001);
        assertThat(closedAfter(Json.object().put("op", 8))).isEqualTo(4003);
        assertThat(closedAfter(RawGateway.identify("wrong", 0))).isEqualTo(4004);
        ObjectNode twice = RawGateway.identify(TOKEN, 0);
        try (RawGateway gateway = RawGateway.loggedIn(sandbox, 0)) {
            gateway.send(twice);
            assertThat(gateway.closed()).isEqualTo(4005);
        }
        assertThat(closedAfter(RawGateway.identify(TOKEN, 0, 2, 2))).isEqualTo(4010);
        ObjectNode resume = Json.object().put("op", 6);
        resume.putObject("d").put("token", "wrong");
        assertThat(closedAfter(resume)).isEqualTo(4004);
    }

    @Test
    void heartbeats_are_answered_unless_ordered_otherwise() {
        try (RawGateway gateway = RawGateway.open(sandbox.gatewayUrl())) {
            assertThat(gateway.next().path("op").asInt()).isEqualTo(10);
            gateway.send(Json.object().put("op", 1));
            assertThat(gateway.next().path("op").asInt()).isEqualTo(11);
            control.fault(Json.object().put("kind", "gateway_silent"));
            gateway.send(Json.object().put("op", 1));
            ObjectNode unknown = Json.object().put("op", 6);
            unknown.putObject("d").put("token", TOKEN).put("session_id", "none");
            gateway.send(unknown);
            assertThat(gateway.next().path("op").asInt()).isEqualTo(9);
        }
    }

    @Test
    void an_invalidated_login_cannot_be_resumed() {
        try (RawGateway gateway = RawGateway.loggedIn(sandbox, 0)) {
            gateway.await("GUILD_CREATE");
            control.fault(Json.object().put("kind", "gateway_invalidate"));
            assertThat(gateway.next().path("op").asInt()).isEqualTo(9);
        }
    }

    @Test
    void servers_are_divided_among_the_shards() {
        String guild = astrid.world().at("/guilds/0/id").asText();
        long index = (Long.parseLong(guild) >> 22) % 2;
        assertThat(ready(index).path("guilds").size()).isEqualTo(1);
        assertThat(ready(1 - index).path("guilds").size()).isZero();
        assertThat(bot.json("GET", "gateway/bot", "").path("shards").asInt()).isEqualTo(2);
        assertThat(bot.json("GET", "gateway", "").path("url").asText())
                .isEqualTo(sandbox.gatewayUrl().toString());
    }

    @Test
    void a_new_role_is_announced_and_given_to_the_named_members() {
        String guild = astrid.world().at("/guilds/0/id").asText();
        try (RawGateway gateway = RawGateway.loggedIn(sandbox, 1)) {
            gateway.await("GUILD_CREATE");
            ObjectNode order = Json.object().put("name", "Keepers").put("permissions", "8192");
            order.putArray("members").add(astrid.id());
            astrid.post("guilds/" + guild + "/roles", order);

            JsonNode role = gateway.await("GUILD_ROLE_CREATE").path("role");
            assertThat(role.path("name").asText()).isEqualTo("Keepers");
            assertThat(role.path("permissions").asText()).isEqualTo("8192");
            assertThat(astrid.world().at("/guilds/0/roles").findValues("id")).contains(role.path("id"));
            assertThat(astrid.world().at("/guilds/0/members").findValues("roles"))
                    .as("bearers of the role")
                    .filteredOn(
                            roles -> roles.toString().contains(role.path("id").asText()))
                    .hasSize(1);
        }
    }

    @Test
    void with_all_intents_a_bot_hears_everything() {
        try (RawGateway gateway = RawGateway.loggedIn(sandbox, ALL)) {
            assertThat(gateway.await("GUILD_CREATE").path("members").size()).isEqualTo(5);
            astrid.post("channels/" + general + "/typing", Json.object());
            assertThat(gateway.await("TYPING_START").path("user_id").asText()).isEqualTo(astrid.id());
            String message = astrid.say(general, "all").body().path("id").asText();
            assertThat(gateway.await("MESSAGE_CREATE").path("content").asText()).isEqualTo("all");
            String reaction = "channels/" + general + "/messages/" + message + "/reactions/%F0%9F%AA%A8";
            bot.send("PUT", reaction + "/@me", "");
            assertThat(gateway.await("MESSAGE_REACTION_ADD").at("/emoji/name").asText())
                    .isEqualTo("🪨");
            assertThat(bot.json("GET", reaction, "").size()).isEqualTo(1);
            bot.send("DELETE", reaction + "/@me", "");
            gateway.await("MESSAGE_REACTION_REMOVE");
            astrid.post("channels/" + general + "/messages/" + message + "/delete", Json.object());
            assertThat(gateway.await("MESSAGE_DELETE").path("id").asText()).isEqualTo(message);
            control.post("people", Json.object().put("name", "Eir ō"));
            assertThat(gateway.await("GUILD_MEMBER_ADD").at("/user/username").asText())
                    .isEqualTo("eir_ō");
            JsonNode members = bot.json(
                    "GET", "guilds/" + astrid.world().at("/guilds/0/id").asText() + "/members?limit=10", "");
            assertThat(members.size()).isEqualTo(6);
        }
    }

    @Test
    void members_are_looked_up_by_their_ids() {
        try (RawGateway gateway = RawGateway.loggedIn(sandbox, 0)) {
            ObjectNode request = Json.object().put("op", 8);
            request.putObject("d")
                    .put("guild_id", astrid.world().at("/guilds/0/id").asText())
                    .putArray("user_ids")
                    .add(astrid.id())
                    .add("1");
            gateway.send(request);
            JsonNode chunk = gateway.await("GUILD_MEMBERS_CHUNK");
            assertThat(chunk.path("members").size()).isEqualTo(1);
            assertThat(chunk.path("not_found").size()).isEqualTo(1);
        }
    }

    @Test
    void threads_are_told_of() {
        try (RawGateway gateway = RawGateway.loggedIn(sandbox, 1)) {
            String thread = bot.json("POST", "channels/" + general + "/threads", "{\"name\":\"t\",\"type\":12}")
                    .path("id")
                    .asText();
            assertThat(gateway.await("THREAD_CREATE").path("newly_created").asBoolean())
                    .isTrue();
            assertThat(control.person("Björn").world().toString()).doesNotContain(thread);
            bot.send("DELETE", "channels/" + thread + "/thread-members/@me", "");
            assertThat(gateway.await("THREAD_MEMBERS_UPDATE")
                            .path("removed_member_ids")
                            .size())
                    .isEqualTo(1);
        }
    }

    private JsonNode ready(long shard) {
        try (RawGateway gateway = RawGateway.open(sandbox.gatewayUrl())) {
            gateway.send(RawGateway.identify(TOKEN, 0, (int) shard, 2));
            return gateway.await("READY");
        }
    }

    private int closedAfter(JsonNode message) {
        try (RawGateway gateway = RawGateway.open(sandbox.gatewayUrl())) {
            gateway.send(message);
            return gateway.closed();
        }
    }
}
