package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Perfect play by the finished table of a solved variant: it wins as soon as possible, loses as late as possible, and
 * keeps a draw. Among moves of the same worth, it takes one that allows the most wrong replies.
 */
public record Perfect(Retrograde solved) implements Strategy {

    @Override
    public <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress) {
        if (!(situation.view().sample(random) instanceof OpenPosition<M> position)) {
            throw new IllegalArgumentException("a table cannot play a position with hidden information");
        }
        List<M> equal = new ArrayList<>();
        int best = -Value.INFINITE;
        int mostErrors = 0;
        List<M> moves = position.legalMoves();
        for (M move : moves) {
            OpenPosition<M> child = position.play(move);
            int worth = -worth(child);
            int errors = errors(child);
            if (worth > best || (worth == best && errors > mostErrors)) {
                equal.clear();
                best = worth;
                mostErrors = errors;
            }
            if (worth == best && errors == mostErrors) {
                equal.add(move);
            }
        }
        int value = Value.fromRoot(best, 1);
        return new Thought<>(value, List.of(equal.get(random.nextInt(equal.size()))), 1, moves.size());
    }

    /** The number of moves that worsen the result for the player to move. */
    private <M extends Move> int errors(OpenPosition<M> position) {
        int worth = worth(position);
        return (int) position.legalMoves().stream()
                .filter(move -> Integer.signum(worth(position.play(move))) != -Integer.signum(worth))
                .count();
    }

    /** The worth of the position to the player to move. */
    private int worth(OpenPosition<?> position) {
        return switch (fate(position)) {
            case Fate.Won(int plies) -> Value.WON - plies;
            case Fate.Drawn drawn -> 0;
            case Fate.Lost(int plies) -> plies - Value.WON;
        };
    }

    /** The fate of a position of the solved variant, for the player to move. */
    public Fate fate(OpenPosition<?> position) {
        return position.turn() instanceof Turn.Over
                ? new Fate.Lost(0)
                : solved.fate(solved.catalogue().number(position.text())).orElseThrow();
    }
}
