package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.Notation;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notation of moves: {@code d2-d4} walks, {@code d2xd4} jumps. A whole turn may be typed in one line, such as
 * {@code d2-d4 c1-d2}.
 */
final class GardsdansenNotation implements Notation<GardsdansenMove> {
    static final GardsdansenNotation INSTANCE = new GardsdansenNotation();

    private static final Pattern CANONICAL = Pattern.compile("([a-g][1-7])([-x])([a-g][1-7])");

    private GardsdansenNotation() {}

    @Override
    public String write(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to) -> BOARD.name(from) + "-" + BOARD.name(to);
            case Jump(int from, int to) -> BOARD.name(from) + "x" + BOARD.name(to);
        };
    }

    @Override
    public GardsdansenMove read(String text) {
        Matcher parts = CANONICAL.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("\"%s\" is not a move in Gårdsdansen".formatted(text));
        }
        int from = BOARD.cell(parts.group(1));
        int to = BOARD.cell(parts.group(3));
        boolean jump = parts.group(2).equals("x");
        if (jump ? GardsdansenBoard.distance(from, to) != 2 : GardsdansenBoard.distance(from, to) == 0) {
            throw new IllegalArgumentException("\"%s\" does not follow a line".formatted(text));
        }
        return jump ? GardsdansenBoard.JUMPS[from][to] : GardsdansenBoard.WALKS[from][to];
    }
}
