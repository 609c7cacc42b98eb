package dolmen.bot.match.timekeeping;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimePreferences;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every test begins on a Saturday at noon. */
final class TimekeeperTest {

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

    /** Lets time pass while the host is up, posts boards and looks every half minute. */
    private void pass(Duration time) {
        pass(time, host::postBoards);
    }

    /** Lets time pass while Discord accepts no board. */
    private void passWithoutBoards(Duration time) {
        pass(time, () -> {});
    }

    private void pass(Duration time, Runnable posting) {
        Instant end = host.clock.instant().plus(time);
        while (host.clock.instant().isBefore(end)) {
            posting.run();
            host.clock.advance(Duration.ofSeconds(30));
            host.timekeeper.attendDue();
        }
    }

    private Match now(Match match) {
        return host.database.matches().find(match.id()).orElseThrow();
    }

    private Match begin(String timeControl) {
        Match match = host.begin("heap", timeControl, TestHost.CHANNEL, ANNA, BERT);
        host.timekeeper.attendDue();
        return now(match);
    }

    private List<Notice.Kind> owed() {
        return host.owed().stream().map(owed -> owed.notice().kind()).toList();
    }

    @Test
    void a_player_without_time_loses_with_nobody_looking() {
        Match match = begin("1h");

        pass(Duration.ofMinutes(59).plusSeconds(30));
        assertThat(now(match).live()).isTrue();

        pass(Duration.ofSeconds(30));
        assertThat(now(match).live()).isFalse();
        assertThat(now(match).game().lastAct()).contains(new HostAct.Forfeit(Seat.FIRST, HostAct.Forfeit.Cause.TIME));
        assertThat(owed()).contains(Notice.Kind.RESULT);
    }

    @Test
    void a_turn_starts_the_time_of_the_next_player() {
        Match match = begin("1h");
        pass(Duration.ofMinutes(50));

        host.play(now(match), "take-1");
        pass(Duration.ofMinutes(59));
        assertThat(now(match).live()).isTrue();

        pass(Duration.ofMinutes(1));
        assertThat(now(match).game().lastAct()).contains(new HostAct.Forfeit(new Seat(1), HostAct.Forfeit.Cause.TIME));
    }

    @Test
    void at_a_larger_table_the_others_play_on_and_the_next_has_all_the_time() {
        Match match = host.begin("mausoleum-cards(players=3)", "1h", TestHost.CHANNEL, ANNA, BERT, CARL);
        Seat first = match.toMove().orElseThrow();

        pass(Duration.ofMinutes(61));

        assertThat(now(match).live()).isTrue();
        assertThat(now(match).game().inPlay(first)).isFalse();
        assertThat(now(match).clock().running().orElseThrow().seat())
                .isEqualTo(now(match).toMove().orElseThrow())
                .isNotEqualTo(first);
    }

    @Test
    void while_its_board_is_owed_a_turn_takes_no_time() {
        Match match = begin("1h");
        pass(Duration.ofMinutes(30));
        settleAll();
        host.play(now(match), "take-1");

        passWithoutBoards(Duration.ofHours(3));
        assertThat(now(match).live()).isTrue();
        assertThat(owed()).as("no reminder either").containsExactly(Notice.Kind.BOARD);

        settleAll();
        pass(Duration.ofMinutes(59));
        assertThat(now(match).live()).isTrue();
        pass(Duration.ofMinutes(1));
        assertThat(now(match).game().lastAct()).contains(new HostAct.Forfeit(new Seat(1), HostAct.Forfeit.Cause.TIME));
    }

    @Test
    void a_move_before_the_board_has_come_loses_no_time() {
        Match match = begin("10h+1h<20h");
        passWithoutBoards(Duration.ofHours(3));

        Match moved = host.play(now(match), "take-1");

        assertThat(moved.clock().banks().getFirst()).isEqualTo(Duration.ofHours(11));
    }

    @Test
    void a_board_that_is_owed_after_a_taken_back_turn_gives_no_time_back_that_was_used_before() {
        Match match = begin("10h");
        Match second = host.play(now(match), "take-1", "take-1");
        pass(Duration.ofHours(3));

        host.act(now(second), new HostAct.TakeBack(0));
        passWithoutBoards(Duration.ofHours(2));
        pass(Duration.ofHours(1));

        Match then = now(second);
        assertThat(then.clock().left(then.toMove().orElseThrow(), host.clock.instant(), host.ledger.calendar(then)))
                .isEqualTo(Duration.ofHours(6));
    }

    @Test
    void a_board_that_calls_nobody_stops_no_clock() {
        Match match = host.begin("mausoleum-cards(players=3)", "1h", TestHost.CHANNEL, ANNA, BERT, CARL);
        settleAll();
        Seat waiting = new Seat((match.toMove().orElseThrow().index() + 1) % 3);

        host.act(match, new HostAct.Resignation(waiting));
        passWithoutBoards(Duration.ofHours(1));

        assertThat(now(match).game().inPlay(match.toMove().orElseThrow())).isFalse();
    }

