package dolmen.rules.play;

import java.util.List;
import java.util.stream.Collectors;

/** A turn in one unformatted line, as captions and menus tell it. */
public final class TurnLine {
    private TurnLine() {}

    /** Such as "A pawn moves from a2 to a3; A stone slides to c4". */
    public static String of(List<Standing.Told> plies) {
        return plies.stream().map(Standing.Told::sentence).collect(Collectors.joining("; "));
    }

    /** The line of somebody, such as "Astrid: A stone moves to a3"; where it says who acts, nobody else need say so. */
    public static String by(String player, String line) {
        return line.startsWith(player) ? line : player + ": " + line;
    }
}
