package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.View;
import dolmen.rules.scene.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Any two cells are read as the move from the first to the second, and one cell as the move to it. */
class TypedPairsTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Predicate<String> CELL = Pattern.compile("[a-z][0-9]").asMatchPredicate();
    private static final int PLIES_BETWEEN = 25;
    private static final int MOST_PLIES = 60;

    /** The number of positions for each pair to be typed once; 1 to type it in every position. */
    private static final int POSITIONS_APART = Integer.getInteger("dolmen.pairs", 3);

    static Stream<Variant> variants() {
        return ChosenGames.registry()
                .variants()
                .filter(variant ->
                        cells(GAMES.game(variant.game()).start(variant)).size() > 1);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("variants")
    void two_cells_mean_no_move_but_the_one_between_them(Variant variant) {
        check(GAMES.game(variant.game()), variant);
    }

    private static <M extends Move> void check(Game<M> game, Variant variant) {
        List<? extends Position<M>> positions =
                Playout.of(game, variant, variant.hashCode()).positions();
        List<View<M>> views = new ArrayList<>();
        for (int ply = 0; ply < Math.min(positions.size(), MOST_PLIES); ply += PLIES_BETWEEN) {
            if (positions.get(ply).turn() instanceof Turn.ToMove(Seat seat)) {
                views.add(positions.get(ply).seenBy(seat));
            }
        }
        assertThat(views).isNotEmpty();
        int apart = Math.min(POSITIONS_APART, views.size());
        for (int part = 0; part < views.size(); part++) {
            check(views.get(part), part, apart);
        }
    }

    private static <M extends Move> void check(View<M> view, int part, int apart) {
        List<String> cells = cells(view);
        for (int first = 0; first < cells.size(); first++) {
            String from = cells.get(first);
            if (view.parse(from) instanceof Parsed.Ok<M>(M move, String none)) {
                assertThat(view.steps(move).getLast().cell()).contains(from);
            }
            for (int second = Math.floorMod(part - first, apart); second < cells.size(); second += apart) {
                checkPair(view, from, cells.get(second));
            }
        }
    }

    private static <M extends Move> void checkPair(View<M> view, String from, String to) {
        if (view.parse(from + " " + to) instanceof Parsed.Ok<M>(M move, String rest)) {
            List<String> steps = view.steps(move).stream()
                    .flatMap(step -> step.cell().stream())
                    .toList();
            assertThat(rest).isEmpty();
            assertThat(steps).as("%s %s in %s", from, to, view).isEqualTo(List.of(from, to));
            assertThat(view.parse("not " + from + " " + to)).isNotInstanceOf(Parsed.Ok.class);
        }
    }

    private static List<String> cells(Position<?> position) {
        return cells(position.seenBy(Seat.FIRST));
    }

    private static List<String> cells(View<?> view) {
        return view.scene().surface().cells().stream()
                .map(Cell::name)
                .filter(CELL)
                .toList();
    }
}
