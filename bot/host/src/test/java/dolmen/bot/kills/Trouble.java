package dolmen.bot.kills;

import com.fasterxml.jackson.databind.ObjectMapper;
import dolmen.sandbox.testing.Control;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What Discord does wrong while the host is being killed: everything at once, at random. */
final class Trouble {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String LOGIN = "GET /users/@me|GET /gateway/bot|GET /applications/.*";
    private static final String ANYTHING = ".*";
    private static final String BOARDS = "(POST|PATCH) /channels/.*/messages.*";

    private final Control control;
    private final Random random;

    Trouble(Control control, long seed) {
        this.control = control;
        this.random = new Random(seed);
    }

    /** Something that meets a host at its login. */
    void atLogin() {
        order(
                random.nextBoolean()
                        ? Map.of("kind", "status", "status", 503, "times", random.nextInt(1, 9), "route", LOGIN)
                        : Map.of(
                                "kind", "rate_limit", "retry_after", 1, "times", random.nextInt(1, 5), "route", LOGIN));
    }

    /** Something that meets whatever comes next. */
    void strike() {
        order(
                switch (random.nextInt(15)) {
                    case 0, 1 -> Map.of("kind", "status", "status", any(500, 502, 503), "times", 2, "route", ANYTHING);
                    case 2 -> Map.of("kind", "rate_limit", "retry_after", 1, "route", ANYTHING);
                    case 3, 4, 5 -> Map.of("kind", "answer_lost", "route", "(POST|PATCH|PUT) .*");
                    case 6 -> Map.of("kind", "request_lost", "route", ANYTHING);
                    case 7, 8 -> Map.of("kind", "slow", "milliseconds", 300 + random.nextInt(2_000), "route", ANYTHING);
                    case 9 -> Map.of("kind", "duplicate_interaction", "times", 3);
                    case 10, 11 ->
                        Map.of("kind", "status", "status", any(500, 502, 503, 504), "times", 6, "route", BOARDS);
                    case 12 ->
                        Map.of("kind", "rate_limit", "retry_after", 1 + random.nextInt(3), "times", 2, "route", BOARDS);
                    case 13 -> Map.of("kind", "delay_interaction", "milliseconds", 1_000, "times", 2);
                    default -> Map.of("kind", anyOf("gateway_cut", "gateway_reconnect", "gateway_invalidate"));
                });
    }

    /** Lets everything work again. */
    void end() {
        control.delete("faults");
    }

    private void order(Map<String, ?> fault) {
        control.fault(JSON.valueToTree(fault));
    }

    private int any(Integer... numbers) {
        return List.of(numbers).get(random.nextInt(numbers.length));
    }

    private String anyOf(String... words) {
        return List.of(words).get(random.nextInt(words.length));
    }
}
