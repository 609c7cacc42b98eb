package dolmen.bot.storage.match;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests queries for the latest of many matches. */
final class LatestMatchesTest {
    private static final int MATCHES = 12;
    private static final PlayerId ANNA = TestHost.ANNA.id();

    @TempDir
    private Path folder;

    private TestHost host;

    @BeforeEach
    void playSome() {
        host = TestHost.open(folder.resolve("dolmen.db"));
        for (int number = 0; number < MATCHES; number++) {
            Match match = host.begin("obelisk", TestHost.ANNA, TestHost.BERT);
            for (int turn = 0; turn < 2; turn++) {
                Seat seat = match.toMove().orElseThrow();
                match = host.play(match, match.standing().legalMoves(seat).getFirst());
            }
            host.clock.advance(Duration.ofMinutes(number % 3));
            host.act(match, new HostAct.Resignation(Seat.FIRST));
        }
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void the_last_come_first_with_everybody_at_the_table() {
        Histories histories = host.database.histories();
        List<PastMatch> all = histories.of(ANNA).matches().reversed();

        assertThat(all).hasSize(MATCHES);
        assertThat(histories.latest(ANNA, "", 5)).isEqualTo(all.subList(0, 5));
        assertThat(histories.latest(ANNA, "", 25)).isEqualTo(all);
    }

    @Test
    void typed_digits_match_the_beginning_of_a_number() {
        assertThat(host.database.histories().latest(ANNA, "1", 25))
                .extracting(match -> match.id().value())
                .containsExactlyInAnyOrder(1L, 10L, 11L, 12L);
        assertThat(host.database.histories().latest(ANNA, "2", 25))
                .extracting(match -> match.id().value())
                .containsExactly(2L);
    }
}
