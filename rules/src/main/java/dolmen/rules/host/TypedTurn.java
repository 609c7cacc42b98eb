package dolmen.rules.host;

import java.util.List;

/** What became of a turn that somebody typed: played, or one of three kinds of "no". Moves are canonical texts. */
public sealed interface TypedTurn {

    /** The game after all that was typed. */
    record Played(HostedGame<?> game) implements TypedTurn {}

    /**
     * The text is no move of the game.
     *
     * @param nearest up to five legal moves, the likeliest first
     */
    record NotAMove(String why, List<String> nearest) implements TypedTurn {
        public NotAMove {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The move is not legal now.
     *
     * @param nearest up to five that are, the likeliest first
     */
    record Illegal(String why, List<String> nearest) implements TypedTurn {
        public Illegal {
            nearest = List.copyOf(nearest);
        }
    }

    /** Several legal moves fit the text. */
    record Ambiguous(List<String> candidates) implements TypedTurn {
        public Ambiguous {
            candidates = List.copyOf(candidates);
        }
    }
}
