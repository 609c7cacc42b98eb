package dolmen.rules.search;

import dolmen.rules.Evaluation;
import dolmen.rules.Move;
import dolmen.rules.View;
import dolmen.rules.host.HostedGame;
import java.util.Optional;

/**
 * What a player has to go by when it is to move.
 *
 * @param view the table as the player may see it
 * @param evaluation how positions of the variant are judged; empty where nobody sees them whole
 * @param past what led there
 */
public record Situation<M extends Move>(View<M> view, Optional<Evaluation> evaluation, Past past) {

    /**
     * The situation of the seat that is to move.
     *
     * @throws IllegalArgumentException if none is
     */
    public static <M extends Move> Situation<M> of(HostedGame<M> game) {
        var seat = game.toMove().orElseThrow(() -> new IllegalArgumentException("nobody is to move"));
        return new Situation<>(
                game.standing().position().seenBy(seat),
                game.standing().game().evaluation(game.variant()),
                Past.of(game));
    }
}
