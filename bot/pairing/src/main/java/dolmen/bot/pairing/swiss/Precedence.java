package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.matching.Criterion;
import dolmen.bot.pairing.matching.Edge;
import dolmen.bot.pairing.matching.PerfectMatchings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order in which the rules try the pairings of a bracket (articles 3 and 4): the first of those that are equal by
 * all criteria is made. It is expressed by further criteria: sets of moved-down entrants, their opponents, then
 * exchanges and transpositions.
 *
 * @param bracket the bracket
 */
record Precedence(Bracket bracket) {

    /** The matchings with the first pairing of the bracket. */
    PerfectMatchings first(PerfectMatchings matchings) {
        PerfectMatchings chosen = matchings.best(movedDown());
        List<Integer> remainder = remainder(chosen);
        int pairs = (int) chosen.any().stream()
                .filter(bracket::inside)
                .filter(edge -> edge.one() >= bracket.from())
                .count();
        PerfectMatchings exchanged = chosen.best(new Exchanges(remainder, pairs).criteria());
        return exchanged.best(transpositions(exchanged));
    }

    /** Articles 4.4 and 4.2: first the highest moved-down entrants are paired, then with the highest opponents. */
    private List<Criterion> movedDown() {
        List<Integer> vertices = IntStream.range(0, bracket.from()).boxed().toList();
        var criteria = new ArrayList<Criterion>();
        vertices.forEach(vertex -> criteria.add(Criterion.of(vertex, edge -> bracket.inside(edge) ? 0 : 1)));
        vertices.forEach(vertex -> criteria.add(Criterion.of(vertex, edge -> bracket.inside(edge) ? edge.other() : 0)));
        return criteria;
    }

    /** The residents without those who play somebody moved down. */
    private List<Integer> remainder(PerfectMatchings matchings) {
        List<Integer> taken = matchings.any().stream()
                .filter(edge -> bracket.inside(edge) && edge.one() < bracket.from())
                .map(Edge::other)
                .toList();
        return IntStream.range(bracket.from(), bracket.to())
                .boxed()
                .filter(vertex -> !taken.contains(vertex))
                .toList();
    }

    /** Article 4.2: the highest plays the highest possible, and so on. */
    private List<Criterion> transpositions(PerfectMatchings matchings) {
        return matchings.any().stream()
                .filter(bracket::inside)
                .map(Edge::one)
                .filter(vertex -> vertex >= bracket.from())
                .sorted()
                .map(vertex -> Criterion.of(vertex, edge -> edge.opposite(vertex)))
                .toList();
    }

    /**
     * The exchanges between the upper and the lower part of a homogeneous bracket (article 4.3). A pair within a part
     * needs one: the lower player of two in the upper part moves, and the upper player of two in the lower part. An
     * entrant of the upper part without an opponent moves as well.
     *
     * @param vertices the entrants of the bracket
     * @param pairs the number of its pairs, and of the entrants of its upper part
     */
    private record Exchanges(List<Integer> vertices, int pairs) {

        List<Criterion> criteria() {
            var criteria = new ArrayList<Criterion>();
            criteria.add(Criterion.total(edge -> comesUp(edge) ? 1 : 0));
            criteria.add(Criterion.total(this::difference));
            for (int index = pairs - 1; index >= 0; index--) {
                int vertex = vertices.get(index);
                criteria.add(Criterion.of(vertex, edge -> goesDown(edge) == vertex ? 0 : 1));
            }
            for (int vertex : vertices.subList(pairs, vertices.size())) {
                criteria.add(Criterion.of(vertex, edge -> comesUp(edge) && edge.one() == vertex ? 0 : 1));
            }
            return criteria;
        }

        /** The number from 1 in the bracket; 0 for those who are not in it. */
        private int number(int vertex) {
            return vertices.indexOf(vertex) + 1;
        }

        private boolean upper(int vertex) {
            int number = number(vertex);
            return number > 0 && number <= pairs;
        }

        /** True if the upper player of the pair comes from the lower part. */
        private boolean comesUp(Edge edge) {
            return number(edge.one()) > pairs && number(edge.other()) > pairs;
        }

        /** The vertex that goes to the lower part because of this edge, or -1. */
        private int goesDown(Edge edge) {
            if (upper(edge.one())) {
                return upper(edge.other()) ? edge.other() : number(edge.other()) == 0 ? edge.one() : -1;
            }
            return -1;
        }

        /** The numbers of those who come up, less the numbers of those who go down. */
        private long difference(Edge edge) {
            long up = comesUp(edge) ? number(edge.one()) : 0;
            return up - number(goesDown(edge));
        }
    }
}
