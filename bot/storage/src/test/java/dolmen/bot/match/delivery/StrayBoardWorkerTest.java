package dolmen.bot.match.delivery;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StrayBoardWorkerTest {
    private final List<MatchId> looks = new ArrayList<>();
    private boolean discordFails;
    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private StrayBoardWorker worker() {
        return new StrayBoardWorker(
                host.database.notices(),
                host.liveMatches,
                (match, since) -> {
                    looks.add(match.id());
                    if (discordFails) {
                        throw new IllegalStateException("not connected");
                    }
                },
                new SingleLane<>(),
                host.clock);
    }

    private void pass(Duration time) {
        host.clock.advance(time);
    }

    @Test
    void every_recently_changed_match_is_looked_at_once() {
        host.begin("heap", ANNA, BERT);
        pass(Duration.ofMinutes(4));
        Match late = host.begin("heap", ANNA, BERT);
        StrayBoardWorker worker = worker();

        worker.lookDue();
        pass(Duration.ofSeconds(9));
        worker.lookDue();
        assertThat(looks).isEmpty();

        pass(Duration.ofSeconds(1));
        worker.lookDue();
        worker.lookDue();
        assertThat(looks).containsExactly(late.id());
    }

    @Test
    void a_match_that_has_moved_on_since_the_host_began_is_looked_at_too() {
        Match match = host.begin("heap", ANNA, BERT);
        pass(Duration.ofHours(1));
        StrayBoardWorker worker = worker();
        worker.lookDue();
        pass(Duration.ofSeconds(5));
        host.play(match, "take-1");
        pass(Duration.ofSeconds(5));

        worker.lookDue();

        assertThat(looks).containsExactly(match.id());
    }

    @Test
    void a_match_that_cannot_be_looked_at_is_tried_once_a_minute_and_not_for_ever() {
        host.begin("heap", ANNA, BERT);
        StrayBoardWorker worker = worker();
        discordFails = true;
        worker.lookDue();
        pass(Duration.ofSeconds(10));
        for (int minute = 0; minute < 60; minute++) {
            worker.lookDue();
            worker.lookDue();
            pass(Duration.ofMinutes(1));
        }

        assertThat(looks).hasSize(10);
    }
}
