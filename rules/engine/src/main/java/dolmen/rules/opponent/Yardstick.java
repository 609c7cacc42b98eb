package dolmen.rules.opponent;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Reward;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import dolmen.rules.search.Thought;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A plain player that stands for a beginner; the levels of computer players are measured by it. Of moves that it likes
 * equally, it plays any.
 */
public enum Yardstick implements Contest.Chooser {
    /** Plays any move. */
    CHANCE {
        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            return any(situation.view().sample(random).legalMoves(), random);
        }
    },

    /** Takes a win in one move, and leaves no win in one move if it can help it. */
    CAREFUL {
        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            Position<M> position = situation.view().sample(random);
            Seat seat = mover(position);
            List<M> moves = position.legalMoves();
            var safe = new ArrayList<M>();
            for (M move : moves) {
                Position<M> after = position.play(move);
                if (reward(after, seat).equals(WON)) {
                    return any(List.of(move), random);
                }
                if (!losing(after, seat)) {
                    safe.add(move);
                }
            }
            return any(safe.isEmpty() ? moves : safe, random);
        }
    },

    /** Plays to the best position after its move, by the evaluation. */
    GREEDY {
        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            return SEARCH.think(situation, Budget.depth(1), random);
        }
    },

    /** Plays to the best position after the best reply, by the evaluation. */
    TWO_PLIES {
        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            return SEARCH.think(situation, Budget.depth(2), random);
        }
    };

    private static final Strategy SEARCH = AlphaBeta.yardstick(AlphaBeta.LEAST_POWER);
    private static final Optional<Double> WON = Optional.of(1.0);
    private static final Optional<Double> LOST = Optional.of(0.0);

    /** The yardstick with that name, regardless of case, if there is one. */
    public static Optional<Yardstick> named(String name) {
        return Stream.of(values())
                .filter(yardstick -> yardstick.title().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** The name for a command line: "two-plies". */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * True if it needs an {@link dolmen.rules.evaluation.Evaluation}, so that it cannot play where hands are hidden.
     */
    public boolean evaluates() {
        return this == GREEDY || this == TWO_PLIES;
    }

    private static Seat mover(Position<?> position) {
        if (position.turn() instanceof Turn.ToMove(Seat seat)) {
            return seat;
        }
        throw new IllegalArgumentException("nobody is to move");
    }

    /** True if the seat is last, or the next one can make it last by its move. */
    private static <M extends Move> boolean losing(Position<M> position, Seat seat) {
        if (position.turn() instanceof Turn.ToMove(Seat next) && !next.equals(seat)) {
            return position.legalMoves().stream()
                    .anyMatch(move -> reward(position.play(move), seat).equals(LOST));
        }
        return reward(position, seat).equals(LOST);
    }

    private static Optional<Double> reward(Position<?> position, Seat seat) {
        return position.turn() instanceof Turn.Over(var outcome)
                ? Optional.of(Reward.of(outcome.ranking(), seat))
                : Optional.empty();
    }

    private static <M extends Move> Thought<M> any(List<M> moves, RandomGenerator random) {
        return new Thought<>(0, List.of(Contest.anyOf(moves, random)), 0, moves.size());
    }
}
