package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct.Forfeit.Cause;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AttendanceTest {
    private static final Seat THIRD = new Seat(2);

    /** A turn has two plies. */
    private static HostedGame<RingGame.Hop> walked(int seats, int turns) {
        HostedGame<RingGame.Hop> game = HostedGame.start(new RingGame(8, seats), Variant.of("ring"));
        for (int ply = 0; ply < 2 * turns; ply++) {
            game = game.play(new RingGame.Hop(1));
        }
        return game;
    }

    @Test
    void it_is_full_when_every_seat_has_moved() {
        assertThat(walked(2, 1).playedByAll()).isFalse();
        assertThat(walked(2, 2).playedByAll()).isTrue();
        assertThat(walked(3, 2).playedByAll()).isFalse();
        assertThat(walked(3, 3).playedByAll()).isTrue();
    }

    @Test
    void who_gives_up_or_loses_by_time_before_the_first_move_has_not_played() {
        assertThat(walked(2, 1).act(new HostAct.Resignation(Seat.SECOND)).playedByAll())
                .isFalse();
        assertThat(walked(2, 1)
                        .act(new HostAct.Forfeit(Seat.SECOND, Cause.TIME))
                        .playedByAll())
                .isFalse();
        assertThat(walked(2, 2).act(new HostAct.Resignation(Seat.SECOND)).playedByAll())
                .isTrue();
    }

    @Test
    void at_a_larger_table_the_match_of_one_who_never_moved_is_not_full_either() {
        HostedGame<RingGame.Hop> alone = walked(3, 1)
                .act(new HostAct.Resignation(THIRD))
                .play(new RingGame.Hop(1))
                .play(new RingGame.Hop(1))
                .act(new HostAct.Resignation(Seat.FIRST));

        assertThat(alone.live()).isFalse();
        assertThat(alone.playedByAll()).isFalse();
    }

    @Test
    void a_word_of_a_moderator_or_an_agreement_is_no_move() {
        assertThat(walked(2, 1).act(new HostAct.Adjudication(Optional.empty())).playedByAll())
                .isFalse();
        assertThat(walked(2, 1).act(new HostAct.AgreedDraw()).playedByAll()).isFalse();
    }

    @Test
    void a_move_that_was_taken_back_was_made_all_the_same() {
        HostedGame<RingGame.Hop> both = walked(2, 2);
        int back = both.takeBack(Seat.SECOND).orElseThrow();

        assertThat(both.act(new HostAct.TakeBack(back)).playedByAll()).isTrue();
    }
}
