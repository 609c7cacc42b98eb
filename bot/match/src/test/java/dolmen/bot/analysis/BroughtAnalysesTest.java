package dolmen.bot.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.record.BroughtMatch;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.record.MatchRecord;
import dolmen.rules.record.ParsedRecord;
import dolmen.rules.record.RecordReader;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tests that matches in files of people are analysed like those played here, and forgotten after a time. */
final class BroughtAnalysesTest {
    private static final Analyst.Effort LITTLE = new Analyst.Effort(200, 20);
    private static final int MANY = 12_000;
    private static final int MOST_ENTRIES = 50_000;
    private static final int MOST_LOOKS = 60;

    private final AtomicLong time = new AtomicLong();
    private final InstantSource clock = InstantSource.fixed(Instant.EPOCH);
    private final RecordReader reader = new RecordReader(GameRegistry.load());
    private final BroughtAnalyses analyses = new BroughtAnalyses(time::get);
    private final AnalysisService service = new AnalysisService(analyses, clock, () -> {});

    private Match match(String player, String end) {
        String text = "[Game \"obelisk\"]\n[Player1 \"%s\"]\n\n1. e2-e1 c6-b5 a2-b3 e5-d4 %s".formatted(player, end);
        if (!(reader.readOne(text) instanceof ParsedRecord.Read(int line, MatchRecord record))) {
            throw new AssertionError(text);
        }
        return BroughtMatch.of(record, Optional.of(new GuildId(7))).match();
    }

    private void look(int times) {
        var worker = new AnalysisWorker(analyses, analyses::match, LITTLE, new SingleLane<>(), clock);
        for (int time = 0; time < times; time++) {
            worker.lookDue();
        }
    }

    @Test
    void a_match_out_of_a_file_is_analysed_step_by_step_and_once() {
        Match match = match("Ada", "!resign:1");

        assertThat(service.begun(match.id())).isFalse();
        assertThat(service.ask(match)).isInstanceOf(Answer.Underway.class);
        look(MOST_LOOKS);

        assertThat(service.ask(match("Ada", "!resign:1")))
                .isEqualTo(new Answer.Finished(Analyst.of(match.game(), LITTLE).analysis()));
        assertThat(analyses.due(clock.instant(), 1)).isEmpty();
    }

    @Test
    void a_match_in_progress_is_not_analysed() {
        assertThat(service.ask(match("Ada", ""))).isEqualTo(new Answer.NotOver());
    }

    @Test
    void of_many_only_so_much_is_kept() {
        for (int number = 0; number < MANY; number++) {
            service.ask(match("Ada " + number, "!resign:1"));
        }

        int kept = analyses.due(clock.instant(), MANY).size();
        int entries = match("Ada", "!resign:1").game().entries();
        assertThat(kept * entries).isBetween(MOST_ENTRIES / 2, MOST_ENTRIES);
    }

    @Test
    void an_analysis_unused_for_an_hour_is_forgotten_and_a_waiting_reader_does_not_restart_it() {
        Match match = match("Ada", "!resign:1");
        service.ask(match);
        time.addAndGet(Duration.ofMinutes(50).toNanos());
        assertThat(service.soFar(match)).containsInstanceOf(Answer.Underway.class);

        time.addAndGet(Duration.ofMinutes(61).toNanos());

        assertThat(service.soFar(match)).isEmpty();
        assertThat(service.begun(match.id())).isFalse();
        assertThat(analyses.due(clock.instant(), 1)).isEmpty();
    }
}
