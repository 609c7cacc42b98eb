package dolmen.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

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
    void neighbours_are_mutual_and_steps_lead_back() {
        for (Board board : List.of(SQUARES, HEXAGONS, Board.hexagons(5, 6, 7, 8, 9, 8, 7, 6, 5), Board.squares(8, 8))) {
            for (int cell = 0; cell < board.cells(); cell++) {
                for (Direction direction : board.directions()) {
                    int next = board.step(cell, direction);
                    if (next != Board.NONE) {
                        assertThat(board.step(next, direction.opposite())).isEqualTo(cell);
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
        for (boolean turned : new boolean[] {false, true}) {
            List<Cell> cells = new Layout(HEXAGONS, turned).cells(cell -> Side.NOBODY);
            for (int cell = 0; cell < cells.size(); cell++) {
                Cell here = cells.get(cell);
                Cells.stream(HEXAGONS.neighbours(cell))
                        .mapToObj(cells::get)
                        .forEach(there -> assertThat(Math.hypot(here.x() - there.x(), here.y() - there.y()))
                                .isCloseTo(1, Offset.offset(1e-9)));
            }
        }
    }

    @Test
    void every_row_and_column_of_squares_has_its_coordinate_in_the_margin() {
        assertThat(new Layout(SQUARES, true).labels())
                .extracting(Label::text)
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "a", "b", "c", "d", "e", "f", "g", "h");
    }

    @Test
    void every_hexagon_has_its_number_inside_and_its_letter_at_the_left_of_the_row() {
        List<Label> labels = new Layout(HEXAGONS, true).labels();

        assertThat(labels)
                .filteredOn(label -> label.place() == Label.Place.CELL)
                .hasSize(52);
        assertThat(labels)
                .filteredOn(label -> label.place() == Label.Place.MARGIN)
                .extracting(Label::text)
                .containsExactly("a", "b", "c", "d", "e", "f", "g", "h", "i");
        assertThat(labels).allSatisfy(label -> assertThat(label.x()).isLessThan(8));
    }
}
