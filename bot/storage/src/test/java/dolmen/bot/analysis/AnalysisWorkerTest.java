package dolmen.bot.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.storage.verification.Findings;
import dolmen.rules.Seat;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.analysis.Obstacle;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that an analysis is made once, a glimpse at a time, whatever happens in between. */
final class AnalysisWorkerTest {
    private static final Analyst.Effort LITTLE = new Analyst.Effort(200, 20);
    private static final int TURNS = 5;

    /** One glimpse at the start of each turn, one of the end, and two of each turn that is looked at again. */
    private static final int MOST = TURNS + 1 + 2 * TURNS;

    private final AtomicInteger wakes = new AtomicInteger();

    @TempDir
    private Path folder;

    private TestHost host;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private AnalysisService service() {
        return new AnalysisService(host.database.analyses(), host.clock, wakes::incrementAndGet);
    }

    private AnalysisWorker worker(Lanes<MatchId> lanes) {
        return new AnalysisWorker(host.database.analyses(), host.liveMatches::find, LITTLE, lanes, host.clock);
    }

    private void look(int times) {
        AnalysisWorker worker = worker(new SingleLane<>());
        for (int time = 0; time < times; time++) {
            host.clock.advance(Duration.ofSeconds(1));
            worker.lookDue();
        }
    }

    private Match live() {
        Match match = host.begin("obelisk", TestHost.ANNA, TestHost.BERT);
        for (int turn = 0; turn < TURNS; turn++) {
            Seat seat = match.toMove().orElseThrow();
            match = host.play(match, match.standing().legalMoves(seat).getFirst());
        }
        return match;
    }

    private Match ended() {
        return host.act(live(), new HostAct.Resignation(Seat.FIRST));
    }

    @Test
    void before_the_end_nobody_gets_it_and_nothing_is_thought() {
        Match match = live();

        assertThat(service().ask(match)).isEqualTo(new Answer.NotOver());
        look(3);

        assertThat(host.database.analyses().of(match.id())).isEmpty();
        assertThat(wakes).hasValue(0);
    }

    @Test
    void glimpses_are_taken_one_by_one_and_a_second_reader_gets_all_at_once() {
        Match match = ended();
        assertThat(service().ask(match)).isEqualTo(new Answer.Underway(0, MOST));
        look(2);
        assertThat(service().ask(match)).isEqualTo(new Answer.Underway(2, MOST));
        look(MOST);

        assertThat(service().ask(match))
                .isEqualTo(new Answer.Finished(Analyst.of(match.game(), LITTLE).analysis()));
        assertThat(wakes).hasValue(1);
        assertThat(host.database.analyses().due(host.clock.instant(), 10)).isEmpty();
        assertThat(faults()).isEmpty();
    }

    @Test
    void an_analysis_continues_after_a_restart() {
        Match match = ended();
        service().ask(match);
        look(3);
        host.close();
        host = TestHost.open(folder.resolve("dolmen.db"));
        host.clock.advance(Duration.ofHours(1));

        assertThat(service().ask(match)).isEqualTo(new Answer.Underway(3, MOST));
        look(MOST);

        assertThat(service().ask(match))
                .isEqualTo(new Answer.Finished(Analyst.of(match.game(), LITTLE).analysis()));
    }

    @Test
    void while_computer_players_have_all_lanes_an_analysis_waits() {
        Match match = ended();
        service().ask(match);
        worker(fullLanes()).lookDue();
        assertThat(host.database.analyses().of(match.id())).contains(List.of());

        look(1);

        assertThat(host.database.analyses().of(match.id()).orElseThrow()).hasSize(1);
    }

    @Test
    void a_glimpse_that_was_taken_twice_is_kept_once() {
        Match match = ended();
        service().ask(match);
        var glimpse = Analyst.of(match.game(), LITTLE).look(List.of());
        for (int time = 0; time < 2; time++) {
            host.database.analyses().add(match.id(), 0, glimpse, Optional.of(host.clock.instant()));
        }

        assertThat(host.database.analyses().of(match.id())).contains(List.of(glimpse));
    }

    @Test
    void matches_of_several_people_and_with_hidden_hands_are_refused_with_the_reason() {
        for (String variant : List.of("murus-gallicus(goal=escape,players=3)", "mausoleum-cards(players=2)")) {
            Match match = host.beginFull(variant);
            Match ended = host.act(match, new HostAct.Voided());
            assertThat(service().ask(ended))
                    .isEqualTo(new Answer.Impossible(match.players().size() > 2 ? Obstacle.MANY : Obstacle.HIDDEN));
        }
    }

    private List<String> faults() {
        var faults = new ArrayList<String>();
        host.database.opened().verify(host.clock.instant(), new Findings() {
            @Override
            public void fault(String what) {
                faults.add(what);
            }

            @Override
            public void progress(long matches, long all) {}
        });
        return faults;
    }

    private static Lanes<MatchId> fullLanes() {
        return new Lanes<>() {
            @Override
            public Set<MatchId> busy() {
                return Set.of();
            }

            @Override
            public boolean enter(MatchId match, Runnable task) {
                return false;
            }
        };
    }
}
