package dolmen.rules.solve;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import dolmen.rules.search.Thought;
import dolmen.rules.search.Value;
import java.util.ArrayList;
import java.util.Collections;
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
        int best = Integer.MIN_VALUE;
        int mostErrors = 0;
        List<M> moves = position.legalMoves();
        for (M move : moves) {
            OpenPosition<M> child = position.play(move);
            int worth = worthAfter(child);
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
        return new Thought<>(best, List.of(equal.get(random.nextInt(equal.size()))), 1, moves.size());
    }

    /** The number of moves that worsen the result for the player to move. */
    private <M extends Move> int errors(OpenPosition<M> position) {
        if (position.turn() instanceof Turn.Over) {
            return 0;
        }
        List<Integer> results = position.legalMoves().stream()
                .map(move -> Integer.signum(worthAfter(position.play(move))))
                .toList();
        int best = Collections.max(results);
        return (int) results.stream().filter(result -> result < best).count();
    }

    /** The worth of a move to the player who made it. */
    private int worthAfter(OpenPosition<?> child) {
        return switch (fate(child)) {
            case Fate.Won(int plies) -> plies + 1 - Value.WON;
            case Fate.Drawn drawn -> 0;
            case Fate.Lost(int plies) -> Value.WON - plies - 1;
        };
    }

    /** The fate of a position of the solved variant, for the player to move. */
    public Fate fate(OpenPosition<?> position) {
        return position.turn() instanceof Turn.Over
                ? new Fate.Lost(0)
                : solved.fate(solved.catalogue().number(position.text())).orElseThrow();
    }
}
