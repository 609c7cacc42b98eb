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
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GivingUpTest extends Tables {

    @ParameterizedTest
    @EnumSource(names = {"TWO_PLAYERS", "TURNS_OF_SEVERAL_PLIES", "HIDDEN_HANDS"})
    void at_a_table_of_two_whoever_gives_up_loses_in_turn_and_out_of_turn(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind);
            Match resigned = done(table.resigns(new Seat(seat)));

            assertThat(resigned.conclusion()).contains(new Conclusion.ByResignation(new Seat(seat)));
            assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void at_a_larger_table_who_gives_up_in_turn_leaves_the_turn_to_the_next(GameKind kind) {
        Table table = table(kind);
        Seat mover = table.mover();

        Match resigned = done(table.resigns(mover));

        assertThat(resigned.live()).isTrue();
        assertThat(resigned.toMove()).isPresent().isNotEqualTo(Optional.of(mover));
        assertThat(table.told()).isEqualTo(Notice.Kind.BOARD);
        table.roundPlayed();
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void at_a_larger_table_who_gives_up_out_of_turn_takes_no_turn_from_anybody(GameKind kind) {
        Table table = table(kind);
        Seat mover = table.mover();

        Match resigned = done(table.resigns(table.waiting()));

        assertThat(resigned.toMove()).contains(mover);
        table.roundPlayed();
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void who_is_to_move_is_not_called_again_when_another_gives_up(GameKind kind) {
        Table table = table(kind);
        table.allRead();

        done(table.resigns(table.waiting()));

        assertThat(table.told()).isEqualTo(Notice.Kind.BOARD);
        assertThat(table.called()).isFalse();
        table.allRead();
        done(table.resigns(table.mover()));
        assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void a_call_that_was_not_read_yet_is_not_lost_when_another_gives_up(GameKind kind) {
        Table table = table(kind);

        done(table.resigns(table.waiting()));

        assertThat(table.called()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void the_last_who_is_left_wins(GameKind kind) {
        Table table = table(kind);
        Seat last = table.waiting();

        table.othersThan(last).forEach(seat -> done(table.resigns(seat)));

        assertThat(table.match().conclusion()).containsInstanceOf(Conclusion.Ranked.class);
        assertThat(((Conclusion.Ranked) table.match().conclusion().orElseThrow())
                        .ranking()
                        .getFirst())
                .containsExactly(last);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void who_is_out_of_play_may_take_part_in_nothing_and_is_not_asked(GameKind kind) {
        Table table = table(kind, "1h");
        Seat out = table.waiting();
        done(table.resigns(out));
        List<Seat> others = table.othersThan(out);
        done(table.asks(others.getFirst(), DRAW));

        table.mayNotTakePart(out, MatchRefusal.OutOfPlay.class);
        refused(table.moves(out), MatchRefusal.OutOfPlay.class);

        assertThat(done(table.agrees(others.getLast(), DRAW)).conclusion())
                .containsInstanceOf(Conclusion.ByAgreement.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void whoever_gives_up_clears_the_table_of_what_was_asked(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind);
            done(table.asks(table.mover(), DRAW));

            assertThat(done(table.resigns(new Seat(seat))).request()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void when_a_match_is_over_nobody_may_take_part(GameKind kind) {
        Table table = table(kind);
        table.allAgree(table.mover(), DRAW);

        table.seats().forEach(seat -> table.mayNotTakePart(seat, MatchRefusal.MatchOver.class));
    }
}
