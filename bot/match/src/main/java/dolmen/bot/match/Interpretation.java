package dolmen.bot.match;

import java.util.List;

/** The meaning of a typed turn in a match, before it is played. */
public sealed interface Interpretation {

    /**
     * A turn, or a part of one.
     *
     * @param match the match in its current state
     * @param moves the canonical texts of its plies
     */
    record Understood(Match match, List<String> moves) implements Interpretation {
        public Understood {
            moves = List.copyOf(moves);
        }
    }

    /** The person cannot play this text now. */
    record Refused(Refusal why) implements Interpretation {}
}
