package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.CellNames.name;
import static dolmen.rules.games.murus.CellNames.number;

import dolmen.rules.Notation;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The notation of moves: {@code a1-a3} lays stones, {@code d3xd4} strikes, {@code d3*d4} strikes twice,
 * {@code b1-c2,e2} is a special first turn, {@code swap} swaps sides.
 */
final class MurusNotation implements Notation<MurusMove> {
    static final MurusNotation INSTANCE = new MurusNotation();

    private static final Pattern TWO_CELLS = Pattern.compile("([a-i][1-9])([-x*])([a-i][1-9])");
    private static final Pattern SPREAD = Pattern.compile("([a-h][1-7])-([a-h][1-7]),([a-h][1-7])");
    static final String SWAP = "swap";

    /** Every move of two cells, on any board. */
    private static final Set<MurusMove> MOVES = Stream.of(
                    MoveTable.all(),
                    MeleeTable.of(3).ground().moves(),
                    MeleeTable.of(4).ground().moves())
            .flatMap(moves -> moves)
            .collect(Collectors.toUnmodifiableSet());

    private MurusNotation() {}

    @Override
    public String write(MurusMove move) {
        return switch (move) {
            case Lay(int from, int to) -> name(from) + "-" + name(to);
            case Strike(int from, int to) -> name(from) + "x" + name(to);
            case DoubleStrike(int from, int to) -> name(from) + "*" + name(to);
            case Spread(int from, int first, int second) -> name(from) + "-" + name(first) + "," + name(second);
            case Swap swap -> SWAP;
        };
    }

    @Override
    public MurusMove read(String text) {
        if (text.equals(SWAP)) {
            return new Swap();
        }
        Matcher spread = SPREAD.matcher(text);
        if (spread.matches()) {
            return new Spread(number(spread.group(1)), number(spread.group(2)), number(spread.group(3)));
        }
        Matcher parts = TWO_CELLS.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("\"%s\" is not a move in Murus Gallicus".formatted(text));
        }
        int from = number(parts.group(1));
        int to = number(parts.group(3));
        MurusMove move = switch (parts.group(2)) {
            case "-" -> new Lay(from, to);
            case "x" -> new Strike(from, to);
            default -> new DoubleStrike(from, to);
        };
        if (!MOVES.contains(move)) {
            throw new IllegalArgumentException("\"%s\" reaches too far or not far enough".formatted(text));
        }
        return move;
    }
}
