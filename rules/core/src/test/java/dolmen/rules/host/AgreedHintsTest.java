package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing.Told;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In the ring each turn has two plies, so the first seat has entries 0 and 1, the second 2 and 3. */
class AgreedHintsTest {
    private static final HostAct HINTS = new HostAct.AgreedHints();

    private static HostedGame<?> ring(int seats, String... entries) {
        return HostedGame.replay(new RingGame(8, seats), new GameRecord(Variant.of("ring"), List.of(entries)));
    }

    private static HostedGame<?> takeBack(HostedGame<?> game, Seat seat) {
        return game.act(new HostAct.TakeBack(game.takeBack(seat).orElseThrow()));
    }

    @Test
    void what_was_agreed_stands_in_the_record_and_changes_nothing_on_the_board() {
        HostedGame<?> before = ring(2, "+1", "+1");
        HostedGame<?> game = before.act(HINTS);

        assertThat(before.hintsAgreed()).isFalse();
        assertThat(game.hintsAgreed()).isTrue();
        assertThat(game.standing()).isEqualTo(before.standing());
        assertThat(game.toMove()).isEqualTo(before.toMove());
        assertThat(game.record().moves()).containsExactly("+1", "+1", "!hints");
        assertThat(ring(2, "+1", "+1", "!hints")).isEqualTo(game);
        assertThat(game.movesThatStand()).containsExactly("+1", "+1");
    }

    @Test
    void it_is_agreed_once_and_only_while_the_game_goes_on() {
        HostedGame<?> agreed = ring(2, "!hints", "+1");
        HostedGame<?> over = ring(2, "+1", "!draw");

        assertThatIllegalArgumentException().isThrownBy(() -> agreed.act(HINTS)).withMessageContaining("already");
        assertThatIllegalArgumentException().isThrownBy(() -> over.act(HINTS));
    }

    @Test
    void a_take_back_to_before_it_leaves_hints_allowed() {
        HostedGame<?> game = takeBack(ring(2, "+1", "+1", "!hints", "+2", "+2"), Seat.FIRST);

        assertThat(game.record().moves()).endsWith("!takeback:0");
        assertThat(game.toMove()).contains(Seat.FIRST);
        assertThat(game.hintsAgreed()).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> game.act(HINTS));
    }

    @Test
    void what_was_played_before_it_can_still_be_taken_back() {
        assertThat(ring(2, "+1", "+1", "!hints").takeBack(Seat.FIRST)).contains(0);
        assertThat(ring(2, "+1", "!hints").takeBack(Seat.FIRST)).contains(0);
        assertThat(ring(2, "+1", "!hints", "+1").takeBack(Seat.FIRST)).contains(0);
        assertThat(ring(2, "+1", "+1", "+1", "!takeback:2", "!hints").takeBack(Seat.FIRST))
                .contains(0);
        assertThat(ring(2, "!hints").takeBack(Seat.FIRST)).isEmpty();
    }

    @Test
    void in_the_middle_of_a_turn_the_turn_goes_on() {
        HostedGame<?> amid = ring(2, "+1", "+1", "+2", "!hints");
        HostedGame<?> done = amid.enter("+2");

        assertThat(amid.amidTurn()).isTrue();
        assertThat(amid.turnBegan()).isEqualTo(2);
        assertThat(amid.turn()).isEqualTo(2);
        assertThat(done.turn()).isEqualTo(3);
        assertThat(done.standing().lastTurn()).hasSize(2);
        assertThat(done.entriesBefore(2)).isEqualTo(2);
        assertThat(takeBack(done, Seat.SECOND).standing())
                .isEqualTo(done.after(2).standing());
    }

    @Test
    void a_turn_has_begun_before_hints_were_allowed_in_it() {
        assertThat(ring(2, "+1", "+1", "!hints").turnBegan()).isEqualTo(2);
        assertThat(ring(2, "+1", "+1", "!hints", "+1").turnBegan()).isEqualTo(2);
        assertThat(ring(2, "!hints").turnBegan()).isZero();
        assertThat(ring(2, "+1", "+1").turnBegan()).isEqualTo(2);
    }

    @Test
    void it_is_told_and_is_not_the_last_that_happened_on_the_board() {
        var one = new Told.Played("+1", new Verbatim("Goes 1"), true);
        HostedGame<?> resigned = ring(3, "+1", "+1", "!resign:3", "!hints");

        assertThat(ring(2, "+1", "!hints", "+1").toldTo(new Spectator()))
                .containsExactly(
                        new Episode.TurnTaken(0, Seat.FIRST, List.of(one)),
                        new Episode.Acted(1, HINTS),
                        new Episode.TurnTaken(2, Seat.FIRST, List.of(one)));
        assertThat(ring(2, "+1", "!hints").lastAct()).isEmpty();
        assertThat(resigned.lastAct()).contains(new HostAct.Resignation(new Seat(2)));
    }

    @Test
    void the_game_can_be_called_off_and_counts_who_has_played_as_before() {
        assertThat(ring(2, "+1", "+1", "!hints").mayAbort(Seat.SECOND)).isTrue();
        assertThat(ring(2, "!hints", "+1", "+1", "+1").mayAbort(Seat.FIRST)).isFalse();
        assertThat(ring(2, "+1", "+1", "!hints").playedByAll()).isFalse();
        assertThat(ring(2, "+1", "+1", "!hints", "+1").playedByAll()).isTrue();
    }

    @Test
    void who_takes_a_game_over_has_agreed_to_nothing() {
        HostedGame<?> handedOver = ring(2, "+1", "+1", "!hints", "!handover");

        assertThat(handedOver.hintsAgreed()).isFalse();
        assertThat(handedOver.act(HINTS).hintsAgreed()).isTrue();
    }
}
