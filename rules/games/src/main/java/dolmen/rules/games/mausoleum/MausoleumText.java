package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.board.Likeness;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The one-line form of a position, such as {@code mausoleum1 bbbb/bbbbb/6/7/8/7/6/wwwww/wwww - 0}: the format, the
 * board from row i down (w and b are stones, o is a pit), the cell of the stone that may not be pushed, the ply.
 */
final class MausoleumText {
    private static final Pattern FORM = Pattern.compile("mausoleum1 ([1-8wbo/]+) (-|[a-i][1-8]) (0|[1-9][0-9]{0,5})");
    private static final int STONES = 9;

    private MausoleumText() {}

    static String write(MausoleumPosition position) {
        String board = BOARD.write(cell -> letter(position.stones(), cell));
        String locked = position.locked() == NONE ? "-" : BOARD.name(position.locked());
        return "mausoleum1 " + board + " " + locked + " " + position.ply();
    }

    /**
     * Exchanges the sides in place, because the board has no direction; a stone that may not be pushed is a capital.
     */
    static String likeness(MausoleumPosition position) {
        return Likeness.of(
                BOARD,
                Stream.of(false, true)
                        .flatMap(exchanged -> Stream.of(false, true).map(south -> face(position, exchanged, south))));
    }

    private static Likeness.Face face(MausoleumPosition position, boolean exchanged, boolean south) {
        Stones stones = position.stones();
        Stones seen = exchanged
                ? new Stones(/* white= */ stones.black(), /* black= */ stones.white(), stones.pits())
                : stones;
        return new Likeness.Face(
                cell -> cell == position.locked() ? Character.toUpperCase(letter(seen, cell)) : letter(seen, cell),
                south,
                position.whiteToMove() == exchanged ? "black" : "white");
    }

    private static char letter(Stones stones, int cell) {
        if (Cells.has(stones.white(), cell)) {
            return 'w';
        }
        if (Cells.has(stones.black(), cell)) {
            return 'b';
        }
        return Cells.has(stones.pits(), cell) ? 'o' : 0;
    }

    static MausoleumPosition read(Edition edition, String text) {
        Matcher parts = FORM.matcher(text);
        require(parts.matches(), "it is not of the form " + FORM);
        char[] letters = BOARD.read(parts.group(1));
        var stones = new Stones(cells(letters, 'w'), cells(letters, 'b'), cells(letters, 'o'));
        int locked = parts.group(2).equals("-") ? NONE : BOARD.cell(parts.group(2));
        var position = new MausoleumPosition(edition, stones, locked, Integer.parseInt(parts.group(3)));
        check(position);
        return position;
    }

    private static long cells(char[] letters, char wanted) {
        long cells = 0;
        for (int cell = 0; cell < letters.length; cell++) {
            cells |= letters[cell] == wanted ? Cells.of(cell) : 0;
        }
        return cells;
    }

    private static void check(MausoleumPosition position) {
        Stones stones = position.stones();
        int white = Cells.count(stones.white());
        int black = Cells.count(stones.black());
        require(white <= STONES && black <= STONES, "a side has more than 9 stones");
        require(white + black + Cells.count(stones.pits()) <= 2 * STONES, "there are more pits than captured stones");
        require(
                position.locked() == NONE || Cells.has(stones.all(), position.locked()),
                "the cell that may not be pushed has no stone");
        require(
                position.edition() == Edition.OF_2025 || (stones.pits() == 0 && position.locked() == NONE),
                "the first edition has no pits and no pushes");
        require(
                position.ply() > 0 || position.equals(MausoleumPosition.start(position.edition())),
                "ply 0 is not the start");
        require(
                stones.resolved(position.edition() == Edition.OF_2025, BOARD.all())
                        .equals(stones),
                "a stone is left that should have been captured");
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new IllegalArgumentException("not a position of Mausoleum: " + complaint);
        }
    }
}
