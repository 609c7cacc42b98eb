package dolmen.bot.kills;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/** How the questions of some people were answered. Safe for use by many threads. */
final class Answers {
    private final Queue<Answered> all = new ConcurrentLinkedQueue<>();

    /**
     * What became of one question.
     *
     * @param words of Discord or the bot
     */
    record Answered(Instant asked, Duration after, Told told, String words) {}

    /** What somebody was told. */
    enum Told {
        /** What they asked for, or why that is not to be had. */
        ANSWERED,
        /** That nothing can be saved now, or that nobody can tell whether it was. */
        NOTHING_SAVED,
        /** That something went wrong, with a reference for the operator. */
        SOMETHING_WENT_WRONG,
        /** Nothing in time. */
        NOTHING
    }

    /** Asks, and notes how long that took and what came of it. */
    JsonNode note(Supplier<JsonNode> question) {
        Instant asked = Instant.now();
        JsonNode answer = question.get();
        all.add(new Answered(asked, Duration.between(asked, Instant.now()), told(answer), answer.toString()));
        return answer;
    }

    private static Told told(JsonNode answer) {
        String words = answer.toString();
        if (answer.path("outcome").asText().equals("failed") || Visit.loading(answer.path("message"))) {
            return Told.NOTHING;
        }
        if (words.contains("cannot save anything now") || words.contains("cannot tell whether that was saved")) {
            return Told.NOTHING_SAVED;
        }
        return words.contains("Something went wrong") ? Told.SOMETHING_WENT_WRONG : Told.ANSWERED;
    }

    /** Those that were asked and answered between those times. */
    List<Answered> between(Instant from, Instant until) {
        return all.stream()
                .filter(one -> !one.asked().isBefore(from))
                .filter(one -> one.asked().plus(one.after()).isBefore(until))
                .toList();
    }
}
