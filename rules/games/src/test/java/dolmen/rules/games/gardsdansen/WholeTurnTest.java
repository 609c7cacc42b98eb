package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.Yards.BASE;
import static dolmen.rules.games.gardsdansen.Yards.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.HostPhrases;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Turns typed in one line and played by the host: both plies or neither. */
class WholeTurnTest {
    private static final HostedGame<GardsdansenMove> START = HostedGame.start(GAME, BASE);

    @ParameterizedTest
    @ValueSource(strings = {"d2-d4 c1-d2", "d2d4c1d2", "d2 d4, c1 d2", "d2-d4 then c1-d2", "D2→D4; C1→D2"})
    void both_plies_of_a_line_are_played(String typed) {
        HostedGame<?> after = played(START.playTyped(Seat.FIRST, typed));

        assertThat(after.record().moves()).containsExactly("d2-d4", "c1-d2");
        assertThat(after.toMove()).contains(Seat.SECOND);
    }

    @Test
    void one_ply_in_a_line_leaves_the_other_to_come() {
        HostedGame<?> after = played(START.playTyped(Seat.FIRST, "d2-d4"));

        assertThat(after.toMove()).contains(Seat.FIRST);
        assertThat(played(after.playTyped(Seat.FIRST, "c1d2")).record().moves()).containsExactly("d2-d4", "c1-d2");
    }

    @Test
    void a_stone_move_that_is_refused_takes_the_pawn_move_with_it() {
        assertThat(START.playTyped(Seat.FIRST, "d2-d4 c1-c2"))
                .isEqualTo(new TypedTurn.Illegal(
                        HostPhrases.turnAfter(
                                new Verbatim("d2-d4"), GardsdansenPhrases.refusalStoneEnd(new Verbatim("c2"))),
                        List.of("d2-d4 c1-d2", "d2-d4 d1-d2", "d2-d4 e1-d2", "d2-d4 a2-c4", "d2-d4 d1-d3")));
        assertThat(START.playTyped(Seat.FIRST, "d2-d4 d2-d3"))
                .isInstanceOfSatisfying(
                        TypedTurn.Illegal.class,
                        illegal -> assertThat(English.of(illegal.why())).startsWith("After d2-d4: "));
        assertThat(START.playTyped(Seat.FIRST, "d2-d4 c1")).isEqualTo(new TypedTurn.Ambiguous("d2-d4"));
        assertThat(START.entries()).isZero();
    }

    @Test
    void halves_in_the_wrong_order_are_asked_about_in_the_right_one() {
        assertThat(START.playTyped(Seat.FIRST, "c1-d2 d2-d4"))
                .isEqualTo(new TypedTurn.Ambiguous("d2-d4 c1-d2", "d2-d4"));
    }

    @Test
    void a_pawn_move_that_is_refused_is_explained_alone() {
        assertThat(START.playTyped(Seat.FIRST, "d2-d5 c1-d2"))
                .isInstanceOfSatisfying(
                        TypedTurn.Illegal.class,
                        illegal -> assertThat(English.of(illegal.why()))
                                .isEqualTo("A pawn moves at most two steps, and d5 is 3 from d2."));
    }

    @Test
    void a_line_that_goes_on_after_the_turn_is_refused() {
        assertThat(START.playTyped(Seat.FIRST, "d2-d4 c1-d2 d6-d5"))
                .isEqualTo(new TypedTurn.Illegal(
                        HostPhrases.turnAfter(new Verbatim("d2-d4"), HostPhrases.turnEnds(new Verbatim("c1-d2"))),
                        List.of("d2-d4 c1-d2")));
    }

    @Test
    void both_plies_are_told_and_marked_until_the_opponent_has_moved() {
        var standing = played(START.playTyped(Seat.FIRST, "d2-d4 d1-d3")).standing();

        assertThat(standing.lastTurnToldTo(Seat.SECOND))
                .containsExactly(
                        new Standing.Told.Played(
                                "d2-d4", GardsdansenPhrases.movePawn(new Verbatim("d2"), new Verbatim("d4")), true),
                        new Standing.Told.Played(
                                "d1-d3", GardsdansenPhrases.moveStone(new Verbatim("d1"), new Verbatim("d3")), true));
        assertThat(standing.scene(new Spectator()).marks())
                .contains(new Mark.Arrow("d2", "d4", "1"), new Mark.Arrow("d1", "d3", "2"));
    }

    private static HostedGame<?> played(TypedTurn turn) {
        assertThat(turn).isInstanceOf(TypedTurn.Played.class);
        return ((TypedTurn.Played) turn).game();
    }
}
