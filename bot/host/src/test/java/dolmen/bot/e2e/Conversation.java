package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.rest.Exchange;
import dolmen.sandbox.testing.OpenApiCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All that the bot and the local Discord have said to each other. */
record Conversation(List<Exchange> exchanges) {
    /** Discord's number for an interaction answered with a message. */
    private static final int MESSAGE_AS_ANSWER = 4;

    /** Discord's number for an interaction answered with the promise of a message. */
    private static final int PROMISE_AS_ANSWER = 5;

    private static final Optional<OpenApiCheck> OPEN_API = OpenApiCheck.find();

    /**
     * Every new message says whom it may mention, promised answers are filled in by edits, and everything is as
     * Discord's own description has it.
     */
    void check() {
        assertThat(exchanges.stream().flatMap(exchange -> newMessage(exchange).stream()))
                .allSatisfy(
                        message -> assertThat(message.path("allowed_mentions").isObject())
                                .as("%s", message)
                                .isTrue());
        assertThat(followUpsInPlaceOfAnswers()).isEmpty();
        assertThat(OPEN_API.map(check -> check.problems(exchanges)).orElse(List.of()))
                .isEmpty();
    }

    /** New messages where Discord was still promised an answer: it takes them for edits, and asks for edits instead. */
    private List<String> followUpsInPlaceOfAnswers() {
        var promised = new HashSet<String>();
        var misused = new ArrayList<String>();
        for (Exchange exchange : exchanges) {
            String[] path = exchange.path().split("/", -1);
            if (exchange.path().matches("/interactions/.*/callback")
                    && exchange.request().path("type").asInt() == PROMISE_AS_ANSWER) {
                promised.add(path[3]);
            } else if (Set.of("PATCH", "DELETE").contains(exchange.method())
                    && exchange.path().matches("/webhooks/.*/@original")) {
                promised.remove(path[3]);
            } else if (exchange.method().equals("POST")
                    && exchange.path().matches("/webhooks/[0-9]+/[^/]+")
                    && promised.contains(path[3])) {
                misused.add(exchange.request().toString());
            }
        }
        return misused;
    }

    /** The message that the bot has asked to be written. */
    private static Optional<JsonNode> newMessage(Exchange exchange) {
        if (!exchange.method().equals("POST")) {
            return Optional.empty();
        }
        if (exchange.path().matches("/channels/[0-9]+/messages|/webhooks/[0-9]+/[^/]+")) {
            return Optional.of(exchange.request());
        }
        boolean answers = exchange.path().matches("/interactions/.*/callback")
                && exchange.request().path("type").asInt() == MESSAGE_AS_ANSWER;
        return answers ? Optional.of(exchange.request().path("data")) : Optional.empty();
    }
}
