package dolmen.bot.match.timekeeping;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No match here has a time limit. */
final class AbsenteesTest {

    @TempDir
    private Path folder;

    private TestHost host;
    private Match match;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
        match = host.begin("heap", ANNA, BERT);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void pass(Duration time) {
        for (long hour = 0; hour < time.toHours(); hour++) {
            host.clock.advance(Duration.ofHours(1));
            host.timekeeper.attendDue();
        }
    }

    private Match now() {
        return host.database.matches().find(match.id()).orElseThrow();
    }

    @Test
    void a_player_who_has_left_the_server_forfeits_after_a_period_of_grace() {
        host.gone.add(ANNA.id());

        pass(Duration.ofDays(4));
        assertThat(now().live()).isTrue();

        pass(Duration.ofDays(3));
        assertThat(now().game().lastAct()).contains(new HostAct.Forfeit(Seat.FIRST, HostAct.Forfeit.Cause.LEFT));
    }

    @Test
    void a_timely_return_counts_as_no_absence() {
        host.gone.add(ANNA.id());
        pass(Duration.ofDays(3));
        host.gone.remove(ANNA.id());
        pass(Duration.ofDays(2));
        host.gone.add(ANNA.id());
        pass(Duration.ofDays(3));

        assertThat(now().live()).isTrue();
    }

    @Test
    void a_player_who_is_not_to_move_may_be_away() {
        host.gone.add(BERT.id());
        pass(Duration.ofDays(20));

        assertThat(now().live()).isTrue();
    }
}
