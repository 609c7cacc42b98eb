package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game is told from its beginning, and nothing is left out. */
class EveryPlyIsToldTest {

    static Stream<Game<?>> games() {
        return ChosenGames.registry().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_ply_of_a_game_is_told_once_in_order_to_everybody(Game<?> game) {
        everyPlyIsTold(playout(game));
    }

    private static <M extends Move> Playout<M> playout(Game<M> game) {
        return Playout.of(game, Variant.of(game.facts().id()), 5);
    }

    private static <M extends Move> void everyPlyIsTold(Playout<M> playout) {
        List<String> moves =
                playout.moves().stream().map(playout.game().notation()::write).toList();
        HostedGame<?> hosted = HostedGame.replay(playout.game(), new GameRecord(playout.variant(), moves));
        List<Episode> episodes = hosted.toldTo(new Spectator());
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