    @Test
    void time_during_which_the_host_was_down_is_given_back() {
        Match match = begin("1h");
        pass(Duration.ofMinutes(30));

        host.clock.advance(Duration.ofHours(20));
        host.timekeeper.attendDue();
        assertThat(now(match).live()).isTrue();

        pass(Duration.ofMinutes(29));
        assertThat(now(match).live()).isTrue();
        pass(Duration.ofMinutes(1));
        assertThat(now(match).live()).isFalse();
    }

    @Test
    void a_clock_that_was_forty_days_ahead_and_is_right_again_costs_nobody_a_match_and_holds_nothing_up() {
        Match match = begin("1h");
        pass(Duration.ofMinutes(30));
        host.clock.advance(Duration.ofDays(40));
        host.timekeeper.attendDue();
        Match moved = host.play(begin("1h"), "take-1");
        host.owed()
                .forEach(owed -> host.database
                        .notices()
                        .postpone(owed, host.clock.instant().plusSeconds(1), "Discord was away"));
        assertThat(now(match).live()).isTrue();

        host.clock.advance(Duration.ofDays(-40));
        host.timekeeper.attendDue();
        assertThat(owed()).as("notices of %s", moved).contains(Notice.Kind.BOARD);

        host.clock.advance(Duration.ofHours(20));
        host.timekeeper.attendDue();
        assertThat(now(match).live()).as("after an outage since").isTrue();
        pass(Duration.ofMinutes(29));
        assertThat(now(match).live()).isTrue();
        pass(Duration.ofMinutes(1));
        assertThat(now(match).live()).isFalse();
    }

    @Test
    void a_move_as_soon_as_the_host_is_back_loses_no_time_either() {
        Match match = begin("10h+1h<20h");
        pass(Duration.ofMinutes(30));

        host.clock.advance(Duration.ofHours(5));
        Match moved = host.play(match, "take-1");

        assertThat(moved.clock().banks().getFirst()).isEqualTo(Duration.ofMinutes(10 * 60 - 30 + 60));
    }

    @Test
    void time_that_stops_as_soon_as_the_host_is_back_is_not_lost_either() {
        Match match = begin("10h");
        host.clock.advance(Duration.ofHours(5));

        host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.PAUSE);
        host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.PAUSE);

        assertThat(now(match).clock().banks().getFirst()).isEqualTo(Duration.ofHours(10));
    }

    @Test
    void nobody_loses_on_a_vacation() {
        Match match = begin("1h");
        Instant now = host.clock.instant();
        host.database
                .timeOff()
                .changeVacations(ANNA.id(), now, none -> List.of(new Stretch(now, now.plus(Duration.ofHours(5)))));
        host.database.matches().lookAtAllOf(ANNA.id());

        pass(Duration.ofMinutes(5 * 60 + 59));
        assertThat(now(match).live()).isTrue();
        pass(Duration.ofMinutes(1));
        assertThat(now(match).live()).isFalse();
    }

    @Test
    void nobody_loses_on_a_weekend_where_weekends_are_free() {
        Match match = begin("1h weekends-off");

        pass(Duration.ofDays(2));
        assertThat(now(match).live()).isTrue();
        pass(Duration.ofHours(1));
        assertThat(now(match).live()).isFalse();
    }

    @Test
    void without_a_limit_a_match_waits_for_ever() {
        Match match = begin("none");
        host.clock.advance(Duration.ofDays(400));
        host.timekeeper.attendDue();

        assertThat(now(match).live()).isTrue();
    }

    @Test
    void a_player_is_reminded_once_at_each_point() {
        begin("100m");
        settleAll();

        pass(Duration.ofMinutes(50));
        assertThat(owed()).containsExactly(Notice.Kind.REMINDER);
        settleAll();
        pass(Duration.ofMinutes(29));
        assertThat(owed()).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(owed()).containsExactly(Notice.Kind.REMINDER);
        settleAll();
        pass(Duration.ofMinutes(15));
        assertThat(owed()).containsExactly(Notice.Kind.REMINDER);
    }

    @Test
    void a_player_who_sleeps_is_reminded_afterwards() {
        host.database
                .preferences()
                .change(
                        ANNA.id(),
                        before -> before.withTime(TimePreferences.DEFAULT.withQuiet(
                                Optional.of(new QuietHours(LocalTime.of(12, 30), LocalTime.of(13, 10))))));
        begin("100m");
        settleAll();

        pass(Duration.ofMinutes(69));
        assertThat(owed()).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(owed()).containsExactly(Notice.Kind.REMINDER);
    }

    @Test
    void changed_wishes_hold_at_once_for_turns_that_have_begun() {
        begin("100m");
        settleAll();
        host.database
                .preferences()
                .change(ANNA.id(), before -> before.withTime(before.time().withReminders(List.of(10))));
        host.database.matches().lookAtAllOf(ANNA.id());

        pass(Duration.ofMinutes(10));

        assertThat(owed()).containsExactly(Notice.Kind.REMINDER);
    }

    @Test
    void a_restart_forgets_nothing() {
        Match match = begin("1h");
        host.close();
        open();

        pass(Duration.ofMinutes(61));

        assertThat(now(match).live()).isFalse();
    }

    private void settleAll() {
        host.owed().forEach(owed -> host.database.notices().settle(owed, "read", host.clock.instant()));
    }
}
