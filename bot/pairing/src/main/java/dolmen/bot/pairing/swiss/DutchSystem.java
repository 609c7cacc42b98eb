package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.matching.Criterion;
import dolmen.bot.pairing.matching.Edge;
import dolmen.bot.pairing.matching.PerfectMatchings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The FIDE (Dutch) system after the FIDE Handbook, C.04.3, in the edition effective from 1 February 2026; this package
 * cites its articles and criteria by number. Brackets are paired from the highest score down. In each one all complete
 * pairings of the entrants not yet paired are narrowed down by one criterion after the other, so that the completion
 * criterion (4) is always met.
 *
 * <p>The edition leaves a round without a complete pairing to the arbiter. Here the rules then give way one after the
 * other: first colours, then the single bye, and at last as few pairs as possible meet again.
 */
final class DutchSystem {
    private final List<Card> cards;
    private final Colours colours;
    private final int round;

    /**
     * A round to pair.
     *
     * @param cards the cards of the entrants who play, in the order of the ranking, at least two
     * @param round the number of the round
     */
    DutchSystem(List<Card> cards, Colours colours, int round) {
        this.cards = cards;
        this.colours = colours;
        this.round = round;
    }

    /** The pairs of the round, and the bye if their number is odd. */
    List<Pairing> pairings() {
        List<Edge> edges = withLowestBye(possible());
        var pairs = new ArrayList<Edge>();
        int from = 0;
        while (from < cards.size()) {
            int to = endOfGroup(from);
            var bracket = new Bracket(cards, colours, from, to, endOfGroup(to));
            List<Edge> paired = paired(bracket, edges);
            Set<Integer> vertices = new HashSet<>();
            paired.forEach(edge -> vertices.addAll(List.of(edge.one(), edge.other())));
            edges = edges.stream()
                    .filter(edge -> !vertices.contains(edge.one()) && !vertices.contains(edge.other()))
                    .toList();
            pairs.addAll(paired);
            from = to;
        }
        pairs.addAll(edges);
        return pairs.stream().map(this::pairing).toList();
    }

    /** The pairs of a bracket; moved-down entrants do not play each other, since they could not before. */
    private static List<Edge> paired(Bracket bracket, List<Edge> edges) {
        PerfectMatchings complete = complete(
                edges.stream().filter(edge -> edge.other() >= bracket.from()).toList());
        return new Precedence(bracket)
                .first(bracket.best(complete)).any().stream()
                        .filter(bracket::inside)
                        .sorted(Comparator.comparingInt(Edge::one))
                        .toList();
    }

    private static PerfectMatchings complete(List<Edge> edges) {
        return PerfectMatchings.of(edges).orElseThrow();
    }

    private int endOfGroup(int from) {
        int to = from;
        while (to < cards.size()
                && cards.get(to).points().equals(cards.get(from).points())) {
            to++;
        }
        return to;
    }

    private Pairing pairing(Edge edge) {
        Card one = cards.get(edge.one());
        return isBye(edge) ? new Bye(round, one.entrant()) : colours.duel(round, one, cards.get(edge.other()));
    }

    private boolean isBye(Edge edge) {
        return edge.other() == cards.size();
    }

    /** The edges allowed by the absolute criteria 1 to 3, and by the fewest exceptions that make a pairing complete. */
    private List<Edge> possible() {
        for (Predicate<Edge> rule : List.<Predicate<Edge>>of(
                edge -> isNew(edge) && dueToBye(edge) && fitsInColour(edge),
                edge -> isNew(edge) && dueToBye(edge),
                this::isNew)) {
            List<Edge> edges = edges(rule);
            if (isComplete(edges)) {
                return edges;
            }
        }
        Set<Edge> fewestRepeats = new HashSet<>(complete(edges(edge -> true))
                .best(List.of(Criterion.total(edge -> isNew(edge) ? 0 : 1)))
                .any());
        return edges(edge -> isNew(edge) || fewestRepeats.contains(edge));
    }

    private List<Edge> edges(Predicate<Edge> rule) {
        int vertices = cards.size() + cards.size() % 2;
        var edges = new ArrayList<Edge>();
        for (int one = 0; one < vertices; one++) {
            for (int other = one + 1; other < vertices; other++) {
                edges.add(new Edge(one, other));
            }
        }
        return edges.stream().filter(rule).toList();
    }

    private boolean isNew(Edge edge) {
        return isBye(edge) || cards.get(edge.one()).isNewTo(cards.get(edge.other()));
    }

    private boolean dueToBye(Edge edge) {
        return !isBye(edge) || !cards.get(edge.one()).fullWithoutPlay();
    }

    private boolean fitsInColour(Edge edge) {
        return isBye(edge) || !cards.get(edge.one()).clashesWith(cards.get(edge.other()));
    }

    /** The edges with byes of the lowest possible score only (criterion 5). */
    private List<Edge> withLowestBye(List<Edge> edges) {
        List<Points> scores = edges.stream()
                .filter(this::isBye)
                .map(edge -> cards.get(edge.one()).points())
                .distinct()
                .sorted()
                .toList();
        for (Points score : scores) {
            List<Edge> narrower = edges.stream()
                    .filter(edge ->
                            !isBye(edge) || cards.get(edge.one()).points().equals(score))
                    .toList();
            if (isComplete(narrower)) {
                return narrower;
            }
        }
        return edges;
    }

    /** True if a pairing of all with these edges exists; an entrant without an edge is not in the graph. */
    private boolean isComplete(List<Edge> edges) {
        return PerfectMatchings.of(edges)
                .filter(matchings -> 2 * matchings.any().size() == cards.size() + cards.size() % 2)
                .isPresent();
    }
}
