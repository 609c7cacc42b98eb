package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.scene.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TurnMenuTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int LONGEST_PATH = 60;
    private static final int GAMES_OF_EACH = 2;
    private static final int PLIES_BETWEEN = 13;

    static Stream<Variant> variants() {
        return GAMES.variants();
    }

    private static HostedGame<?> game(String variant, String... moves) {
        var found = (VariantChoice.Found) GAMES.variant(variant);
        HostedGame<?> game = HostedGame.start(GAMES.game(found.variant().game()), found.variant());
        for (String move : moves) {
            game = ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), move)).game();
        }
        return game;
    }

    @Test
    void a_move_is_a_piece_and_a_target() {
        HostedGame<?> start = game("murus-gallicus");

        var pieces = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of());
        assertThat(pieces.options())
                .extracting(option -> option.step().key())
                .containsExactly("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
        assertThat(pieces.options().getFirst().description()).isEqualTo("2 moves");

        var targets = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of("a1"));
        assertThat(targets.chosen()).containsExactly(Step.onCell("a1"));
        assertThat(targets.options())
                .extracting(TurnMenu.Option::step)
                .containsExactly(Step.onCell("a3"), Step.onCell("c3"));
        assertThat(targets.options().getFirst().description()).startsWith("The tower on a1 moves to a3");

        var chosen = (TurnMenu.Reached.Chosen) TurnMenu.at(start, Seat.FIRST, List.of("a1", "c3"));
        assertThat(chosen.line()).isEqualTo("a1-c3");
        assertThat(chosen.game().toMove()).contains(Seat.SECOND);
    }

    @Test
    void a_turn_of_two_plies_is_one_path() {
        HostedGame<?> start = game("gardsdansen");

        var stones = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of("d2", "d4"));
        assertThat(stones.line()).isEqualTo("d2-d4");
        assertThat(stones.chosen()).isEmpty();

        var chosen = (TurnMenu.Reached.Chosen) TurnMenu.at(start, Seat.FIRST, List.of("d2", "d4", "c1"));
        assertThat(chosen.line()).isEqualTo("d2-d4 c1-d2");
    }

    @Test
    void a_path_that_no_legal_turn_takes_leads_nowhere() {
        HostedGame<?> start = game("murus-gallicus");

        for (List<String> path : List.of(List.of("a2"), List.of("a1", "a2"), List.of("a1", "a3", "b1"), List.of(""))) {
            assertThat(TurnMenu.at(start, Seat.FIRST, path)).isEqualTo(new TurnMenu.Reached.Nowhere());
        }
        assertThat(TurnMenu.at(start, Seat.SECOND, List.of())).isEqualTo(new TurnMenu.Reached.Nowhere());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_legal_move_is_reached_and_nothing_else(Variant variant) {
        every_move_of(GAMES.game(variant.game()), variant);
    }

    private static <M extends Move> void every_move_of(Game<M> kind, Variant variant) {
        for (int seed = 0; seed < GAMES_OF_EACH; seed++) {
            var random = new Random(seed);
            HostedGame<M> game = HostedGame.start(kind, variant);
            while (game.live()) {
                var position = game.standing().position();
                if (position.turn() instanceof Turn.ToMove(Seat seat)) {
                    if (position.ply() % PLIES_BETWEEN == 0) {
                        assertThat(reached(game, seat))
                                .containsExactlyInAnyOrderElementsOf(
                                        game.standing().legalMoves(seat));
                    }
                    var legal = position.legalMoves();
                    game = game.play(legal.get(random.nextInt(legal.size())));
                } else {
                    game = game.playChance(random);
                }
            }
        }
    }

    private static Set<String> cells(HostedGame<?> game, Seat seat) {
        return game.standing().scene(seat).surface().cells().stream()
                .map(Cell::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static <M extends Move> Set<String> reached(HostedGame<M> game, Seat seat) {
        var reached = new HashSet<String>();
        var open = new ArrayList<List<String>>(List.of(List.of()));
        while (!open.isEmpty()) {
            List<String> path = open.removeLast();
            assertThat(String.join(".", path)).hasSizeLessThanOrEqualTo(LONGEST_PATH);
            switch (TurnMenu.at(game, seat, path)) {
                case TurnMenu.Reached.Chosen(HostedGame<?> after, String line) -> reached.add(line);
                case TurnMenu.Reached.Choosing choosing when !choosing.line().isEmpty() -> reached.add(choosing.line());
                case TurnMenu.Reached.Choosing choosing -> {
                    assertThat(choosing.options()).isNotEmpty().allSatisfy(option -> {
                        assertThat(option.step().key()).matches("[^ .:~]{1,20}");
                        assertThat(option.step().label()).isNotBlank();
                        assertThat(option.description()).isNotBlank();
                        assertThat(cells(choosing.game(), seat))
                                .containsAll(option.step().cell().stream().toList());
                    });
                    assertThat(choosing.options().stream()
                                    .map(option -> option.step().key()))
                            .doesNotHaveDuplicates();
                    choosing.options()
                            .forEach(option -> open.add(Stream.concat(
                                            path.stream(),
                                            Stream.of(option.step().key()))
                                    .toList()));
                }
                case TurnMenu.Reached.Nowhere nowhere -> throw new AssertionError(path + " leads nowhere");
            }
        }
        return reached;
    }
}
