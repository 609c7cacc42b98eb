package dolmen.rules.host;

import dolmen.rules.phrase.Argument;
import java.util.List;

/** The result of a typed turn: played, or one of three refusals. Moves are canonical texts. */
public sealed interface TypedTurn {

    /** The game after the whole text. */
    record Played(HostedGame<?> game) implements TypedTurn {}

    /**
     * The text is not a move in the game.
     *
     * @param nearest up to five legal moves, the likeliest first
     */
    record NotAMove(Argument why, List<String> nearest) implements TypedTurn {
        public NotAMove {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The move is not legal now.
     *
     * @param nearest up to five legal moves, the likeliest first
     */
    record Illegal(Argument why, List<String> nearest) implements TypedTurn {
        public Illegal {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The player must choose or confirm: several legal moves fit the text, or one move is merely probable.
     *
     * @param candidates up to five possible moves
     * @param others the number of further possible moves
     */
    record Ambiguous(List<String> candidates, int others) implements TypedTurn {
        private static final int MOST = 5;

        public Ambiguous {
            candidates = List.copyOf(candidates);
        }

        public Ambiguous(String... candidates) {
            this(List.of(candidates), 0);
        }

        /** The first few of all possible moves, because nobody reads a long list. */
        static Ambiguous of(List<String> all) {
            return new Ambiguous(all.stream().limit(MOST).toList(), Math.max(0, all.size() - MOST));
        }
    }
}
