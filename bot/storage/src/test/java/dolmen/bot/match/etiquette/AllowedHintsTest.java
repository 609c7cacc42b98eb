package dolmen.bot.match.etiquette;

import static dolmen.bot.match.Request.Kind.HINTS;
import static dolmen.bot.match.Request.Kind.TAKE_BACK;
import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

final class AllowedHintsTest extends Tables {
    private static final String NO_LIMIT = "none";

    private Table friendly(GameKind kind) {
        return friendly(kind, NO_LIMIT);
    }

    @ParameterizedTest
    @EnumSource
    void hints_are_allowed_when_all_others_agree_and_the_record_says_so(GameKind kind) {
        Table table = friendly(kind);
        Match before = table.turnPlayed();

        Match allowed = table.allAgree(table.waiting(), HINTS);

        assertThat(before.hintsAllowed()).isFalse();
        assertThat(allowed.hintsAllowed()).isTrue();
        assertThat(allowed.record().moves())
                .isEqualTo(Stream.concat(before.record().moves().stream(), Stream.of("!hints"))
                        .toList());
        assertThat(allowed.request()).isEmpty();
        assertThat(allowed.publicly().hintsAgreed()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void the_board_stays_as_it_is_and_nobody_is_called_for_it(GameKind kind) {
        Table table = friendly(kind, "1h");
        Match before = table.turnPlayed();
        Seat mover = table.mover();
        table.allRead();

        done(table.asks(mover, HINTS));
        assertThat(table.told()).isEqualTo(Notice.Kind.REQUEST);
        table.allRead();
        table.othersThan(mover).forEach(other -> done(table.agrees(other, HINTS)));

        Match after = table.match();
        assertThat(table.owesNothing()).isTrue();
        assertThat(after.standing().position()).isEqualTo(before.standing().position());
        assertThat(after.clock()).isEqualTo(before.clock());
        assertThat(after.turnBegan()).isEqualTo(before.ply());
        assertThat(after.publicly().lastMover()).isEqualTo(before.publicly().lastMover());
        assertThat(after.publicly().lastAct()).isEmpty();
        done(table.movesHavingSeen(mover, before.ply()));
    }

    @ParameterizedTest
    @EnumSource
    void before_the_first_move_the_first_board_is_still_to_come(GameKind kind) {
        Match allowed = allowedAtOnce(kind).match();

        assertThat(allowed.publicly().first()).isTrue();
    }

    private Table allowedAtOnce(GameKind kind) {
        Table table = friendly(kind);
        table.allAgree(table.mover(), HINTS);
        return table;
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void at_a_larger_table_one_agreement_is_not_enough(GameKind kind) {
        Table table = friendly(kind);
        Seat asking = table.mover();
        done(table.asks(asking, HINTS));

        Match half = done(table.agrees(table.othersThan(asking).getFirst(), HINTS));

        assertThat(half.hintsAllowed()).isFalse();
        assertThat(done(table.agrees(table.othersThan(asking).getLast(), HINTS)).hintsAllowed())
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void one_refusal_closes_the_request(GameKind kind) {
        Table table = friendly(kind);
        Seat asking = table.mover();
        done(table.asks(asking, HINTS));

        Match declined = done(table.declines(table.waiting(), HINTS));

        assertThat(declined.hintsAllowed()).isFalse();
        assertThat(declined.record().moves()).doesNotContain("!hints");
        refused(table.asks(asking, HINTS), RequestRefusal.AskedAlready.class);
        table.roundPlayed();
        done(table.asks(asking, HINTS));
    }

    @ParameterizedTest
    @EnumSource
    void the_request_lapses_when_another_moves_but_not_when_its_maker_does(GameKind kind) {
        Table table = friendly(kind);
        done(table.asks(table.mover(), HINTS));

        assertThat(table.turnPlayed().request()).map(Request::stands).contains(true);
        assertThat(done(table.moves(table.mover())).request()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void in_a_rated_match_nobody_can_ask(GameKind kind) {
        Table table = table(kind);

        table.seats().forEach(seat -> refused(table.asks(seat, HINTS), RequestRefusal.NoHintsToAllow.class));
    }

    @ParameterizedTest
    @EnumSource
    void hints_that_are_allowed_are_not_asked_for_again(GameKind kind) {
        Table table = allowedAtOnce(kind);

        table.seats().forEach(seat -> refused(table.asks(seat, HINTS), RequestRefusal.NoHintsToAllow.class));
        table.seats().forEach(seat -> refused(table.agrees(seat, HINTS), RequestRefusal.NothingAsked.class));
        assertThat(table.match().record().moves()).containsOnlyOnce("!hints");
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_turn_from_before_is_taken_back_and_hints_stay_allowed(GameKind kind) {
        Table table = friendly(kind);
        Seat asking = table.mover();
        table.turnPlayed();
        table.allAgree(asking, HINTS);

        Match back = table.allAgree(asking, TAKE_BACK);

        assertThat(back.toMove()).contains(asking);
        assertThat(back.record().moves()).endsWith("!takeback:0");
        assertThat(back.hintsAllowed()).isTrue();
        refused(table.asks(asking, HINTS), RequestRefusal.NoHintsToAllow.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"TURNS_OF_SEVERAL_PLIES", "HIDDEN_HANDS", "HIDDEN_HANDS_OF_THREE"})
    void in_the_middle_of_a_turn_it_is_agreed_as_well_and_the_turn_goes_on(GameKind kind) {
        Table table = friendly(kind);
        Seat mover = table.mover();
        int began = table.match().ply();
        done(table.moves(mover));

        Match allowed = table.allAgree(mover, HINTS);

        assertThat(allowed.amidTurn()).isTrue();
        assertThat(allowed.turnBegan()).isEqualTo(began);
        assertThat(allowed.publicly().betweenTurns().ply()).isEqualTo(began);
        assertThat(done(table.movesHavingSeen(mover, began)).turn()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void a_player_whose_time_ran_out_has_nothing_to_agree_to(GameKind kind) {
        Table table = friendly(kind, "5m");
        Seat mover = table.mover();
        done(table.asks(mover, HINTS));

        table.after(Duration.ofMinutes(6));

        assertThat(table.match().game().inPlay(mover)).isFalse();
        assertThat(table.match().hintsAllowed()).isFalse();
    }
}
