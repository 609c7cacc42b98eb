package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing.Told;
import java.util.List;
import org.junit.jupiter.api.Test;

class EpisodeTest {
    private static final Spectator ANYBODY = new Spectator();
    private static final Told ONE = new Told.Played("+1", new Verbatim("Goes 1"), true);
    private static final Told TWO = new Told.Played("+2", new Verbatim("Goes 2"), true);

    private static HostedGame<?> ring(int seats, String... entries) {
        return HostedGame.replay(new RingGame(8, seats), new GameRecord(Variant.of("ring"), List.of(entries)));
    }

    @Test
    void nothing_is_told_of_a_game_that_has_not_begun() {
        assertThat(ring(2).toldTo(ANYBODY)).isEmpty();
    }

    @Test
    void the_plies_of_a_turn_are_told_together_under_the_number_of_the_first() {
        assertThat(ring(2, "+1", "+2", "+1").toldTo(ANYBODY))
                .containsExactly(
                        new Episode.TurnTaken(0, Seat.FIRST, List.of(ONE, TWO)),
                        new Episode.TurnTaken(2, Seat.SECOND, List.of(ONE)));
    }

    @Test
    void turns_are_numbered_from_one_however_many_plies_they_have() {
        assertThat(ring(2).turn()).isEqualTo(1);
        assertThat(ring(2, "+1").turn()).isEqualTo(1);
        assertThat(ring(2, "+1", "+2").turn()).isEqualTo(2);
    }

    @Test
    void what_was_taken_back_is_played_under_its_number_again() {
        HostedGame<?> before = ring(3, "+1", "+1", "+2");
        HostedGame<?> takenBack = before.act(new HostAct.TakeBack(0));

        assertThat(before.turn()).isEqualTo(2);
        assertThat(takenBack.turn()).isEqualTo(1);
    }

    @Test
    void a_resignation_stands_alone_and_the_next_turn_begins_anew() {
        List<Episode> told = ring(3, "+1", "+1", "!resign:1", "+1").toldTo(ANYBODY);

        assertThat(told).extracting(Episode::entry).containsExactly(0, 2, 3);
        assertThat(told.get(1)).isEqualTo(new Episode.Acted(2, new HostAct.Resignation(Seat.FIRST)));
    }

    @Test
    void an_agreed_draw_is_the_last_that_is_told() {
        assertThat(ring(2, "+1", "!draw").toldTo(ANYBODY).getLast())
                .isEqualTo(new Episode.Acted(1, new HostAct.AgreedDraw()));
    }
}
