package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.View;
import dolmen.rules.contract.Playout;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Monte Carlo tree search in every game, also with hidden cards. */
class MonteCarloTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final long SEED = 5;
    private static final int SAMPLES = 4;

    private static final MonteCarlo CARELESS = new MonteCarlo(new Manner(0.75, 0, 0, 0));

    private final Strategy monteCarlo = new MonteCarlo();

    static Stream<Variant> variants() {
        return GAMES.variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void it_chooses_a_legal_move_within_the_budget(Variant variant) {
        chooseThroughout(GAMES.game(variant.game()), variant);
    }

    private <M extends Move> void chooseThroughout(Game<M> game, Variant variant) {
        for (Position<M> position : Playout.of(game, variant, SEED).positions()) {
            if (position.ply() % 9 == 0 && position.turn() instanceof Turn.ToMove(Seat mover)) {
                Thought<M> thought = think(monteCarlo, game, variant, position, mover, 400);
                assertThat(position.legalMoves()).contains(thought.move());
                assertThat(thought.nodes()).isLessThanOrEqualTo(400);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"murus-gallicus(goal=escape,players=3)", "obelisk"})
    void it_expects_moves_that_can_be_played(String text) {
        Variant variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        expects(GAMES.game(variant.game()), variant);
    }

    private <M extends Move> void expects(Game<M> game, Variant variant) {
        Position<M> position = game.start(variant);
        List<M> line =
                think(monteCarlo, game, variant, position, Seat.FIRST, 20_000).line();
        assertThat(line).hasSizeGreaterThan(1);
        for (M move : line) {
            position = position.play(move);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gardsdansen",
                "mausoleum",
                "murus-gallicus",
                "murus-gallicus(goal=escape,players=3)",
                "murus-gallicus(goal=escape,players=4)",
                "obelisk"
            })
    void it_takes_a_win_in_one(String text) {
        Variant variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        Game<?> game = GAMES.game(variant.game());
        int wins = 0;
        for (int seed = 0; wins < 2 && seed < 40; seed++) {
            wins += takesTheWin(game, variant, seed);
        }
        assertThat(wins).isPositive();
    }

    private <M extends Move> int takesTheWin(Game<M> game, Variant variant, int seed) {
        Playout<M> playout = Playout.of(game, variant, seed);
        Position<M> position = playout.positions().get(playout.moves().size() - 1);
        if (!(position.turn() instanceof Turn.ToMove(Seat mover)) || ForcedWin.within(position, mover, 1) == 0) {
            return 0;
        }
        M move = think(monteCarlo, game, variant, position, mover, 60_000).move();
        assertThat(position.play(move).turn())
                .as("%s, %s", position.text(), game.notation().write(move))
                .isInstanceOfSatisfying(
                        Turn.Over.class,
                        over -> assertThat(over.outcome().winners()).contains(mover));
        return 1;
    }

    private static Stream<Variant> tablesOfCards() {
        return GAMES.variants().filter(variant -> variant.game().equals("mausoleum-cards"));
    }

    @ParameterizedTest
    @MethodSource("tablesOfCards")
    void who_overlooks_a_card_overlooks_all_that_it_does(Variant variant) {
        assertSeenAsAWhole(GAMES.game(variant.game()), variant);
    }

    private static <M extends Move> void assertSeenAsAWhole(Game<M> game, Variant variant) {
        int overlooked = 0;
        for (Position<M> position : Playout.of(game, variant, SEED).positions()) {
            if (position.turn() instanceof Turn.ToMove(Seat mover)) {
                View<M> view = position.seenBy(mover);
                List<M> seen = new MonteCarloSearch<>(
                                view, CARELESS, Budget.nodes(1), new SplittableRandom(position.ply()))
                        .candidates();
                Set<Step> beginnings = beginnings(view, seen);
                assertThat(beginnings).isNotEmpty();
                assertThat(seen)
                        .isEqualTo(view.legalMoves().stream()
                                .filter(move ->
                                        beginnings.contains(view.steps(move).getFirst()))
                                .toList());
                overlooked += view.legalMoves().size() - seen.size();
            }
        }
        assertThat(overlooked).isPositive();
    }

    private static <M extends Move> Set<Step> beginnings(View<M> view, List<M> moves) {
        return moves.stream().map(move -> view.steps(move).getFirst()).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("tablesOfCards")
    void what_is_hidden_from_a_seat_never_changes_its_choice(Variant variant) {
        assertNoInfluence(monteCarlo, GAMES.game(variant.game()), variant);
        assertNoInfluence(CARELESS, GAMES.game(variant.game()), variant);
    }

    private static <M extends Move> void assertNoInfluence(Strategy strategy, Game<M> game, Variant variant) {
        var random = new SplittableRandom(SEED);
        for (Position<M> position : Playout.of(game, variant, SEED).positions()) {
            if (position.ply() % 7 == 0 && position.turn() instanceof Turn.ToMove(Seat mover)) {
                Thought<M> thought = think(strategy, game, variant, position, mover, 2_000);
                for (int sample = 0; sample < SAMPLES; sample++) {
                    Position<M> other = position.seenBy(mover).sample(random);
                    assertThat(think(strategy, game, variant, other, mover, 2_000))
                            .isEqualTo(thought);
                }
            }
        }
    }

    private static <M extends Move> Thought<M> think(
            Strategy strategy, Game<M> game, Variant variant, Position<M> position, Seat mover, long nodes) {
        return strategy.think(
                new Situation<>(variant, position.seenBy(mover), game.evaluation(variant), Past.NONE),
                Budget.nodes(nodes),
                new SplittableRandom(SEED));
    }
}
