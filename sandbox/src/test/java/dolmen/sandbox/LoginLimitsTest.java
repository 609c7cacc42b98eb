package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.login.LoginAttempt;
import dolmen.sandbox.login.LoginAttempt.Verdict;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.time.Duration;
import java.time.Instant;
import net.dv8tion.jda.api.JDA;
import org.junit.jupiter.api.Test;

/** Tests several processes of one bot that log in to one sandbox, within Discord's limits. */
final class LoginLimitsTest {
    private static final String TOKEN = SandboxConfiguration.DEFAULT_TOKEN;
    private static final String COMMAND = "[{\"name\":\"stones\",\"description\":\"Shows stones\"}]";

    @Test
    void a_shard_that_comes_too_soon_is_told_that_its_login_is_invalid() {
        try (Sandbox sandbox = open(LoginLimits.REAL);
                RawGateway first = RawGateway.open(sandbox.gatewayUrl());
                RawGateway second = RawGateway.open(sandbox.gatewayUrl())) {
            first.send(identify(0));
            first.await("READY");
            second.send(identify(1));
            JsonNode refused = afterHello(second);

            assertThat(refused.path("op").asInt()).isEqualTo(9);
            assertThat(refused.path("d").asBoolean(true)).isFalse();
            assertThat(sandbox.logins())
                    .extracting(LoginAttempt::shard, LoginAttempt::verdict)
                    .containsExactly(tuple(0, Verdict.ADMITTED), tuple(1, Verdict.TOO_SOON));
            assertThat(new Control(sandbox).get("logins").body().findValuesAsText("verdict"))
                    .containsExactly("admitted", "too_soon");
        }
    }

    @Test
    void as_many_shards_as_discord_allows_log_in_at_once() {
        try (Sandbox sandbox = open(LoginLimits.REAL.withMaxConcurrency(2));
                RawGateway first = RawGateway.open(sandbox.gatewayUrl());
                RawGateway second = RawGateway.open(sandbox.gatewayUrl())) {
            first.send(identify(0));
            second.send(identify(1));
            first.await("READY");
            assertThat(second.await("READY").path("shard")).isEqualTo(Json.read("[1,2]"));
        }
    }

    @Test
    void the_gateways_address_comes_with_the_logins_left_today() {
        try (Sandbox sandbox = open(LoginLimits.IDEAL.withMaxConcurrency(16).withDaily(40))) {
            RawBot bot = new RawBot(sandbox, TOKEN);
            assertThat(limit(bot))
                    .isEqualTo(Json.read("{\"total\":40,\"remaining\":40,\"reset_after\":0,\"max_concurrency\":16}"));
            RawGateway.loggedIn(sandbox, 0).close();
            RawGateway.loggedIn(sandbox, 0).close();
            assertThat(limit(bot).path("remaining").asInt()).isEqualTo(38);
            assertThat(limit(bot).path("reset_after").asLong()).isBetween(86_000_000L, 86_400_000L);
        }
    }

    @Test
    void to_resume_takes_no_login() {
        try (Sandbox sandbox = open(LoginLimits.REAL);
                RawGateway first = RawGateway.open(sandbox.gatewayUrl());
                RawGateway again = RawGateway.open(sandbox.gatewayUrl())) {
            first.send(RawGateway.identify(TOKEN, 0));
            String login = first.await("READY").path("session_id").asText();
            new Control(sandbox).fault(Json.object().put("kind", "gateway_cut"));
            ObjectNode resume = Json.object().put("op", 6);
            resume.putObject("d").put("token", TOKEN).put("session_id", login).put("seq", 1);
            again.send(resume);
            again.await("RESUMED");

            assertThat(limit(new RawBot(sandbox, TOKEN)).path("remaining").asInt())
                    .isEqualTo(999);
            assertThat(sandbox.logins()).hasSize(1);
        }
    }

