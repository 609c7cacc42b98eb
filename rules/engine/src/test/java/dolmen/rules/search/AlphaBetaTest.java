package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Alpha-beta in every game in which nothing is hidden. */
class AlphaBetaTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final long SEED = 5;
    private static final int PLAYOUTS = 12;
    private static final long ENOUGH = 40_000;

    private final Strategy alphaBeta = new AlphaBeta();

    static Stream<Variant> openVariants() {
        return GAMES.variants().filter(variant -> GAMES.game(variant.game()).start(variant) instanceof OpenPosition<?>);
    }

    @ParameterizedTest
    @MethodSource("openVariants")
    void it_sees_every_forced_win_of_three_plies(Variant variant) {
        assertThat(winsSeen(GAMES.game(variant.game()), variant)).isPositive();
    }

    /** The number of won positions shortly before the end of playouts; the search must see all these wins. */
    private <M extends Move> int winsSeen(Game<M> game, Variant variant) {
        int seen = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<M> playout = Playout.of(game, variant, seed);
            int end = playout.moves().size();
            for (int ply = Math.max(0, end - 3); ply < end; ply++) {
                Position<M> position = playout.positions().get(ply);
                Seat mover = ((Turn.ToMove) position.turn()).seat();
                int plies = ForcedWin.within(position, mover, 3);
                if (plies > 0) {
                    Thought<M> thought = think(situation(game, variant, position, mover), ENOUGH);
                    assertThat(Value.pliesToEnd(thought.value()))
                            .as(position.text())
                            .hasValue(plies);
                    seen++;
                }
            }
        }
        return seen;
    }

    @ParameterizedTest
    @MethodSource("openVariants")
    void it_chooses_a_legal_move_within_the_budget_whatever_that_is(Variant variant) {
        chooseThroughout(GAMES.game(variant.game()), variant);
    }

    private <M extends Move> void chooseThroughout(Game<M> game, Variant variant) {
        Playout<M> playout = Playout.of(game, variant, SEED);
        for (int ply = 0; ply < playout.moves().size(); ply += 5) {
            Position<M> position = playout.positions().get(ply);
            Seat mover = ((Turn.ToMove) position.turn()).seat();
            for (long nodes : new long[] {1, 2, 37, 3_000}) {
                Thought<M> thought = think(situation(game, variant, position, mover), nodes);
                assertThat(position.legalMoves()).contains(thought.move());
                assertThat(thought.nodes()).isLessThanOrEqualTo(nodes);
                playThrough(position, thought.line());
            }
        }
    }

    /** Every move of an expected line is legal where it is expected. */
    private static <M extends Move> void playThrough(Position<M> start, List<M> line) {
        Position<M> position = start;
        for (M move : line) {
            position = position.play(move);
        }
    }

    @Test
    void the_same_seed_and_budget_choose_the_same() {
        assertThat(openVariants().map(this::thoughtAtTheStart).toList())
                .isEqualTo(openVariants().map(this::thoughtAtTheStart).toList());
    }

    private Thought<?> thoughtAtTheStart(Variant variant) {
        return think(Situation.of(HostedGame.start(GAMES.game(variant.game()), variant)), 5_000);
    }

    @Test
    void it_tells_every_better_thought_on_the_way() {
        var told = new ArrayList<Integer>();
        Variant variant = Variant.of("murus-gallicus");
        alphaBeta.think(
                Situation.of(HostedGame.start(GAMES.game("murus-gallicus"), variant)),
                Budget.nodes(20_000),
                new SplittableRandom(SEED),
                thought -> told.add(thought.depth()));
        assertThat(told).isSorted().hasSizeGreaterThan(3).startsWith(1, 2, 3);
    }

    @Test
    void its_owner_can_end_a_thought() {
        var asked = new AtomicInteger();
        Budget threeQuestions = Budget.until(() -> asked.incrementAndGet() == 3);
        Thought<?> thought = alphaBeta.think(
                Situation.of(HostedGame.start(GAMES.game("mausoleum"), Variant.of("mausoleum"))),
                threeQuestions,
                new SplittableRandom(SEED));
        assertThat(asked).hasValue(3);
        assertThat(thought.nodes()).isEqualTo(3 * Budget.NODES_BETWEEN_QUESTIONS);
    }

    @Test
    void it_refuses_what_it_cannot_see() {
        Game<?> cards = GAMES.game("mausoleum-cards");
        HostedGame<?> game = HostedGame.start(cards, Variant.of("mausoleum-cards"));
        while (game.toMove().isEmpty()) {
            game = game.playChance(new SplittableRandom(SEED));
        }
        Situation<?> situation = Situation.of(game);
        assertThatIllegalArgumentException().isThrownBy(() -> think(situation, 100));
    }

    private <M extends Move> Thought<M> think(Situation<M> situation, long nodes) {
        return alphaBeta.think(situation, Budget.nodes(nodes), new SplittableRandom(SEED));
    }

    private static <M extends Move> Situation<M> situation(
            Game<M> game, Variant variant, Position<M> position, Seat mover) {
        return new Situation<>(variant, position.seenBy(mover), game.evaluation(variant), Past.NONE);
    }
}
