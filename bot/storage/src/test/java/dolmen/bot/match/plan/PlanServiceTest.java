package dolmen.bot.match.plan;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Race;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.time.Clock;
import dolmen.rules.Seat;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PlanServiceTest {
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

    private Match now(Match match) {
        return host.database.matches().find(match.id()).orElseThrow();
    }

    private PlanResult replace(Match match, Player player, String... rows) {
        return host.plans.replace(match.id(), player.id(), now(match).ply(), String.join("\n", rows));
    }

    private Plan plan(Match match, Player player, String... rows) {
        PlanResult result = replace(match, player, rows);
        assertThat(result).isInstanceOf(PlanResult.Stored.class);
        return ((PlanResult.Stored) result).plan();
    }

    private static PlanRefusal refusal(PlanResult result) {
        return ((PlanResult.Refused) result).refusal();
    }

    /** The reason why the player may not act in the match. */
    private static Refusal inMatch(PlanResult result) {
        return ((PlanRefusal.NotInMatch) refusal(result)).why();
    }

    private void settleAll() {
        host.owed().forEach(owed -> host.database.notices().settle(owed, "read", host.clock.instant()));
    }

    private List<Notice> owed() {
        return host.owed().stream().map(NoticeQueue.OwedNotice::notice).toList();
    }

    private Match begin() {
        Match match = host.begin("murus-gallicus", ANNA, BERT);
        settleAll();
        return match;
    }

    @Test
    void a_planned_answer_is_played_at_once_and_the_board_is_owed_once() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5");

        Match after = host.play(match, "a1-a3");

        assertThat(after.record().moves()).containsExactly("a1-a3", "a7-a5");
        assertThat(after.playerToMove()).contains(ANNA.id());
        assertThat(after.runFrom()).contains(0);
        assertThat(now(match)).isEqualTo(after);
        assertThat(owed()).containsExactly(new Notice(match.id(), 1, 2, Notice.Kind.BOARD, true));
        assertThat(host.wakes).hasValue(1);
    }

    @Test
    void a_run_of_ten_plies_by_the_plans_of_both_is_one_change_and_one_notice() {
        Match match = begin();
        plan(match, ANNA, "a1-a3, a7-a5, b1-b3, b7-b5, c1-c3, c7-c5, d1-d3, d7-d5, e1-e3");
        plan(match, BERT, "a1-a3, a7-a5, b1-b3, b7-b5, c1-c3, c7-c5, d1-d3, d7-d5, e1-e3, e7-e5");

        Match after = host.play(match, "a1-a3");

        assertThat(after.ply()).isEqualTo(10);
        assertThat(after.revision()).isEqualTo(match.revision() + 1);
        assertThat(owed()).containsExactly(new Notice(match.id(), 1, 10, Notice.Kind.BOARD, true));
        assertThat(now(match)).isEqualTo(after);
        assertThat(after.shown().lastTurn())
                .as("the last turn of each is marked")
                .hasSize(2);
    }

    @Test
    void any_other_move_is_simply_played() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5");

        Match after = host.play(match, "b1-b3");

        assertThat(after.record().moves()).containsExactly("b1-b3");
        assertThat(after.runFrom()).isEmpty();
        assertThat(host.plans.current(after, BERT.id()).lines()).isEmpty();
    }

    @Test
    void a_take_back_cancels_the_plan() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5, b1-b3, b7-b5");
        Match run = host.play(match, "a1-a3");
        host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.TAKE_BACK);
        host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.TAKE_BACK);
        assertThat(now(run).runFrom()).isEmpty();

        Match again = host.play(now(run), "a1-a3");

        assertThat(again.record().moves()).containsExactly("a1-a3", "a7-a5", "!takeback:0", "a1-a3");
        assertThat(again.playerToMove()).contains(BERT.id());
    }

    @Test
    void a_plan_outlives_a_restart() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5, b1-b3, b7-b5");
        host.close();
        open();

        Match after = host.play(match, "a1-a3", "b1-b3");

        assertThat(after.record().moves()).containsExactly("a1-a3", "a7-a5", "b1-b3", "b7-b5");
        assertThat(now(match).runFrom()).contains(2);
    }

    @Test
    void a_new_plan_takes_the_place_of_the_old_one_and_nothing_takes_it_away() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5", "b1-b3, b7-b5");
        plan(match, BERT, "a1-a3, c7-c5");
        assertThat(host.plans.current(match, BERT.id()).lines()).containsExactly(List.of("a1-a3", "c7-c5"));

        plan(match, BERT, "");

        assertThat(host.plans.current(match, BERT.id()).lines()).isEmpty();
        assertThat(host.play(match, "a1-a3").ply()).isEqualTo(1);
    }

    @Test
    void the_current_plan_begins_at_the_present_position() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5, b1-b3, b7-b5", "c1-c3, c7-c5");
        Match after = host.play(match, "a1-a3");

        Plan current = host.plans.current(after, BERT.id());

        assertThat(current.base()).isEqualTo(2);
        assertThat(current.text(after.game())).isEqualTo("b1-b3, b7-b5");
        assertThat(host.plans.current(after, ANNA.id()).lines()).isEmpty();
    }

    @Test
    void a_faulty_plan_changes_nothing() {
        Match match = begin();
        Plan stored = plan(match, BERT, "a1-a3, a7-a5");

        PlanResult result = replace(match, BERT, "b1-b3, b7-b5", "a1-a3");

        assertThat(result).isEqualTo(new PlanResult.Faulty(match, new PlanFault.NoAnswer(2)));
        assertThat(host.database.plans().of(match.id())).containsExactly(stored);
    }

    @Test
    void a_plan_for_a_match_that_has_moved_on_is_refused() {
        Match match = begin();
        Match after = host.play(match, "a1-a3");

        assertThat(inMatch(host.plans.replace(match.id(), BERT.id(), 0, "b1-b3, b7-b5")))
                .isEqualTo(new MatchRefusal.Stale(after));
        assertThat(host.database.plans().replace(match, new Plan(Seat.SECOND, 0, List.of(List.of("b1-b3", "b7-b5")))))
                .as("also when it moved on in the last moment")
                .isFalse();
        assertThat(host.database.plans().of(match.id())).isEmpty();
    }

    @Test
    void only_players_in_play_plan_and_only_where_all_is_open() {
        Match match = begin();
        Match cards = host.begin("mausoleum-cards", CHANNEL, ANNA, BERT, CARL);

        assertThat(inMatch(replace(match, CARL, ""))).isInstanceOf(MatchRefusal.NotYourMatch.class);
        assertThat(refusal(replace(cards, BERT, ""))).isInstanceOf(PlanRefusal.NothingToForesee.class);
        assertThat(inMatch(host.plans.replace(new MatchId(99), ANNA.id(), 0, "")))
                .isInstanceOf(MatchRefusal.NoMatch.class);
        host.matches.resign(match.id(), ANNA.id(), 0);
        assertThat(inMatch(replace(match, BERT, ""))).isInstanceOf(MatchRefusal.MatchOver.class);
    }

    @Test
    void plans_go_with_the_end_of_the_match() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5");

        host.matches.resign(match.id(), ANNA.id(), 0);

        assertThat(host.database.plans().of(match.id())).isEmpty();
    }

    @Test
    void an_answer_can_end_the_match() {
        Match match = host.begin("heap", ANNA, BERT);
        plan(match, BERT, "take-2, take-1", "take-1, take-2");
        settleAll();

        Match over = host.play(match, "take-2");

        assertThat(over.live()).isFalse();
        assertThat(over.runFrom()).contains(0);
        assertThat(owed()).containsExactly(new Notice(match.id(), 1, 2, Notice.Kind.RESULT, true));
        assertThat(host.database.plans().of(match.id())).isEmpty();
    }

    @Test
    void an_answer_takes_no_time_and_gains_what_a_turn_gains() {
        Match match = host.begin("murus-gallicus", "7d+1d<14d", CHANNEL, ANNA, BERT);
        host.timekeeper.attendDue();
        plan(match, BERT, "a1-a3, a7-a5");
        host.clock.advance(Duration.ofHours(12));
        host.timekeeper.attendDue();

        Match after = host.play(now(match), "a1-a3");

        Clock clock = after.clock();
        assertThat(clock.banks()).last().isEqualTo(Duration.ofDays(8));
        assertThat(clock.running()).get().returns(Seat.FIRST, Clock.Running::seat);
        assertThat(clock.running().orElseThrow().since()).contains(host.clock.instant());
    }

    @Test
    void a_request_with_a_turn_is_not_answered_by_a_plan() {
        Match match = begin();
        plan(match, BERT, "a1-a3, a7-a5");
        host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW);

        Match after = host.play(now(match), "a1-a3");

        assertThat(after.ply()).isEqualTo(2);
        assertThat(after.request()).isPresent();
        assertThat(host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW))
                .isInstanceOf(PlayResult.Played.class);
    }

    @Test
    void a_plan_stored_while_the_turn_was_on_its_way_is_played_by_the_timekeeper() {
        Match match = begin();
        Match after = host.play(match, "a1-a3");
        lateIn(match, "a1-a3", "a7-a5");

        host.timekeeper.attendDue();
        host.timekeeper.attendDue();

        assertThat(now(after).record().moves()).containsExactly("a1-a3", "a7-a5");
    }

    @Test
    void nobody_answers_during_a_pause() {
        Match match = host.begin("murus-gallicus", "1h", CHANNEL, ANNA, BERT);
        Match after = host.play(match, "a1-a3");
        lateIn(match, "a1-a3", "a7-a5");
        host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.PAUSE);
        host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.PAUSE);

        host.timekeeper.attendDue();
        assertThat(now(after).ply()).isEqualTo(1);

        host.etiquette.resume(match.id(), ANNA.id(), host.seen(match.id()));
        host.timekeeper.attendDue();
        assertThat(now(after).ply()).isEqualTo(2);
    }

    /** Stores a line of Bert's from the beginning, as if just before the latest turn. */
    private void lateIn(Match match, String... line) {
        assertThat(host.database.plans().replace(now(match), new Plan(Seat.SECOND, 0, List.of(List.of(line)))))
                .isTrue();
    }

    @Test
    void the_answer_is_played_whether_the_plan_or_the_move_was_first() throws Exception {
        for (int round = 0; round < 20; round++) {
            Match match = begin();
            List<Object> results = Race.of(List.of(
                    () -> host.matches.play(match.id(), ANNA.id(), 0, "a1-a3"),
                    () -> host.plans.replace(match.id(), BERT.id(), 0, "a1-a3, a7-a5")));
            host.timekeeper.attendDue();
            host.timekeeper.attendDue();

            assertThat(results.getFirst()).isInstanceOf(PlayResult.Played.class);
            boolean stored = results.getLast() instanceof PlanResult.Stored;
            assertThat(now(match).ply()).isEqualTo(stored ? 2 : 1);
        }
    }
}
