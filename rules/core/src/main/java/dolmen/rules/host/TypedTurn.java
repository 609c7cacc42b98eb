package dolmen.rules.host;

import java.util.List;

/** What became of a turn that somebody typed: played, or one of three kinds of "no". Moves are canonical texts. */
public sealed interface TypedTurn {

    /** The game after all that was typed. */
    record Played(HostedGame<?> game) implements TypedTurn {}

    /**
     * The text is not a move in the game.
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

    /**
     * It must be asked what is meant: several legal moves fit the text, or one that is merely probable.
     *
     * @param candidates up to five that may be meant
     * @param others how many more may be
     */
    record Ambiguous(List<String> candidates, int others) implements TypedTurn {
        private static final int MOST = 5;

        public Ambiguous {
            candidates = List.copyOf(candidates);
        }

        public Ambiguous(String... candidates) {
            this(List.of(candidates), 0);
        }

        /** The first few of all that may be meant; nobody reads a long list. */
        static Ambiguous of(List<String> all) {
            return new Ambiguous(all.stream().limit(MOST).toList(), Math.max(0, all.size() - MOST));
        }
    }
}
