package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.board.Likeness;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The one-line form of a position, such as {@code obelisk1 2b2/p3c/5/5/P3C/2B2 - 0}: the format, the board from row 6
 * down (b, p, c, f and o are a base, a pedestal, a capstone, a foundation and an obelisk; capitals are Black's), the
 * cells where the other side's capstone rides on the piece shown, the ply.
 */
final class ObeliskText {
    private static final Pattern FORM =
            Pattern.compile("obelisk1 ([1-5bpcfoBPCFO/]+) (-|[a-e][1-6](?:,[a-e][1-6])?) (0|[1-9][0-9]{0,5})");
    private static final Set<Unit> WITH_BASE = Set.of(Unit.BASE, Unit.FOUNDATION, Unit.OBELISK);
    private static final Set<Unit> WITH_PEDESTAL = Set.of(Unit.PEDESTAL, Unit.FOUNDATION, Unit.OBELISK);
    private static final Set<Unit> WITH_CAPSTONE = Set.of(Unit.CAPSTONE, Unit.OBELISK);
    private static final Set<Unit> CARRIERS = Set.of(Unit.BASE, Unit.PEDESTAL, Unit.FOUNDATION);

    private ObeliskText() {}

    static String write(ObeliskPosition position) {
        String riding = Stream.of(Colour.values())
                .filter(position::rides)
                .map(colour -> position.stones(colour).capstone())
                .sorted()
                .map(BOARD::name)
                .collect(Collectors.joining(","));
        return "obelisk1 " + board(position) + (riding.isEmpty() ? " - " : " " + riding + " ") + position.ply();
    }

    /** The field that shows the board. */
    static String board(ObeliskPosition position) {
        return BOARD.write(cell -> letter(position, cell));
    }

    /** Exchanges the sides in place, because the board has no direction; a carrier has a letter of its own. */
    static String likeness(ObeliskPosition position) {
        return Likeness.of(
                BOARD,
                Stream.of(false, true)
                        .flatMap(exchanged -> Stream.of(false, true).map(south -> face(position, exchanged, south))));
    }

    private static Likeness.Face face(ObeliskPosition position, boolean exchanged, boolean south) {
        var seen = exchanged
                ? new ObeliskPosition(
                        position.mode(),
                        position.stones(Colour.WHITE),
                        position.stones(Colour.BLACK),
                        position.ply() + 1)
                : position;
        return new Likeness.Face(
                cell -> letter(seen, cell) + rider(seen, cell), south, (seen.ply() & 1) == 0 ? "black" : "white");
    }

    /** An offset far beyond all letters, for a cell where a capstone rides. */
    private static int rider(ObeliskPosition position, int cell) {
        return Stream.of(Colour.values())
                        .anyMatch(colour -> position.rides(colour)
                                && position.stones(colour).capstone() == cell)
                ? 1 << 8
                : 0;
    }

    /** The letter of the unit on a cell, or of the carrier if there are two; 0 for an empty cell. */
    private static int letter(ObeliskPosition position, int cell) {
        int black = letter(position, Colour.BLACK, cell);
        return black == 0 ? letter(position, Colour.WHITE, cell) : black;
    }

    private static int letter(ObeliskPosition position, Colour colour, int cell) {
        Trio stones = position.stones(colour);
        boolean rider = stones.capstone() == cell && position.rides(colour);
        return rider
                ? 0
                : stones.unitOn(cell).map(unit -> (int) unit.letter(colour)).orElse(0);
    }

    static ObeliskPosition read(SymmetryMode mode, String text) {
        Matcher parts = FORM.matcher(text);
        require(parts.matches(), "it is not of the form " + FORM);
        char[] letters = BOARD.read(parts.group(1));
        long riding = 0;
        for (String name :
                parts.group(2).equals("-") ? new String[0] : parts.group(2).split(",")) {
            riding |= Cells.of(BOARD.cell(name));
        }
        var position = new ObeliskPosition(
                mode,
                trio(Colour.BLACK, letters, riding),
                trio(Colour.WHITE, letters, riding),
                Integer.parseInt(parts.group(3)));
        require(write(position).equals(text), "it is written differently");
        check(position, parts.group(1));
        return position;
    }

    private static Trio trio(Colour colour, char[] letters, long riding) {
        long capstones = cells(colour, letters, WITH_CAPSTONE) | (cells(colour.opponent(), letters, CARRIERS) & riding);
        return new Trio(
                only(cells(colour, letters, WITH_BASE)), only(cells(colour, letters, WITH_PEDESTAL)), only(capstones));
    }

    private static long cells(Colour colour, char[] letters, Set<Unit> wanted) {
        long cells = 0;
        for (Unit unit : wanted) {
            char letter = unit.letter(colour);
            for (int cell = 0; cell < letters.length; cell++) {
                cells |= letters[cell] == letter ? Cells.of(cell) : 0;
            }
        }
        return cells;
    }

    private static int only(long cells) {
        require(Cells.count(cells) == 1, "each side has one base, one pedestal and one capstone");
        return Cells.first(cells);
    }

    private static void check(ObeliskPosition position, String board) {
        require(position.ply() > 0 || board.equals(ObeliskBoard.HOUSE_LAYOUT), "ply 0 is not the start");
        Outlook outlook = position.outlook();
        require(!outlook.own().isObelisk(), "the side to move has won already");
        require(position.ply() == 0 || position.keepsSymmetry(), "the last move broke the symmetry");
        require(
                position.mode() == SymmetryMode.OPEN || outlook.own().sharesAxis() || outlook.mustLeave(),
                "the side to move left its stones without symmetry");
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new IllegalArgumentException("not a position of Obelisk: " + complaint);
        }
    }
}
