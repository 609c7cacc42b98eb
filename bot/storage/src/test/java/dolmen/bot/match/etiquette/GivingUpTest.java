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
    void at_a_table_of_two_a_resignation_loses_in_turn_and_out_of_turn(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind);
            Match resigned = done(table.resigns(new Seat(seat)));

            assertThat(resigned.conclusion()).contains(new Conclusion.ByResignation(new Seat(seat)));
            assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void at_a_larger_table_a_resignation_in_turn_passes_the_turn_on(GameKind kind) {
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
    void at_a_larger_table_a_resignation_out_of_turn_takes_no_turn_from_anybody(GameKind kind) {
        Table table = table(kind);
        Seat mover = table.mover();

        Match resigned = done(table.resigns(table.waiting()));

        assertThat(resigned.toMove()).contains(mover);
        table.roundPlayed();
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void the_player_to_move_is_not_called_again_when_another_resigns(GameKind kind) {
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
    void the_last_remaining_player_wins(GameKind kind) {
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
    void an_eliminated_player_may_take_part_in_nothing_and_is_not_asked(GameKind kind) {
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
    void a_resignation_closes_open_requests(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind);
            done(table.asks(table.mover(), DRAW));

            assertThat(done(table.resigns(new Seat(seat))).request()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void nobody_may_take_part_after_the_match(GameKind kind) {
        Table table = table(kind);
        table.allAgree(table.mover(), DRAW);

        table.seats().forEach(seat -> table.mayNotTakePart(seat, MatchRefusal.MatchOver.class));
    }
}
