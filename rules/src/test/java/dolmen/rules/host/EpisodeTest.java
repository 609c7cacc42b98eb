package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing.Told;
import java.util.List;
import org.junit.jupiter.api.Test;

class EpisodeTest {
    private static final Spectator ANYBODY = new Spectator();
    private static final Told ONE = new Told.Played("+1", "Goes 1");
    private static final Told TWO = new Told.Played("+2", "Goes 2");

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

    @Test
    void every_ply_of_every_game_is_told_once_in_order_to_everybody() {
        GameRegistry.load().games().forEach(game -> everyPlyIsTold(playout(game)));
    }

    private static <M extends Move> Playout<M> playout(Game<M> game) {
        return Playout.of(game, Variant.of(game.facts().id()), 5);
    }

    private static <M extends Move> void everyPlyIsTold(Playout<M> playout) {
        List<String> moves =
                playout.moves().stream().map(playout.game().notation()::write).toList();
        HostedGame<?> hosted = HostedGame.replay(playout.game(), new GameRecord(playout.variant(), moves));
        List<Episode> episodes = hosted.toldTo(ANYBODY);
        assertThat(episodes).extracting(Episode::entry).isSorted().doesNotHaveDuplicates();
        int told = 0;
        for (Episode episode : episodes) {
            assertThat(episode.entry()).isEqualTo(told);
            told += switch (episode) {
                case Episode.TurnTaken turn -> turn.told().size();
                case Episode.Chance chance -> chance.told().size();
                case Episode.Acted acted -> 1;
            };
        }
        assertThat(told).as(playout.variant().text()).isEqualTo(moves.size());
        assertThat(episodes.stream().filter(Episode.TurnTaken.class::isInstance))
                .hasSize(hosted.turn() - 1);
    }
}
