package dolmen.rules.search;

import dolmen.rules.Evaluation;
import dolmen.rules.Move;
import dolmen.rules.View;

/**
 * What a player has to go by when it is to move.
 *
 * @param view the table as the player may see it
 * @param evaluation how positions of the variant are judged
 * @param past what led there
 */
public record Situation<M extends Move>(View<M> view, Evaluation evaluation, Past past) {}
