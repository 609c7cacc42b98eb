package dolmen.bot.analysis;

import dolmen.rules.Step;
import dolmen.rules.analysis.TurnReason;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;

/**
 * A turn that a computer player would make now, up to the first act of somebody else.
 *
 * @param plies its plies in order, at least one
 * @param steps the choices that lead to the first of them, at least one
 * @param reason why; empty if the search saw none that can be told
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
