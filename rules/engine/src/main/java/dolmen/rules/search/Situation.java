package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.View;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.host.HostedGame;
import java.util.Optional;

/**
 * The information by which a player chooses a move.
 *
 * @param view the table as the player may see it
 * @param evaluation the evaluation of the variant; empty in games with hidden information
 * @param past the past of the position
 */
public record Situation<M extends Move>(Variant variant, View<M> view, Optional<Evaluation> evaluation, Past past) {

    /**
     * The situation of the seat to move.
     *
     * @throws IllegalArgumentException if nobody is to move
     */
    public static <M extends Move> Situation<M> of(HostedGame<M> game) {
        var seat = game.toMove().orElseThrow(() -> new IllegalArgumentException("nobody is to move"));
        return new Situation<>(
                game.variant(),
                game.standing().position().seenBy(seat),
                game.standing().game().evaluation(game.variant()),
                Past.of(game));
    }
}
