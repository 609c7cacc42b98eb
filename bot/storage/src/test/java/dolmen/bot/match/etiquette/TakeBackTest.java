package dolmen.bot.match.etiquette;

import static dolmen.bot.match.Request.Kind.TAKE_BACK;
import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

final class TakeBackTest extends Tables {

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_turn_is_taken_back_when_all_others_grant_it_and_stays_in_the_record(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        String before = table.match().standing().position().text();
        Match played = table.turnPlayed();

        Match takenBack = table.allAgree(asking, TAKE_BACK);

        assertThat(takenBack.standing().position().text()).isEqualTo(before);
        assertThat(takenBack.toMove()).contains(asking);
        assertThat(takenBack.record().moves())
                .startsWith(played.record().moves().toArray(String[]::new));
        assertThat(takenBack.ply()).isEqualTo(played.ply() + 1);
        assertThat(takenBack.request()).isEmpty();
        assertThat(table.told()).isEqualTo(Notice.Kind.BOARD);
        table.turnPlayed();
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_turn_is_taken_back_with_the_answers_to_it(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        table.roundPlayed();

        Match takenBack = table.allAgree(asking, TAKE_BACK);

        assertThat(takenBack.toMove()).contains(asking);
        assertThat(takenBack.game().lastAct()).contains(new HostAct.TakeBack(0));
    }

    @ParameterizedTest
    @EnumSource(names = "THREE_PLAYERS")
    void at_a_larger_table_every_other_must_grant_it(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        int plies = table.turnPlayed().ply();
        done(table.asks(asking, TAKE_BACK));

        assertThat(done(table.agrees(table.mover(), TAKE_BACK)).ply()).isEqualTo(plies);
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_take_back_that_one_declines_changes_nothing(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        Match played = table.turnPlayed();
        done(table.asks(asking, TAKE_BACK));

        Match declined = done(table.declines(table.mover(), TAKE_BACK));

        assertThat(declined.record()).isEqualTo(played.record());
        refused(table.asks(asking, TAKE_BACK), RequestRefusal.AskedAlready.class);
        table.othersThan(asking)
                .forEach(other -> refused(table.agrees(other, TAKE_BACK), RequestRefusal.NothingAsked.class));
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_take_back_lapses_as_soon_as_anybody_moves(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        table.turnPlayed();
        done(table.asks(asking, TAKE_BACK));

        assertThat(done(table.moves(table.mover())).request()).isEmpty();

        table.othersThan(asking)
                .forEach(other -> refused(table.agrees(other, TAKE_BACK), RequestRefusal.NothingAsked.class));
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_take_back_that_is_withdrawn_can_be_asked_again_when_somebody_has_moved(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        table.turnPlayed();
        done(table.asks(asking, TAKE_BACK));

        done(table.withdraws(asking, TAKE_BACK));

        refused(table.agrees(table.mover(), TAKE_BACK), RequestRefusal.NothingAsked.class);
        refused(table.asks(asking, TAKE_BACK), RequestRefusal.AskedAlready.class);
        table.roundPlayed();
        done(table.asks(asking, TAKE_BACK));
    }

    @ParameterizedTest
    @EnumSource(names = "TURNS_OF_SEVERAL_PLIES")
    void a_partial_turn_of_the_mover_is_taken_back_as_well(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        table.turnPlayed();
        Seat amidTurn = table.mover();
        done(table.moves(amidTurn));
        assertThat(table.mover()).isEqualTo(amidTurn);

        Match takenBack = table.allAgree(asking, TAKE_BACK);

        assertThat(takenBack.toMove()).contains(asking);
        assertThat(takenBack.game().amidTurn()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void before_its_first_turn_a_seat_has_nothing_to_take_back(GameKind kind) {
        Table table = table(kind);

        table.seats().forEach(seat -> refused(table.asks(seat, TAKE_BACK), RequestRefusal.NothingToTakeBack.class));
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_ALL)
    void a_turn_that_revealed_something_cannot_be_taken_back(GameKind kind) {
        Table table = table(kind);
        table.roundPlayed();

        table.seats().forEach(seat -> refused(table.asks(seat, TAKE_BACK), RequestRefusal.NothingToTakeBack.class));
    }

    @ParameterizedTest
    @EnumSource(names = "THREE_PLAYERS")
    void no_turn_is_taken_back_from_before_somebody_gave_up(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        table.turnPlayed();
        done(table.resigns(table.mover()));

        refused(table.asks(asking, TAKE_BACK), RequestRefusal.NothingToTakeBack.class);
    }
}
