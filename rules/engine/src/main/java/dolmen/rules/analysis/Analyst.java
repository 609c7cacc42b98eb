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
import java.util.Set;
import java.util.SplittableRandom;

/**
 * An analyst of a finished or unfinished two-player game without hidden information. It takes one glimpse after the
 * other, so the work can be interrupted between glimpses and resumed. The same game with the same effort gives the same
 * glimpses.
 */
public final class Analyst<M extends Move> {
    private static final int LONGEST_CONTINUATION = 4;

    /** The glimpse of a finished game. */
    private static final Glimpse OVER = new Glimpse(Worth.DRAWN, List.of());

    private final List<PastTurn<M>> turns;
    private final Effort effort;

    /**
     * The effort for one glimpse.
     *
     * @param nodes the node limit of alpha-beta
     * @param proofNodes the node limit of the search for a forced win
     */
    public record Effort(long nodes, long proofNodes) {
        /** The effort that analyses sixty turns in half a minute on one core, second looks included. */
        public static final Effort USUAL = new Effort(200_000, 3_000);

        private static final int MORE = 4;

        /** The effort for a second look. */
        private Effort again() {
            return new Effort(MORE * nodes, MORE * proofNodes);
        }
    }

    private Analyst(List<PastTurn<M>> turns, Effort effort) {
        this.turns = turns;
        this.effort = effort;
    }

    /** The obstacle to an analysis; empty if there is none. */
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
     * An analyst of a game, up to its last turn.
     *
     * @throws IllegalArgumentException if there is an {@link #obstacle}
     */
    public static <M extends Move> Analyst<M> of(HostedGame<M> game, Effort effort) {
        obstacle(game).ifPresent(obstacle -> {
            throw new IllegalArgumentException("the game cannot be analysed: " + obstacle);
        });
        return new Analyst<>(PastTurn.of(game), effort);
    }

    /**
     * The number of glimpses to take: one at the start of each turn, one of the end if the game did not end by its
     * rules, and those of a {@link SecondLook}. This is an upper bound until the first look is complete.
     *
     * @param taken the glimpses taken so far
     */
    public int glimpses(List<Glimpse> taken) {
        return taken.size() < firstLooks()
                ? firstLooks() + SecondLook.SIDES * Math.min(turns.size(), SecondLook.MOST_TURNS)
                : firstLooks() + secondLook(taken).looks();
    }

    /** The next glimpse after these. */
    public Glimpse look(List<Glimpse> taken) {
        int number = taken.size();
        if (number >= firstLooks()) {
            HostedGame<M> at = secondLook(taken).at(number - firstLooks());
            return at.live() ? look(at, effort.again(), number) : OVER;
        }
        return look(number < turns.size() ? turns.get(number).before() : last(), effort, number);
    }

    private Glimpse look(HostedGame<M> at, Effort much, int seed) {
        var values = new ArrayList<Integer>();
        Thought<M> thought = new AlphaBeta()
                .think(
                        Situation.of(at),
                        Budget.nodes(much.nodes()),
                        new SplittableRandom(seed),
                        deeper -> values.add(deeper.value()));
        OptionalInt end = Value.pliesToEnd(thought.value());
        if (end.isPresent()) {
            return glimpse(end.getAsInt() > 0 ? Worth.WON : Worth.LOST, at, thought.line());
        }
        return winningMove(at, much)
                .map(move -> glimpse(Worth.WON, at, List.of(move)))
                .orElseGet(() -> glimpse(new Worth.Estimated(steady(values)), at, thought.line()));
    }

    /** The number of glimpses for the first look at the whole game. */
    private int firstLooks() {
        return turns.size() + (last().live() ? 1 : 0);
    }

    private SecondLook<M> secondLook(List<Glimpse> taken) {
        List<Glimpse> first = taken.subList(0, firstLooks());
        return SecondLook.after(new Hindsight<>(turns, first, end(first), Set.of()));
    }

    /**
     * The mean value of the last two depths. A search that ends with an own move is more optimistic than one that ends
     * with a reply, and the next glimpse may end the other way.
     */
    private static int steady(List<Integer> values) {
        int last = values.getLast();
        int before = values.size() > 1 ? values.get(values.size() - 2) : last;
        return Value.pliesToEnd(before).isPresent() ? last : (last + before) / 2;
    }

    /**
     * The analysis from all glimpses.
     *
     * @param taken every glimpse, in order
     */
    public MatchAnalysis analysis(List<Glimpse> taken) {
        SecondLook<M> second = secondLook(taken);
        List<Glimpse> glimpses = second.glimpses(taken.subList(firstLooks(), taken.size()));
        return new Hindsight<>(turns, glimpses, end(glimpses), Set.copyOf(second.doubtful())).analysis();
    }

    /** The analysis, made in one go. */
    public MatchAnalysis analysis() {
        var taken = new ArrayList<Glimpse>();
        while (taken.size() < glimpses(taken)) {
            taken.add(look(taken));
        }
        return analysis(taken);
    }

    /** The game after the last turn, before any other event that ended it. */
    private HostedGame<M> last() {
        return turns.getLast().after();
    }

    /** The worth of the game to the first seat after the last turn. */
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

    private static <M extends Move> Optional<M> winningMove(HostedGame<M> at, Effort much) {
        return at.standing().position() instanceof OpenPosition<M> open
                ? ProofSearch.winningMove(open, Budget.nodes(much.proofNodes()))
                : Optional.empty();
    }

    /** The line, with its turn completed and its speculative end cut off. */
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

    /** A move that continues a turn of which the search has given only a part. */
    private M next(HostedGame<M> amidTurn) {
        return winningMove(amidTurn, effort)
                .orElseGet(() -> new AlphaBeta()
                        .think(Situation.of(amidTurn), Budget.nodes(effort.nodes()), new SplittableRandom(0))
                        .move());
    }
}
