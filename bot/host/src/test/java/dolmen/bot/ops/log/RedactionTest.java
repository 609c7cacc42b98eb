package dolmen.bot.ops.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RedactionTest {
    private final Redaction redaction = new Redaction(List.of("s3cret.t0ken"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            logged in with s3cret.t0ken | logged in with (hidden)
            POST /api/v10/interactions/123/aW50ZXI/callback failed | POST /api/v10/interactions/123/(hidden)/callback failed
            https://x/webhooks/9/abc-d_e/messages/@original | https://x/webhooks/9/(hidden)/messages/@original
            url: "https:\\/\\/x\\/webhooks\\/9\\/abc" | url: "https:\\/\\/x\\/webhooks\\/9\\/(hidden)"
            {"op":2,"d":{"token":"other"}} | {"op":2,"d":{"token":"(hidden)"}}
            Authorization: Bot abc def | Authorization: (hidden)
            a1-a3 was played in 4 ms | a1-a3 was played in 4 ms
            """)
    void what_must_not_stand_in_a_log_is_taken_out(String line, String written) {
        assertThat(redaction.of(line)).isEqualTo(written);
    }
}
