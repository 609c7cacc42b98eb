package dolmen.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.play.Standing;
import dolmen.rules.search.Past;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReasonsTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static Optional<TurnReason> reason(String game, String position) {
        return reason(GAMES.game(game), Variant.of(game), position);
    }

    private static <M extends Move> Optional<TurnReason> reason(Game<M> game, Variant variant, String position) {
        Standing<M> before = Standing.of(game, variant, Exhibit.of(position));
        Seat seat = ((Turn.ToMove) before.position().turn()).seat();
        var situation = new Situation<>(before.position().seenBy(seat), game.evaluation(variant), Past.NONE);
        Thought<M> thought = Opponent.ALL.getLast().think(situation, new SplittableRandom(1), () -> false);
        List<M> line = thought.line();
        return new Reasons<>(before, before.play(line.getFirst()), thought.value(), line.subList(1, line.size()))
                .strongest();
    }

    @Test
    void a_turn_that_wins_at_once_says_so() {
        assertThat(reason("obelisk", "obelisk1 2b2/p3c/2F2/1C3/5/5 - 20"))
                .contains(new TurnReason.Wins(OptionalInt.of(1)));
    }

    @Test
    void a_turn_that_stops_a_win_tells_which() {
        assertThat(reason("obelisk", "obelisk1 5/5/3c1/2f2/1C3/P1B2 - 30"))
                .hasValueSatisfying(reason -> assertThat(reason)
                        .isInstanceOfSatisfying(
                                TurnReason.Stops.class,
                                stops -> assertThat(stops.threat())
                                        .extracting(told -> ((Standing.Told.Played) told).text())
                                        .containsExactly("d4+c3")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void at_the_beginning_a_turn_prepares_another_one(String id) {
        Game<?> game = GAMES.game(id);
        assertThat(start(game))
                .hasValueSatisfying(reason -> assertThat(reason)
                        .isInstanceOfSatisfying(TurnReason.Prepares.class, prepares -> {
                            assertThat(prepares.reply()).isNotEmpty();
                            assertThat(prepares.next()).isNotEmpty();
                        }));
    }

    private static <M extends Move> Optional<TurnReason> start(Game<M> game) {
        Variant variant = Variant.of(game.facts().id());
        return reason(game, variant, Standing.start(game, variant).position().text());
    }

    @Test
    void with_hidden_cards_no_reason_is_told() {
        assertThat(reason(
                        "mausoleum-cards",
                        "cards1 5,8,13,53;51;-;7,10;41,42/27,50,54;18,19,34;17;-;40,44"
                                + " - 28,21,24,4,30,15,11,52,1 37,38,39,43,45 play:2:14 74"))
                .isEmpty();
    }
}
