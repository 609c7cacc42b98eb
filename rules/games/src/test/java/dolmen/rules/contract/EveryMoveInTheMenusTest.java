package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Symbol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every legal move of every game can be chosen in menus. */
class EveryMoveInTheMenusTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int LONGEST_PATH = 60;
    private static final int GAMES_OF_EACH = 2;
    private static final int PLIES_BETWEEN = 13;

    static Stream<Variant> variants() {
        return ChosenGames.registry().variants();
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
                        pathsLeadToTheirMoves(game, seat);
                    }
                    var legal = position.legalMoves();
                    game = game.play(legal.get(random.nextInt(legal.size())));
                } else {
                    game = game.playChance(random);
                }
            }
        }
    }

    private static <M extends Move> void pathsLeadToTheirMoves(HostedGame<M> game, Seat seat) {
        for (String move : game.standing().legalMoves(seat)) {
            List<String> path = TurnMenu.pathTo(game, seat, List.of(move));
            String line = switch (TurnMenu.at(game, seat, path, English::of)) {
                case TurnMenu.Reached.Chosen chosen -> chosen.line();
                case TurnMenu.Reached.Choosing amidTurn -> amidTurn.line();
                case TurnMenu.Reached.Nowhere nowhere -> path + " leads nowhere";
            };
            assertThat(line).isEqualTo(move);
        }
    }

    private static Set<String> cells(HostedGame<?> game, Seat seat) {
        return game.standing().scene(seat).surface().cells().stream()
                .map(Cell::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The symbol of a choice is a declared one, and that of the piece on the cell; a rider looks as it does alone. */
    private static void symbolIsOnItsCell(HostedGame<?> game, Seat seat, Step step) {
        BoardScene scene = game.standing().scene(seat);
        step.symbol().ifPresent(symbol -> {
            assertThat(game.standing().game().symbols()).contains(symbol);
            step.cell()
                    .ifPresent(cell -> assertThat(scene.tokens())
                            .filteredOn(token -> token.cell().equals(cell))
                            .extracting(token ->
                                    Symbol.of(scene.surface().material(), token).name())
                            .anyMatch(name -> name.startsWith(symbol.name())));
        });
    }

    static Stream<Game<?>> games() {
        return ChosenGames.registry().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void symbols_have_short_names_of_their_own_and_every_first_choice_among_pieces_has_one(Game<?> game) {
        assertThat(game.symbols())
                .isNotEmpty()
                .extracting(Symbol::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[\\p{L}0-9_]{2,16}"));
        HostedGame<?> start = HostedGame.start(game, Variant.of(game.facts().id()));
        start.toMove()
                .ifPresent(seat -> assertThat(options(start, seat))
                        .allMatch(option -> option.steps().getFirst().symbol().isPresent()));
    }

    private static List<TurnMenu.Option> options(HostedGame<?> game, Seat seat) {
        return ((TurnMenu.Reached.Choosing) TurnMenu.at(game, seat, List.of(), English::of)).options();
    }

    private static <M extends Move> Set<String> reached(HostedGame<M> game, Seat seat) {
        var reached = new HashSet<String>();
        var open = new ArrayList<List<String>>(List.of(List.of()));
        while (!open.isEmpty()) {
            List<String> path = open.removeLast();
            assertThat(String.join(".", path)).hasSizeLessThanOrEqualTo(LONGEST_PATH);
            switch (TurnMenu.at(game, seat, path, English::of)) {
                case TurnMenu.Reached.Chosen chosen -> reached.add(chosen.line());
                case TurnMenu.Reached.Choosing choosing when !choosing.line().isEmpty() -> reached.add(choosing.line());
                case TurnMenu.Reached.Choosing choosing -> {
                    assertThat(choosing.options()).isNotEmpty().allSatisfy(option -> {
                        assertThat(option.keys()).isNotEmpty().allMatch(key -> key.matches("[^ .:~]{1,20}"));
                        assertThat(option.label(English::of)).isNotBlank();
                        assertThat(English.of(option.description())).isNotBlank();
                        assertThat(cells(choosing.game(), seat))
                                .containsAll(option.steps().stream()
                                        .flatMap(step -> step.cell().stream())
                                        .toList());
                        assertThat(option.steps()).allSatisfy(step -> symbolIsOnItsCell(choosing.game(), seat, step));
                    });
                    assertThat(choosing.options())
                            .extracting(TurnMenu.Option::keys)
                            .doesNotHaveDuplicates();
                    assertThat(choosing.options())
                            .extracting(option -> option.label(English::of))
                            .doesNotHaveDuplicates();
                    choosing.options()
                            .forEach(option -> open.add(Stream.concat(path.stream(), option.keys().stream())
                                    .toList()));
                }
                case TurnMenu.Reached.Nowhere nowhere -> throw new AssertionError(path + " leads nowhere");
            }
        }
        return reached;
    }
}
