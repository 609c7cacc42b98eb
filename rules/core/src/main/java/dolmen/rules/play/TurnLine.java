package dolmen.rules.play;

import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.stream.Collectors;

/** A turn in one unformatted line, for captions and menus. */
public final class TurnLine {
    private TurnLine() {}

    /** The sentences of the plies in one line, such as "A pawn moves from a2 to a3; A stone slides to c4". */
    public static String of(List<Standing.Told> plies, Wording wording) {
        return plies.stream().map(Standing.Told::sentence).map(wording::of).collect(Collectors.joining("; "));
    }

    /**
     * The line with the player's name, such as "Astrid: A stone moves to a3"; a line that already names the actor is
     * unchanged.
     */
    public static String by(String player, String line) {
        return line.startsWith(player) ? line : player + ": " + line;
    }
}
