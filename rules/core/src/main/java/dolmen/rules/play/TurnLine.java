package dolmen.rules.play;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.util.List;

/** A turn in one unformatted line, for captions and menus. */
public final class TurnLine {
    private TurnLine() {}

    /**
     * The sentences of the plies in one line, equal ones once, such as "A pawn moves from a2 to a3; A stone slides to
     * c4".
     */
    public static Argument of(List<Standing.Told> plies) {
        return plies.stream()
                .map(Standing.Told::sentence)
                .distinct()
                .reduce(PlayPhrases::then)
                .orElse(new Verbatim(""));
    }

    /**
     * The line with the player's name, such as "Astrid: A stone moves to a3"; a line that already names the actor is
     * unchanged.
     */
    public static String by(String player, String line) {
        return line.startsWith(player) ? line : player + ": " + line;
    }
}
