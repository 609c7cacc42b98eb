package dolmen.rules.certificate;

import dolmen.rules.Move;
import java.util.Map;

/**
 * The result of a check of a certificate.
 *
 * @param <M> the game's moves
 */
public sealed interface Judgement<M extends Move> {

    /**
     * The certificate is right.
     *
     * @param replies the seat's move in each position that it can meet, by {@link dolmen.rules.OpenPosition#key}
     * @param positions the number of all positions that can occur, the other seat's included
     * @param plies the number of plies of the longest game
     */
    record Proved<M extends Move>(Map<Long, M> replies, int positions, int plies) implements Judgement<M> {
        public Proved {
            replies = Map.copyOf(replies);
        }
    }

    /**
     * The certificate proves nothing.
     *
     * @param why a sentence
     */
    record Refuted<M extends Move>(String why) implements Judgement<M> {}
}
