package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.DuelBoard.BOARD;
import static dolmen.rules.games.murus.DuelBoard.GAUL_HOME;
import static dolmen.rules.games.murus.DuelBoard.ROMAN_HOME;

import dolmen.rules.board.Cells;
import dolmen.rules.board.Likeness;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The one-line form of a duel, such as {@code murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 0}: the format, the board from row 7
 * down (w, t and c are a wall, a tower and a catapult; capitals are Roman), whether sides were swapped, the ply.
 */
final class DuelText {
    private static final Pattern FORM = Pattern.compile("murus1 ([1-8wtcWTC/]+) (-|swapped) (0|[1-9][0-9]{0,5})");
    private static final String ROMAN_LETTERS = "\0WTC";
    private static final String GAUL_LETTERS = "\0wtc";
    private static final int STONES = 16;

    private DuelText() {}

    static String write(Duel duel) {
        String board = BOARD.write(cell -> letter(duel, cell));
        return "murus1 " + board + (duel.swapped() ? " swapped " : " - ") + duel.ply();
    }

    /**
     * Exchanges South and North together with the sides, because these march towards each other; the seats do not
     * matter.
     */
    static String likeness(Duel duel) {
        return Likeness.of(
                BOARD,
                Stream.of(
                        new Likeness.Face(cell -> letter(duel, cell), false, duel.romansToMove() ? "romans" : "gauls"),
                        new Likeness.Face(
                                cell -> exchanged(letter(duel, cell)),
                                true,
                                duel.romansToMove() ? "gauls" : "romans")));
    }

    private static int exchanged(int letter) {
        return Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter);
    }

    private static int letter(Duel duel, int cell) {
        int roman = duel.romans().height(cell);
        return roman > 0
                ? ROMAN_LETTERS.charAt(roman)
                : GAUL_LETTERS.charAt(duel.gauls().height(cell));
    }

    static Duel read(MurusOptions options, String text) {
        Matcher parts = FORM.matcher(text);
        require(parts.matches(), "it is not of the form " + FORM);
        char[] letters = BOARD.read(parts.group(1));
        var duel = new Duel(
                options,
                new Army(cells(letters, 'W'), cells(letters, 'T'), cells(letters, 'C')),
                new Army(cells(letters, 'w'), cells(letters, 't'), cells(letters, 'c')),
                parts.group(2).equals("swapped"),
                Integer.parseInt(parts.group(3)));
        check(duel);
        return duel;
    }

    private static long cells(char[] letters, char wanted) {
        long cells = 0;
        for (int cell = 0; cell < letters.length; cell++) {
            cells |= letters[cell] == wanted ? Cells.of(cell) : 0;
        }
        return cells;
    }

    private static void check(Duel duel) {
        MurusOptions options = duel.options();
        Army romans = duel.romans();
        Army gauls = duel.gauls();
        require(romans.stones() <= STONES && gauls.stones() <= STONES, "a side has more than 16 stones");
        require(options.catapults() || (romans.catapults() | gauls.catapults()) == 0, "this army has no catapults");
        require(!duel.swapped() || (options.specialOpening() && duel.ply() > 1), "sides cannot be swapped yet");
        require(duel.ply() > 0 || duel.equals(Duel.start(options)), "ply 0 is not the start");
        long reached = duel.mover().cells() & (duel.romansToMove() ? GAUL_HOME : ROMAN_HOME);
        require(options.catapults() || options.escape() || reached == 0, "the side to move has won already");
        require(!SpecialOpening.isDue(duel) || SpecialOpening.isStillPossible(duel), "no home tower is left");
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new IllegalArgumentException("not a position of Murus Gallicus: " + complaint);
        }
    }
}
