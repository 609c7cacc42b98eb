package dolmen.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.Comparator;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeLayoutTest {
    private static final Board BOARD = Board.hexagons(4, 5, 6, 7, 6, 5, 4);
    private static final Offset<Double> NEARLY = Offset.offset(1e-9);

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nodes_are_one_apart_exactly_if_they_are_neighbours(boolean turned) {
        List<Cell> cells = cells(turned);
        for (int node = 0; node < cells.size(); node++) {
            for (int other = 0; other < node; other++) {
                double apart = Math.hypot(
                        cells.get(node).x() - cells.get(other).x(),
                        cells.get(node).y() - cells.get(other).y());
                if (Cells.has(BOARD.neighbours(node), other)) {
                    assertThat(apart).isCloseTo(1, NEARLY);
                } else {
                    assertThat(apart).isGreaterThan(1.5);
                }
            }
        }
    }

    @Test
    void a_row_of_the_board_is_an_upright_column_whose_first_node_is_the_lowest() {
        List<Cell> cells = cells(false);
        Cell d1 = cells.get(BOARD.cell("d1"));
        Cell d7 = cells.get(BOARD.cell("d7"));

        assertThat(d1.x()).isCloseTo(0.5 + 3 * Math.sqrt(3) / 2, NEARLY);
        assertThat(d7.x()).isEqualTo(d1.x());
        assertThat(d1.y()).isEqualTo(6.5);
        assertThat(d7.y()).isEqualTo(0.5);
        assertThat(cells.get(BOARD.cell("a1")).x()).isEqualTo(0.5);
        assertThat(cells.get(BOARD.cell("a1")).y()).isEqualTo(5);
    }

    @Test
    void turned_by_half_a_circle_opposite_nodes_change_places() {
        List<Cell> upright = cells(false);
        List<Cell> turned = cells(true);

        assertThat(at(turned, "d7").y()).isEqualTo(at(upright, "d1").y());
        assertThat(at(turned, "g4").x()).isEqualTo(at(upright, "a1").x());
        assertThat(at(turned, "g4").y()).isEqualTo(at(upright, "a1").y());
        assertThat(at(turned, "d4").y()).isEqualTo(at(upright, "d4").y());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void the_outermost_nodes_have_their_whole_names_beside_them(boolean turned) {
        List<Label> labels = new NodeLayout(BOARD, turned).labels();
        List<Cell> cells = cells(turned);

        assertThat(labels).extracting(Label::location).containsOnly(Label.Location.MARGIN);
        assertThat(labels)
                .extracting(Label::textInWords)
                .containsExactlyInAnyOrder(
                        "a1", "a2", "a3", "a4", "b1", "b5", "c1", "c6", "d1", "d7", "e1", "e6", "f1", "f5", "g1", "g2",
                        "g3", "g4");
        assertThat(labels)
                .allSatisfy(label -> assertThat(nearest(cells, label).name()).isEqualTo(label.textInWords()));
        assertThat(labels)
                .allSatisfy(label -> assertThat(cells)
                        .allSatisfy(cell -> assertThat(Math.hypot(cell.x() - label.x(), cell.y() - label.y()))
                                .isGreaterThan(0.6)));
    }

    @Test
    void squares_have_no_such_lines() {
        Board squares = Board.squares(5, 6);
        assertThatIllegalArgumentException().isThrownBy(() -> new NodeLayout(squares, false));
    }

    private static List<Cell> cells(boolean turned) {
        return new NodeLayout(BOARD, turned).cells(node -> Side.NOBODY);
    }

    private static Cell nearest(List<Cell> cells, Label label) {
        return cells.stream()
                .min(Comparator.comparingDouble(cell -> Math.hypot(cell.x() - label.x(), cell.y() - label.y())))
                .orElseThrow();
    }

    private static Cell at(List<Cell> cells, String name) {
        return cells.get(BOARD.cell(name));
    }
}