    @Test
    void with_no_login_left_everybody_is_thrown_out_as_with_a_wrong_token() {
        try (Sandbox sandbox = open(LoginLimits.IDEAL.withDaily(1));
                RawGateway first = RawGateway.loggedIn(sandbox, 0);
                RawGateway second = RawGateway.open(sandbox.gatewayUrl())) {
            second.send(identify(0));

            assertThat(second.closed()).isEqualTo(4004);
            assertThat(first.closed()).isEqualTo(4004);
            assertThat(limit(new RawBot(sandbox, TOKEN)).path("remaining").asInt())
                    .isZero();
        }
    }

    @Test
    void a_shard_that_is_logged_in_twice_hears_everything_twice() {
        try (Sandbox sandbox = open(LoginLimits.IDEAL);
                RawGateway second = RawGateway.loggedIn(sandbox, 0)) {
            Person astrid = new Control(sandbox).person("Astrid");
            register(sandbox);
            try (RawGateway first = RawGateway.loggedIn(sandbox, 0)) {
                astrid.interact(stones(astrid));
                assertThat(first.await("INTERACTION_CREATE").path("id"))
                        .isEqualTo(second.await("INTERACTION_CREATE").path("id"));
            }
            astrid.interact(stones(astrid));
            second.await("INTERACTION_CREATE");
        }
    }

    @Test
    void an_interaction_of_a_server_whose_shard_nobody_has_reaches_nobody_and_fails_after_three_seconds() {
        try (Sandbox sandbox = open(LoginLimits.IDEAL);
                RawGateway other = RawGateway.open(sandbox.gatewayUrl())) {
            Person astrid = new Control(sandbox).person("Astrid");
            long guild = astrid.world().at("/guilds/0/id").asLong();
            int own = (int) ((guild >> 22) % 2);
            other.send(identify(1 - own));
            other.await("READY");
            register(sandbox);
            new Control(sandbox).discordsDeadline();
            Instant began = Instant.now();
            Control.Answer answer = astrid.interact(stones(astrid));

            assertThat(Duration.between(began, Instant.now())).isBetween(Duration.ofSeconds(3), Duration.ofSeconds(10));
            assertThat(answer.body().path("outcome").asText()).isEqualTo("failed");
            assertThat(answer.body().path("error").asText()).isEqualTo("The application did not respond");
            other.send(Json.object().put("op", 1));
            assertThat(other.next().path("op").asInt())
                    .as("the answer to the heartbeat, with nothing before it")
                    .isEqualTo(11);
        }
    }

    @Test
    void the_client_that_comes_too_soon_waits_by_itself_and_gets_in() {
        try (Sandbox sandbox = open(LoginLimits.REAL);
                TestBot first = TestBot.login(sandbox, event -> {});
                TestBot second = TestBot.login(sandbox, event -> {})) {
            assertThat(first.jda().getStatus()).isEqualTo(JDA.Status.CONNECTED);
            assertThat(second.jda().getStatus()).isEqualTo(JDA.Status.CONNECTED);
            assertThat(sandbox.logins())
                    .extracting(LoginAttempt::verdict)
                    .containsExactly(Verdict.ADMITTED, Verdict.TOO_SOON, Verdict.ADMITTED);
        }
    }

    private static Sandbox open(LoginLimits limits) {
        return Sandbox.open(SandboxConfiguration.transientOne().withLogins(limits));
    }

    private static ObjectNode identify(int shard) {
        return RawGateway.identify(TOKEN, 0, shard, 2);
    }

    private static void register(Sandbox sandbox) {
        RawBot bot = new RawBot(sandbox, TOKEN);
        String application = bot.json("GET", "applications/@me", "").path("id").asText();
        assertThat(bot.send("PUT", "applications/" + application + "/commands", COMMAND)
                        .statusCode())
                .isEqualTo(200);
    }

    private static ObjectNode stones(Person person) {
        return Json.object()
                .put("type", 2)
                .put("channel_id", person.channel("general"))
                .put("command", "stones");
    }

    private static JsonNode afterHello(RawGateway gateway) {
        assertThat(gateway.next().path("op").asInt()).isEqualTo(10);
        return gateway.next();
    }

    private static JsonNode limit(RawBot bot) {
        return bot.json("GET", "gateway/bot", "").path("session_start_limit");
    }
}
