package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.host.HostedGame;
import dolmen.rules.search.Reward;
import dolmen.rules.search.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class YardstickTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int MATCHES = 12;
    private static final int SERIES = 20;

    /** One turn of a match of chance: the position, its mover, and the careful player's move. */
    private record Asked<M extends Move>(Position<M> position, Seat mover, M chosen) {
        boolean wins(M move) {
            return rewards(position.play(move), 1);
        }

        boolean leavesWin(M move) {
            Position<M> after = position.play(move);
            return after.turn() instanceof Turn.ToMove
                    && after.legalMoves().stream().anyMatch(reply -> rewards(after.play(reply), 0));
        }

        boolean some(Predicate<M> of) {
            return position.legalMoves().stream().anyMatch(of);
        }

        private boolean rewards(Position<M> then, double reward) {
            return then.turn() instanceof Turn.Over(var outcome) && Reward.of(outcome.ranking(), mover) == reward;
        }
    }

    private static <M extends Move> List<Asked<M>> asked(Game<M> game) {
        var asked = new ArrayList<Asked<M>>();
        for (int match = 0; match < MATCHES; match++) {
            var random = new SplittableRandom(match);
            HostedGame<M> hosted =
                    HostedGame.start(game, game.variants().findFirst().orElseThrow());
            while (hosted.live()) {
                Situation<M> situation = Situation.of(hosted);
                asked.add(new Asked<>(
                        hosted.standing().position(),
                        hosted.toMove().orElseThrow(),
                        Yardstick.CAREFUL.choose(situation, random).move()));
                hosted = hosted.play(Yardstick.CHANCE.choose(situation, random).move());
            }
        }
        return asked;
    }

    @ParameterizedTest
    @ValueSource(strings = {"murus-gallicus", "obelisk"})
    void a_careful_player_takes_every_win_and_leaves_none_if_it_can_help_it(String game) {
        check(asked(GAMES.game(game)));
    }

    private static <M extends Move> void check(List<Asked<M>> asked) {
        assertThat(asked)
                .filteredOn(turn -> turn.some(turn::wins))
                .isNotEmpty()
                .allMatch(turn -> turn.wins(turn.chosen()));
        assertThat(asked)
                .filteredOn(turn -> !turn.some(turn::wins))
                .filteredOn(turn -> turn.some(turn::leavesWin) && turn.some(move -> !turn.leavesWin(move)))
                .isNotEmpty()
                .noneMatch(turn -> turn.leavesWin(turn.chosen()));
    }

    @ParameterizedTest
    @CsvSource({
        "murus-gallicus, careful, chance",
        "murus-gallicus, greedy, careful",
        "murus-gallicus, two-plies, greedy",
        "mausoleum-cards, careful, chance"
    })
    void each_is_stronger_than_the_one_before(String variant, String stronger, String weaker) {
        Tally tally = series(GAMES.game(variant))
                .play(
                        Yardstick.named(stronger).orElseThrow(),
                        Yardstick.named(weaker).orElseThrow(),
                        SERIES);
        assertThat(tally.score()).as(tally.toString()).isGreaterThan(0.5);
    }

    private static <M extends Move> Series<M> series(Game<M> game) {
        return new Series<>(League.contest(game, game.variants().findFirst().orElseThrow()), SplittableRandom::new);
    }
}
