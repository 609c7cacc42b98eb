package dolmen.bot.match.etiquette;

import static dolmen.bot.match.Request.Kind.DRAW;
import static dolmen.bot.match.Request.Kind.TAKE_BACK;
import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class DrawTest extends Tables {

    @ParameterizedTest
    @EnumSource
    void a_draw_that_is_asked_is_told_and_changes_nothing_else(GameKind kind) {
        Table table = table(kind);
        Seat mover = table.mover();

        Match asked = done(table.asks(table.waiting(), DRAW));

        assertThat(table.told()).isEqualTo(Notice.Kind.REQUEST);
        assertThat(asked.live()).isTrue();
        assertThat(asked.toMove()).contains(mover);
    }

    @ParameterizedTest
    @EnumSource
    void a_draw_to_which_all_others_agree_ends_the_match_and_all_share_the_first_place(GameKind kind) {
        Table table = table(kind);

        Match drawn = table.allAgree(table.mover(), DRAW);

        assertThat(drawn.conclusion()).contains(new Conclusion.ByAgreement(List.of(Set.copyOf(table.seats()))));
        assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void at_a_larger_table_one_agreement_is_not_enough_and_counts_once(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        Seat agreeing = table.othersThan(asking).getFirst();
        done(table.asks(asking, DRAW));

        assertThat(done(table.agrees(agreeing, DRAW)).live()).isTrue();

        refused(table.agrees(agreeing, DRAW), RequestRefusal.NothingAsked.class);
        assertThat(table.match().request().orElseThrow().agreed()).containsExactly(agreeing);
    }

    @ParameterizedTest
    @EnumSource
    void repeating_another_players_request_agrees_to_it(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        done(table.asks(asking, DRAW));

        table.othersThan(asking).forEach(other -> done(table.asks(other, DRAW)));

        assertThat(table.match().conclusion()).containsInstanceOf(Conclusion.ByAgreement.class);
    }

    @ParameterizedTest
    @EnumSource
    void a_draw_that_one_declines_is_off_for_all_until_a_round_is_played(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        Seat declining = table.waiting();
        done(table.asks(asking, DRAW));

        Match declined = done(table.declines(declining, DRAW));

        assertThat(declined.live()).isTrue();
        table.othersThan(asking)
                .forEach(other -> refused(table.agrees(other, DRAW), RequestRefusal.NothingAsked.class));
        refused(table.asks(asking, DRAW), RequestRefusal.AskedAlready.class);
        table.roundPlayed();
        done(table.asks(asking, DRAW));
    }

    @ParameterizedTest
    @EnumSource
    void the_decliner_may_offer_a_draw(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.mover();
        Seat declining = table.waiting();
        done(table.asks(asking, DRAW));
        done(table.declines(declining, DRAW));

        assertThat(done(table.asks(declining, DRAW)).request()).map(Request::by).contains(declining);
    }

    @ParameterizedTest
    @EnumSource
    void a_draw_is_withdrawn_only_by_its_maker(GameKind kind) {
        Table table = table(kind);
        Seat asking = table.waiting();
        done(table.asks(asking, DRAW));

        table.othersThan(asking)
                .forEach(other -> refused(table.withdraws(other, DRAW), RequestRefusal.NothingAsked.class));
        assertThat(done(table.withdraws(asking, DRAW)).request())
                .map(Request::stands)
                .contains(false);

        table.othersThan(asking)
                .forEach(other -> refused(table.agrees(other, DRAW), RequestRefusal.NothingAsked.class));
        refused(table.asks(asking, DRAW), RequestRefusal.AskedAlready.class);
    }

    @ParameterizedTest
    @EnumSource
    void a_draw_offered_with_ones_own_turn_stays_open_and_lapses_when_another_moves(GameKind kind) {
        Table table = table(kind);
        done(table.asks(table.mover(), DRAW));

        assertThat(table.turnPlayed().request()).map(Request::stands).contains(true);
        assertThat(done(table.moves(table.mover())).request())
                .map(Request::stands)
                .contains(false);

        table.seats().forEach(seat -> refused(table.agrees(seat, DRAW), RequestRefusal.NothingAsked.class));
    }

    @ParameterizedTest
    @EnumSource
    void while_a_draw_is_asked_nothing_else_can_be(GameKind kind) {
        Table table = table(kind);
        table.turnPlayed();
        done(table.asks(table.mover(), DRAW));

        refused(table.asks(table.waiting(), TAKE_BACK), RequestRefusal.RequestStands.class);
        refused(table.asks(table.mover(), DRAW), RequestRefusal.RequestStands.class);
        refused(table.agrees(table.waiting(), TAKE_BACK), RequestRefusal.NothingAsked.class);
    }
}
