package dolmen.rules.games.murus;

import static dolmen.rules.board.Direction.EAST;
import static dolmen.rules.board.Direction.NORTH;
import static dolmen.rules.board.Direction.NORTH_EAST;
import static dolmen.rules.board.Direction.NORTH_WEST;
import static dolmen.rules.board.Direction.SOUTH;
import static dolmen.rules.board.Direction.WEST;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Direction;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Side;
import java.util.List;
import java.util.stream.Stream;

/**
 * A table of three or four seats.
 *
 * @param places the places in the order of the seats: clockwise, from the South of the coordinates
 */
record MeleeTable(MurusBoard ground, List<Station> places) {
    private static final MeleeTable OF_THREE = new MeleeTable(
            new MurusBoard(CellNames.HEXAGONS),
            List.of(
                    new Station(Side.FIRST, SOUTH, "a1 a2 a3 a4 a5"),
                    new Station(Side.SECOND, NORTH_WEST, "e1 f1 g1 h1 i1"),
                    new Station(Side.THIRD, NORTH_EAST, "e9 f8 g7 h6 i5")));

    private static final MeleeTable OF_FOUR = new MeleeTable(
            new MurusBoard(CellNames.SQUARES),
            List.of(
                    new Station(Side.FIRST, SOUTH, "b1 c1 d1 e1 f1 g1"),
                    new Station(Side.SECOND, WEST, "a2 a3 a4 a5 a6 a7"),
                    new Station(Side.THIRD, NORTH, "b8 c8 d8 e8 f8 g8"),
                    new Station(Side.FOURTH, EAST, "h2 h3 h4 h5 h6 h7")));

    /**
     * One side of the table.
     *
     * @param home the names of the cells with its towers at the start
     */
    record Station(Side side, Direction edge, String home) {}

    /** The table with this number of seats. */
    static MeleeTable of(int seats) {
        return switch (seats) {
            case 3 -> OF_THREE;
            case 4 -> OF_FOUR;
            default -> throw new IllegalArgumentException("no table of " + seats);
        };
    }

    int seats() {
        return places.size();
    }

    /** A participant in its current state. */
    Camp camp(Seat seat, Army army, boolean inPlay) {
        Station place = places.get(seat.index());
        return new Camp(seat, place.side(), new Verbatim(seat.title()), place.edge(), home(seat), army, inPlay);
    }

    /** The cells of the seat's towers at the start. */
    long home(Seat seat) {
        return Stream.of(places.get(seat.index()).home().split(" "))
                .mapToLong(name -> Cells.of(ground.board().cell(name)))
                .reduce(0, (some, more) -> some | more);
    }
}
