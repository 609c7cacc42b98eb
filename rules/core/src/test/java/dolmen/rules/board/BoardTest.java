package dolmen.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.Comparator;
import java.util.List;
import org.assertj.core.data.Offset;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardTest {
    private static final Board SQUARES = Board.squares(8, 7);
    private static final Board HEXAGONS = Board.hexagons(4, 5, 6, 7, 8, 7, 6, 5, 4);

    @Test
    void cells_of_squares_are_named_by_column_and_row() {
        assertThat(SQUARES.cells()).isEqualTo(56);
        assertThat(SQUARES.name(0)).isEqualTo("a1");
        assertThat(SQUARES.name(55)).isEqualTo("h7");
        assertThat(SQUARES.names(SQUARES.neighbours(SQUARES.cell("a1")))).containsExactly("b1", "a2", "b2");
        assertThat(SQUARES.names(SQUARES.neighbours(SQUARES.cell("d4")))).hasSize(8);
    }

    @Test
    void cells_of_hexagons_are_named_by_row_and_number() {
        assertThat(HEXAGONS.cells()).isEqualTo(52);
        assertThat(HEXAGONS.names(HEXAGONS.neighbours(HEXAGONS.cell("b3"))))
                .containsExactly("a2", "a3", "b2", "b4", "c3", "c4");
        assertThat(HEXAGONS.names(HEXAGONS.neighbours(HEXAGONS.cell("e8")))).containsExactly("d7", "e7", "f7");
        assertThat(HEXAGONS.names(HEXAGONS.neighbours(HEXAGONS.cell("g1")))).containsExactly("f1", "f2", "g2", "h1");
    }

    @Test
    void neighbours_are_mutual_and_a_step_leads_back() {
        for (Board board : List.of(SQUARES, HEXAGONS, Board.hexagons(5, 6, 7, 8, 9, 8, 7, 6, 5), Board.squares(8, 8))) {
            for (int cell = 0; cell < board.cells(); cell++) {
                for (Direction direction : board.directions()) {
                    int next = board.step(cell, direction);
                    if (next != Board.NONE) {
                        int from = cell;
                        assertThat(board.directions())
                                .filteredOn(back -> board.step(next, back) == from)
                                .singleElement()
                                .satisfies(back -> assertThat(List.of(back.east(), back.north()))
                                        .isEqualTo(List.of(-direction.east(), -direction.north())));
                        assertThat(Cells.has(board.neighbours(next), cell)).isTrue();
                    }
                }
            }
        }
    }

    @Test
    void rays_and_long_steps_follow_one_direction() {
        int b1 = HEXAGONS.cell("b1");
        assertThat(HEXAGONS.names(HEXAGONS.ray(b1, Direction.NORTH_EAST)))
                .containsExactly("c2", "d3", "e4", "f4", "g4", "h4", "i4");
        assertThat(HEXAGONS.step(b1, Direction.NORTH_EAST, 3)).isEqualTo(HEXAGONS.cell("e4"));
        assertThat(HEXAGONS.step(b1, Direction.WEST, 2)).isEqualTo(Board.NONE);
        assertThat(HEXAGONS.step(b1, Direction.NORTH)).isEqualTo(Board.NONE);
    }

    @Test
    void a_board_of_sixty_four_cells_fills_all_bits() {
        assertThat(Board.squares(8, 8).all()).isEqualTo(-1L);
        assertThat(Cells.stream(-1L).count()).isEqualTo(64);
    }

    @Test
    void boards_that_do_not_fit_are_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Board.squares(9, 8));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.squares(0, 8));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.hexagons(4, 6));
        assertThatIllegalArgumentException().isThrownBy(() -> SQUARES.cell("i1"));
    }

    @Test
    void what_stands_on_a_board_is_one_word_that_reads_back() {
        char[] letters = new char[56];
        letters[SQUARES.cell("a1")] = 'w';
        letters[SQUARES.cell("h7")] = 'b';
        String word = SQUARES.write(cell -> letters[cell]);

        assertThat(word).isEqualTo("7b/8/8/8/8/8/w7");
        assertThat(SQUARES.read(word)).isEqualTo(letters);
    }

    @Test
    void words_that_do_not_fill_the_board_are_refused() {
        for (String word : List.of(
                "",
                "8",
                "8/8/8/8/8/8/9",
                "8/8/8/8/8/8/7",
                "8/8/8/8/8/8/44",
                "8/8/8/8/8/8/wwwwwwwww",
                "8/8/8/8/8/8/08",
                "8/8/8/8/8/8/8/8",
                "8/8/8/8/8/8/99999999999")) {
            assertThatIllegalArgumentException().as(word).isThrownBy(() -> SQUARES.read(word));
        }
    }

    @Test
    void a_board_turned_by_half_a_circle_has_its_far_corner_at_the_bottom_left() {
        List<Cell> upright = new Layout(SQUARES, false).cells(cell -> Side.NOBODY);
        List<Cell> turned = new Layout(SQUARES, true).cells(cell -> Side.NOBODY);

        assertThat(upright.getFirst()).isEqualTo(new Cell("a1", 0.5, 6.5, Side.NOBODY));
        assertThat(turned.getLast()).isEqualTo(new Cell("h7", 0.5, 6.5, Side.NOBODY));
    }

    @Test
    void hexagons_that_touch_are_one_width_apart() {
        for (Direction bottom : List.of(Direction.SOUTH, Direction.NORTH, Direction.NORTH_WEST)) {
            List<Cell> cells = new Layout(HEXAGONS, bottom).cells(cell -> Side.NOBODY);
            for (int cell = 0; cell < cells.size(); cell++) {
                Cell here = cells.get(cell);
                Cells.stream(HEXAGONS.neighbours(cell))
                        .mapToObj(cells::get)
                        .forEach(there -> assertThat(Math.hypot(here.x() - there.x(), here.y() - there.y()))
                                .isCloseTo(1, Offset.offset(1e-9)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"SOUTH, a1, h1", "WEST, a8, a1", "NORTH, h8, a8", "EAST, h1, h8"})
    void any_side_of_squares_can_lie_at_the_bottom(Direction bottom, String left, String right) {
        List<Cell> cells = new Layout(Board.squares(8, 8), bottom).cells(cell -> Side.NOBODY);

        assertThat(cells).contains(new Cell(left, 0.5, 7.5, Side.NOBODY), new Cell(right, 7.5, 7.5, Side.NOBODY));
    }

    @ParameterizedTest
    @CsvSource({
        "SOUTH, a1, a5",
        "SOUTH_WEST, e1, a1",
        "NORTH_WEST, i1, e1",
        "NORTH, i5, i1",
        "NORTH_EAST, e9, i5",
        "SOUTH_EAST, a5, e9"
    })
    void any_side_of_a_hexagon_can_lie_at_the_bottom(Direction bottom, String left, String right) {
        Board board = Board.hexagons(5, 6, 7, 8, 9, 8, 7, 6, 5);
        List<Cell> upright = new Layout(board, Direction.SOUTH).cells(cell -> Side.NOBODY);
        List<Cell> turned = new Layout(board, bottom).cells(cell -> Side.NOBODY);

        assertThat(turned).extracting(Cell::x, Cell::y).hasSameElementsAs(places(upright));
        assertThat(place(turned, left)).isEqualTo(place(upright, "a1"));
        assertThat(place(turned, right)).isEqualTo(place(upright, "a5"));
    }

    private static List<Tuple> places(List<Cell> cells) {
        return cells.stream().map(cell -> tuple(cell.x(), cell.y())).toList();
    }

    private static Tuple place(List<Cell> cells, String name) {
        return cells.stream()
                .filter(cell -> cell.name().equals(name))
                .map(cell -> tuple(cell.x(), cell.y()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_board_has_no_other_sides() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Layout(SQUARES, Direction.NORTH_WEST));
        assertThatIllegalArgumentException().isThrownBy(() -> new Layout(HEXAGONS, Direction.WEST));
    }

    @Test
    void a_quarter_turn_puts_the_letters_at_the_sides_and_the_numbers_above_and_below() {
        assertThat(new Layout(SQUARES, Direction.WEST).labels())
                .contains(new Label("1", 6.5, 8.25), new Label("7", 0.5, 8.25))
                .contains(new Label("1", 6.5, -0.25), new Label("7", 0.5, -0.25))
                .contains(new Label("a", -0.25, 7.5), new Label("h", -0.25, 0.5))
                .contains(new Label("a", 7.25, 7.5), new Label("h", 7.25, 0.5));
    }

    @ParameterizedTest
    @EnumSource(names = {"SOUTH", "SOUTH_WEST", "NORTH_WEST", "NORTH", "NORTH_EAST", "SOUTH_EAST"})
    void every_coordinate_of_hexagons_stands_beyond_the_edge_beside_the_same_cell_however_they_are_turned(
            Direction bottom) {
        List<Label> upright = new Layout(HEXAGONS, Direction.SOUTH).labels();
        List<Cell> uprightCells = new Layout(HEXAGONS, Direction.SOUTH).cells(cell -> Side.NOBODY);
        List<Label> labels = new Layout(HEXAGONS, bottom).labels();
        List<Cell> cells = new Layout(HEXAGONS, bottom).cells(cell -> Side.NOBODY);

        assertThat(labels).extracting(Label::location).containsOnly(Label.Location.MARGIN);
        assertThat(labels)
                .extracting(Label::textInWords)
                .containsExactlyElementsOf(
                        upright.stream().map(Label::textInWords).toList());
        for (int label = 0; label < labels.size(); label++) {
            Cell beside = nearest(cells, labels.get(label));
            assertThat(beside.name())
                    .isEqualTo(nearest(uprightCells, upright.get(label)).name())
                    .isEqualTo(labels.get(label).textInWords());
            assertThat(away(beside, labels.get(label))).isGreaterThan(0.8);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SOUTH", "NORTH_WEST", "NORTH", "NORTH_EAST"})
    void no_coordinate_of_hexagons_is_written_over_another(Direction bottom) {
        List<Label> labels = new Layout(HEXAGONS, bottom).labels();
        for (int one = 0; one < labels.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(Math.hypot(
                                labels.get(one).x() - labels.get(other).x(),
                                labels.get(one).y() - labels.get(other).y()))
                        .isGreaterThan(0.5);
            }
        }
    }

    private static Cell nearest(List<Cell> cells, Label label) {
        return cells.stream()
                .min(Comparator.comparingDouble(cell -> away(cell, label)))
                .orElseThrow();
    }

    private static double away(Cell cell, Label label) {
        return Math.hypot(cell.x() - label.x(), cell.y() - label.y());
    }

    @Test
    void every_row_and_column_of_squares_has_its_coordinate_at_both_ends() {
        assertThat(new Layout(SQUARES, true).labels())
                .extracting(Label::textInWords)
                .containsExactlyInAnyOrder(
                        "1", "1", "2", "2", "3", "3", "4", "4", "5", "5", "6", "6", "7", "7", "a", "a", "b", "b", "c",
                        "c", "d", "d", "e", "e", "f", "f", "g", "g", "h", "h");
    }

    @Test
    void hexagons_at_the_ends_of_rows_and_in_the_outermost_rows_have_their_whole_names_beyond_the_edge() {
        assertThat(new Layout(HEXAGONS, false).labels())
                .extracting(Label::textInWords)
                .containsExactlyInAnyOrder(
                        "a1", "a2", "a3", "a4", "b1", "b5", "c1", "c6", "d1", "d7", "e1", "e8", "f1", "f7", "g1", "g6",
                        "h1", "h5", "i1", "i2", "i3", "i4");
    }
}
