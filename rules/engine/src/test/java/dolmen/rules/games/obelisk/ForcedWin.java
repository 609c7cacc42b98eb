package dolmen.rules.games.obelisk;

import dolmen.rules.Turn;
import java.util.HashMap;
import java.util.Map;

/** A check of forced wins within a number of plies, by trying every move of the rules. */
final class ForcedWin {
    private record Question(ObeliskPosition position, int plies) {}

    private final Map<Question, Boolean> lost = new HashMap<>();

    /** True if the player to move can win within this many plies. */
    boolean isWon(ObeliskPosition position, int plies) {
        return plies > 0 && position.legalMoves().stream().anyMatch(move -> isLost(position.after(move), plies - 1));
    }

    /** True if the player to move loses within this many plies, whatever the moves. */
    boolean isLost(ObeliskPosition position, int plies) {
        if (plies <= 0) {
            return plies == 0 && position.turn() instanceof Turn.Over;
        }
        var question = new Question(position, plies);
        Boolean known = lost.get(question);
        if (known == null) {
            known = position.legalMoves().stream().allMatch(move -> isWon(position.after(move), plies - 1));
            lost.put(question, known);
        }
        return known;
    }
}
