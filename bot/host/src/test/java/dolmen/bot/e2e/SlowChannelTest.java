package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Trouble in the thread of one match delays the boards of no other. */
final class SlowChannelTest {
    private static final Duration WITHOUT_TROUBLE = Duration.ofSeconds(5);

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @AfterEach
    void close() {
        discord.clearFaults();
    }

    static Stream<Arguments> troubles() {
        return Stream.of(
                Arguments.of("answers after 8 s", Map.of("kind", "slow", "milliseconds", 8_000, "times", 3)),
                Arguments.of("429 for 8 s", Map.of("kind", "rate_limit", "retry_after", 8, "times", 1)),
                Arguments.of("503 for ever", Map.of("kind", "status", "status", 503, "times", 1_000)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("troubles")
    void with(String name, Map<String, Object> trouble) {
        String troubled = discord.begin("murus-gallicus");
        String well = discord.begin("murus-gallicus");
        discord.astrid.awaitBoard(troubled, 1, 0);
        discord.astrid.awaitBoard(well, 2, 0);
        var fault = new HashMap<>(trouble);
        fault.put("route", "POST /channels/" + troubled + "/messages");
        discord.fault(fault);
        discord.astrid.privately(troubled, "move", "move", "a1-a3");
        discord.eventually(() -> assertThat(discord.requests("POST", "/channels/" + troubled + "/messages"))
                .hasSizeGreaterThan(1));

        Instant played = Instant.now();
        discord.play(well, 2, "a1-a3");
        discord.bjorn.awaitBoard(well, 2, 1);
        assertThat(Duration.between(played, Instant.now())).isLessThan(WITHOUT_TROUBLE);

        discord.clearFaults();
        discord.bjorn.awaitBoard(troubled, 1, 1);
    }
}
