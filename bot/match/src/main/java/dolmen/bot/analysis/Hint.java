package dolmen.bot.analysis;

import dolmen.rules.Step;
import dolmen.rules.analysis.TurnReason;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;

/**
 * The turn that a computer player would play now, up to the first move of another seat or of chance.
 *
 * @param plies its plies in order, at least one
 * @param steps the choices that lead to the first of them, at least one
 * @param reason the reason for the turn; empty if the search found none that can be told
 */
public record Hint(List<Standing.Told.Played> plies, List<Step> steps, Optional<TurnReason> reason) {
    public Hint {
        plies = List.copyOf(plies);
        steps = List.copyOf(steps);
    }

    /** The canonical texts of its plies. */
    public List<String> texts() {
        return plies.stream().map(Standing.Told.Played::text).toList();
    }
}
