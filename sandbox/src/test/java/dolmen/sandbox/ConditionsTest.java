package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.rest.Exchange;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.requests.RestAction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests limits and latency between a client and the sandbox. */
final class ConditionsTest {
    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withConditions(Conditions.LIMITED));
    private final Control control = new Control(sandbox);
    private final Person astrid = control.person("Astrid");
    private final String general = astrid.channel("general");

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void components_beyond_the_limits_are_refused_over_the_wire() {
        RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
        for (int i = 0; i < 5; i++) {
            assertThat(say(bot)).isEqualTo(200);
        }
        var refused = bot.send("POST", "channels/" + general + "/messages", "{\"content\":\"x\"}");

        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("X-RateLimit-Remaining")).contains("0");
        assertThat(refused.headers().firstValue("via")).contains("1.1 google");
        assertThat(Json.read(refused.body()).path("retry_after").asDouble()).isBetween(0.0, 5.0);
        assertThat(astrid.messages(general)).hasSize(5);
        change(Json.object().put("rate_limits", false));
        assertThat(say(bot)).isEqualTo(200);
    }

    @Test
    void the_client_waits_by_itself_and_is_never_refused() {
        try (TestBot bot = TestBot.login(sandbox, event -> {})) {
            TextChannel channel = Objects.requireNonNull(bot.jda().getTextChannelById(general));
            Instant began = Instant.now();
            List<RestAction<Message>> wanted = IntStream.rangeClosed(1, 7)
                    .<RestAction<Message>>mapToObj(i -> channel.sendMessage("Board " + i))
                    .toList();
            RestAction.allOf(wanted).complete();

            assertThat(Duration.between(began, Instant.now())).isGreaterThan(Duration.ofSeconds(4));
        }
        assertThat(astrid.messages(general)).hasSize(7);
        assertThat(sandbox.exchanges()).extracting(Exchange::status).doesNotContain(429);
    }

    @Test
    void every_request_takes_as_long_as_the_way_is() {
        RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
        JsonNode changed = change(Json.object().put("latency_ms", 300));
        assertThat(changed.path("rate_limits").asBoolean()).isTrue();
        assertThat(control.get("conditions").body()).isEqualTo(changed);
        Instant began = Instant.now();
        bot.send("GET", "users/@me", "");

        assertThat(Duration.between(began, Instant.now())).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        assertThat(control.post("conditions", Json.object().put("latency_ms", -1))
                        .status())
                .isEqualTo(400);
    }

    private JsonNode change(ObjectNode conditions) {
        return control.post("conditions", conditions).body();
    }

    private int say(RawBot bot) {
        return bot.send("POST", "channels/" + general + "/messages", "{\"content\":\"x\"}")
                .statusCode();
    }
}
