package dolmen.bot.match;

import java.util.List;

/** What somebody's typed turn means in a match, before it is played. */
public sealed interface Reading {

    /**
     * A turn, or a part of one.
     *
     * @param match as it stands
     * @param moves the canonical texts of its plies
     */
    record Understood(Match match, List<String> moves) implements Reading {
        public Understood {
            moves = List.copyOf(moves);
        }
    }

    /** Nothing that the person can play now. */
    record Refused(Refusal why) implements Reading {}
}
