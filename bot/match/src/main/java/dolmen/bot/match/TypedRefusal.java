package dolmen.bot.match;

import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Argument;
import java.util.List;

/** A refusal of a typed turn. */
public sealed interface TypedRefusal extends Refusal {

    /** The match of the turn. */
    Match match();

    /** The typed text. */
    String typed();

    /**
     * The reason why the typed turn cannot be played in the match.
     *
     * @throws IllegalArgumentException if it can
     */
    static TypedRefusal of(Match match, String typed, TypedTurn no) {
        return switch (no) {
            case TypedTurn.Played played -> throw new IllegalArgumentException("\"%s\" can be played".formatted(typed));
            case TypedTurn.NotAMove(Argument why, List<String> nearest) -> new NotAMove(match, typed, why, nearest);
            case TypedTurn.Illegal(Argument why, List<String> nearest) -> new IllegalMove(match, typed, why, nearest);
            case TypedTurn.Ambiguous(List<String> candidates, int others) ->
                new AmbiguousMove(match, typed, candidates, others);
        };
    }

    /**
     * The text is not a move in the game.
     *
     * @param nearest the canonical texts of up to five legal moves, the likeliest first
     */
    record NotAMove(Match match, String typed, Argument why, List<String> nearest) implements TypedRefusal {
        public NotAMove {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The move is not legal now.
     *
     * @param nearest the canonical texts of up to five legal moves, the likeliest first
     */
    record IllegalMove(Match match, String typed, Argument why, List<String> nearest) implements TypedRefusal {
        public IllegalMove {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The text is ambiguous.
     *
     * @param candidates the canonical texts of up to five possible turns
     * @param others the number of further candidates
     */
    record AmbiguousMove(Match match, String typed, List<String> candidates, int others) implements TypedRefusal {
        public AmbiguousMove {
            candidates = List.copyOf(candidates);
        }
    }
}
