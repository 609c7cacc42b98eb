package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.Courtyard.BOARD;

import dolmen.rules.MoveReader;
import dolmen.rules.Notation;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.board.Cells;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words for moves: {@code a1-a3} lays stones, {@code d3xd4} strikes, {@code d3*d4} strikes twice, {@code b1-c2,e2}
 * is a special first turn, {@code swap} swaps sides.
 */
final class MurusNotation implements Notation<MurusMove> {
    static final MurusNotation INSTANCE = new MurusNotation();

    private static final Pattern CANONICAL = Pattern.compile("([a-h][1-7])([-x*])([a-h][1-7])(?:,([a-h][1-7]))?");
    private static final String SWAP = "swap";

    private MurusNotation() {}

    @Override
    public String write(MurusMove move) {
        return switch (move) {
            case Lay(int from, int to) -> BOARD.name(from) + "-" + BOARD.name(to);
            case Strike(int from, int to) -> BOARD.name(from) + "x" + BOARD.name(to);
            case DoubleStrike(int from, int to) -> BOARD.name(from) + "*" + BOARD.name(to);
            case Spread(int from, int first, int second) ->
                BOARD.name(from) + "-" + BOARD.name(first) + "," + BOARD.name(second);
            case Swap swap -> SWAP;
        };
    }

    @Override
    public MurusMove read(String text) {
        if (text.equals(SWAP)) {
            return new Swap();
        }
        Matcher parts = CANONICAL.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("\"%s\" is no move of Murus Gallicus".formatted(text));
        }
        int from = BOARD.cell(parts.group(1));
        int to = BOARD.cell(parts.group(3));
        char sign = parts.group(2).charAt(0);
        if (parts.group(4) != null) {
            return spread(text, from, sign, to, BOARD.cell(parts.group(4)));
        }
        long targets = switch (sign) {
            case '-' -> Courtyard.TOWER_TARGETS[from] | throwsFrom(from);
            case 'x' -> Courtyard.NEIGHBOURS[from] | throwsFrom(from);
            default -> Courtyard.NEIGHBOURS[from];
        };
        if (!Cells.has(targets, to)) {
            throw new IllegalArgumentException("\"%s\" reaches too far or not far enough".formatted(text));
        }
        return switch (sign) {
            case '-' -> new Lay(from, to);
            case 'x' -> new Strike(from, to);
            default -> new DoubleStrike(from, to);
        };
    }

    private static long throwsFrom(int cell) {
        return Courtyard.ROMAN_THROWS[cell] | Courtyard.GAUL_THROWS[cell];
    }

    private static MurusMove spread(String text, int from, char sign, int first, int second) {
        if (sign != '-' || first >= second) {
            throw new IllegalArgumentException("\"%s\" is no special first turn".formatted(text));
        }
        return new Spread(from, first, second);
    }

    @Override
    public Parsed<MurusMove> parse(View<MurusMove> view, String typed) {
        var refusal = new MurusRefusal(MurusPosition.of(view));
        return MoveReader.read(view, this, typed, refusal::whyNot);
    }

    @Override
    public String describe(Position<MurusMove> before, MurusMove move, Viewer viewer) {
        return new MurusSentence((MurusPosition) before).of(move);
    }
}
