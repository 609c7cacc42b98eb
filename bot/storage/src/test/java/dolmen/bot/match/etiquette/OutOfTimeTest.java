package dolmen.bot.match.etiquette;

import static dolmen.bot.match.Request.Kind.DRAW;
import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostAct.Forfeit.Cause;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class OutOfTimeTest extends Tables {
    private static final String TWO_MINUTES = "2m";

    @ParameterizedTest
    @EnumSource(names = {"TWO_PLAYERS", "TURNS_OF_SEVERAL_PLIES", "HIDDEN_HANDS"})
    void at_a_table_of_two_a_player_without_time_loses(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);
        Seat late = table.mover();

        table.after(Duration.ofMinutes(2));

        assertThat(table.match().conclusion()).contains(new Conclusion.ByForfeit(late, Cause.TIME));
        assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void at_a_larger_table_the_others_play_on_and_the_next_has_all_the_time(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);
        Seat late = table.mover();

        table.after(Duration.ofMinutes(2));

        Match match = table.match();
        assertThat(match.game().lastAct()).contains(new HostAct.Forfeit(late, Cause.TIME));
        assertThat(match.live()).isTrue();
        assertThat(table.left(table.mover())).isEqualTo(Duration.ofMinutes(2));
        table.mayNotTakePart(late, MatchRefusal.OutOfPlay.class);
        refused(table.moves(late), MatchRefusal.OutOfPlay.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void if_nobody_comes_all_run_out_of_time_but_the_last(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);

        table.after(Duration.ofMinutes(5));

        assertThat(table.match().live()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void a_part_of_a_turn_does_not_save_its_player(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);
        Seat first = table.mover();
        table.after(Duration.ofMinutes(1));
        done(table.moves(first));
        Seat late = table.mover();

        table.after(Duration.ofMinutes(late.equals(first) ? 1 : 2));

        assertThat(table.match().game().inPlay(late)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void an_open_request_stops_no_clock_and_lapses_with_it(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);
        Seat late = table.mover();
        done(table.asks(late, DRAW));

        table.after(Duration.ofMinutes(2));

        assertThat(table.match().game().inPlay(late)).isFalse();
        assertThat(table.match().request()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void time_rests_while_the_player_to_move_is_on_vacation(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);
        Seat late = table.mover();
        table.onVacation(late, Duration.ofMinutes(5));

        table.after(Duration.ofMinutes(6));
        assertThat(table.match().game().inPlay(late)).isTrue();

        table.after(Duration.ofMinutes(1));
        assertThat(table.match().game().inPlay(late)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void the_vacation_of_another_gives_the_player_to_move_no_time(GameKind kind) {
        Table table = table(kind, TWO_MINUTES);
        Seat late = table.mover();
        table.othersThan(late).forEach(other -> table.onVacation(other, Duration.ofMinutes(5)));

        table.after(Duration.ofMinutes(2));

        assertThat(table.match().game().inPlay(late)).isFalse();
    }
}
