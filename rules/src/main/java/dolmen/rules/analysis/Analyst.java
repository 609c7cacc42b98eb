package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.ProofSearch;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import dolmen.rules.search.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Somebody who looks back at a game between two in which nothing is hidden, one glimpse after the other, so that the
 * work can be laid down and taken up again between them. The same game and the same effort give the same glimpses.
 */
public final class Analyst<M extends Move> {
    private static final int LONGEST_CONTINUATION = 4;

    private final List<PastTurn<M>> turns;
    private final Effort effort;

    /**
     * How much is looked at for one glimpse.
     *
     * @param nodes positions that alpha-beta visits
     * @param proofNodes positions that the search for a forced win looks beyond
     */
    public record Effort(long nodes, long proofNodes) {
        /** What sixty turns can be given in half a minute of one core. */
        public static final Effort USUAL = new Effort(200_000, 3_000);
    }

    private Analyst(List<PastTurn<M>> turns, Effort effort) {
        this.turns = turns;
        this.effort = effort;
    }

    /** What stands in the way of an analysis; empty if nothing does. */
    public static Optional<Obstacle> obstacle(HostedGame<?> game) {
        if (game.standing().position().seats() > 2) {
            return Optional.of(Obstacle.MANY);
        }
        if (game.standing().hasSecrets()) {
            return Optional.of(Obstacle.HIDDEN);
        }
        if (game.handedOver()) {
            return Optional.of(Obstacle.HANDED_OVER);
        }
        return PastTurn.of(game).isEmpty() ? Optional.of(Obstacle.UNPLAYED) : Optional.empty();
    }

    /**
     * An analyst of a game as far as it was played.
     *
     * @throws IllegalArgumentException if there is an {@link #obstacle}
     */
    public static <M extends Move> Analyst<M> of(HostedGame<M> game, Effort effort) {
        obstacle(game).ifPresent(obstacle -> {
            throw new IllegalArgumentException(obstacle.words());
        });
        return new Analyst<>(PastTurn.of(game), effort);
    }

    /** How many glimpses there are to take: one where each turn began, and one of the end if the rules know none. */
    public int glimpses() {
        return turns.size() + (last().live() ? 1 : 0);
    }

    /** The glimpse of that number, from 0. */
    public Glimpse look(int number) {
        HostedGame<M> at = number < turns.size() ? turns.get(number).before() : last();
        var values = new ArrayList<Integer>();
        Thought<M> thought = new AlphaBeta()
                .think(
                        Situation.of(at),
                        Budget.nodes(effort.nodes()),
                        new SplittableRandom(number),
                        deeper -> values.add(deeper.value()));
        OptionalInt end = Value.pliesToEnd(thought.value());
        if (end.isPresent()) {
            return glimpse(end.getAsInt() > 0 ? Worth.WON : Worth.LOST, at, thought.line());
        }
        return winningMove(at)
                .map(move -> glimpse(Worth.WON, at, List.of(move)))
                .orElseGet(() -> glimpse(new Worth.Estimated(steady(values)), at, thought.line()));
    }

    /**
     * The mean of the last two depths: a search that ends with a move of one's own hopes for more than one that ends
     * with the answer, and the next glimpse may end with the other.
     */
    private static int steady(List<Integer> values) {
        int last = values.getLast();
        int before = values.size() > 1 ? values.get(values.size() - 2) : last;
        return Value.pliesToEnd(before).isPresent() ? last : (last + before) / 2;
    }

    /**
     * All together.
     *
     * @param taken every glimpse, in order
     */
    public MatchAnalysis analysis(List<Glimpse> taken) {
        return new Hindsight<>(turns, taken, end(taken)).analysis();
    }

    /** All of it at once. */
    public MatchAnalysis analysis() {
        return analysis(IntStream.range(0, glimpses()).mapToObj(this::look).toList());
    }

    /** The game after the last turn, before anything else that ended it. */
    private HostedGame<M> last() {
        return turns.getLast().after();
    }

    /** How the last turn left the game for the first seat. */
    private Worth end(List<Glimpse> taken) {
        return switch (last().conclusion().orElse(null)) {
            case null ->
                MatchAnalysis.ofFirst(
                        last().toMove().orElseThrow(), taken.getLast().worth());
            case Conclusion.Annulled annulled -> throw new IllegalStateException("no turn annuls a game");
            case Conclusion.Ranked ranked when ranked.drawn() -> Worth.DRAWN;
            case Conclusion.Ranked ranked ->
                MatchAnalysis.ofFirst(ranked.ranking().getFirst().iterator().next(), Worth.WON);
        };
    }

    private Optional<M> winningMove(HostedGame<M> at) {
        return at.standing().position() instanceof OpenPosition<M> open
                ? ProofSearch.winningMove(open, Budget.nodes(effort.proofNodes()))
                : Optional.empty();
    }

    /** The line with its turn made whole, and cut where it becomes guesswork. */
    private Glimpse glimpse(Worth worth, HostedGame<M> at, List<M> line) {
        var notation = at.standing().game().notation();
        var texts = new ArrayList<String>();
        HostedGame<M> game = at;
        int longest = Integer.MAX_VALUE;
        for (M move : line) {
            if (!game.live() || texts.size() == longest) {
                break;
            }
            game = game.play(move);
            texts.add(notation.write(move));
            longest = game.amidTurn() || longest < Integer.MAX_VALUE ? longest : texts.size() + LONGEST_CONTINUATION;
        }
        while (longest == Integer.MAX_VALUE && game.live() && game.amidTurn()) {
            M move = next(game);
            game = game.play(move);
            texts.add(notation.write(move));
        }
        return new Glimpse(worth, texts);
    }

    /** What completes a turn of which the search has told a part. */
    private M next(HostedGame<M> amidTurn) {
        return winningMove(amidTurn)
                .orElseGet(() -> new AlphaBeta()
                        .think(Situation.of(amidTurn), Budget.nodes(effort.nodes()), new SplittableRandom(0))
                        .move());
    }
}
