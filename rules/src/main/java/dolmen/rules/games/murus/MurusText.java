package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.Courtyard.BOARD;
import static dolmen.rules.games.murus.Courtyard.GAUL_HOME;
import static dolmen.rules.games.murus.Courtyard.ROMAN_HOME;

import dolmen.rules.board.Cells;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The one-line form of a position, such as {@code murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 0}: the format, the board from
 * row 7 down (w, t and c are a wall, a tower and a catapult; capitals are Roman), whether sides were swapped, the ply.
 */
final class MurusText {
    private static final Pattern FORM = Pattern.compile("murus1 ([1-8wtcWTC/]+) (-|swapped) (0|[1-9][0-9]{0,5})");
    private static final String ROMAN_LETTERS = "\0WTC";
    private static final String GAUL_LETTERS = "\0wtc";
    private static final int STONES = 16;

    private MurusText() {}

    static String write(MurusPosition position) {
        String board = BOARD.write(cell -> letter(position, cell));
        return "murus1 %s %s %d".formatted(board, position.swapped() ? "swapped" : "-", position.ply());
    }

    private static int letter(MurusPosition position, int cell) {
        int roman = position.romans().height(cell);
        return roman > 0
                ? ROMAN_LETTERS.charAt(roman)
                : GAUL_LETTERS.charAt(position.gauls().height(cell));
    }

    static MurusPosition read(MurusOptions options, String text) {
        Matcher parts = FORM.matcher(text);
        require(parts.matches(), "it is not of the form " + FORM);
        char[] letters = BOARD.read(parts.group(1));
        var position = new MurusPosition(
                options,
                new Army(cells(letters, 'W'), cells(letters, 'T'), cells(letters, 'C')),
                new Army(cells(letters, 'w'), cells(letters, 't'), cells(letters, 'c')),
                parts.group(2).equals("swapped"),
                Integer.parseInt(parts.group(3)));
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

    private static void check(MurusPosition position) {
        MurusOptions options = position.options();
        Army romans = position.romans();
        Army gauls = position.gauls();
        require(romans.stones() <= STONES && gauls.stones() <= STONES, "a side has more than 16 stones");
        require(options.catapults() || (romans.catapults() | gauls.catapults()) == 0, "this army has no catapults");
        require(!position.swapped() || (options.specialOpening() && position.ply() > 1), "no sides can be swapped yet");
        require(position.ply() > 0 || position.equals(MurusPosition.start(options)), "ply 0 is not the start");
        long reached = position.mover().cells() & (position.romansToMove() ? GAUL_HOME : ROMAN_HOME);
        require(options.catapults() || options.escape() || reached == 0, "the side to move has won already");
        require(!SpecialOpening.isDue(position) || SpecialOpening.isStillPossible(position), "no home tower is left");
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new IllegalArgumentException("no position of Murus Gallicus: " + complaint);
        }
    }
}
