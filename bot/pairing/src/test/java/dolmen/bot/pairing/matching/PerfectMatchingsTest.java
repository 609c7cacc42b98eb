package dolmen.bot.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Narrowing compared with a list of all perfect matchings. */
final class PerfectMatchingsTest {

    @Test
    void criteria_are_applied_one_after_the_other_to_all_perfect_matchings() {
        var random = new Random(7);
        for (int each = 0; each < 400; each++) {
            int vertices = 2 * random.nextInt(1, 6);
            List<Edge> edges = edges(vertices, random);
            List<List<Edge>> all = all(vertices, edges);
            List<Map<Edge, Integer>> losses = losses(edges, random);
            List<Criterion> criteria = losses.stream()
                    .map(losing -> Criterion.total(edge -> losing.getOrDefault(edge, 0)))
                    .toList();

            var found = PerfectMatchings.of(edges).filter(them -> 2 * them.any().size() == vertices);

            assertThat(found.isPresent()).isEqualTo(!all.isEmpty());
            found.ifPresent(matchings -> {
                PerfectMatchings best = matchings;
                for (int cut = 0, next; cut < criteria.size(); cut = next) {
                    next = random.nextInt(cut + 1, criteria.size() + 1);
                    best = best.best(criteria.subList(cut, next));
                }
                int[] least = all.stream()
                        .map(matching -> value(matching, losses))
                        .min(Arrays::compare)
                        .orElseThrow();
                assertThat(value(best.any(), losses)).isEqualTo(least);
            });
        }
    }

    @Test
    void the_partner_of_a_vertex_is_a_criterion() {
        List<Edge> edges =
                List.of(new Edge(0, 1), new Edge(0, 2), new Edge(0, 3), new Edge(1, 2), new Edge(1, 3), new Edge(2, 3));

        PerfectMatchings best =
                PerfectMatchings.of(edges).orElseThrow().best(List.of(Criterion.of(3, edge -> 10 - edge.opposite(3))));

        assertThat(best.any()).containsExactlyInAnyOrder(new Edge(0, 1), new Edge(2, 3));
    }

    private static List<Edge> edges(int vertices, Random random) {
        var edges = new ArrayList<Edge>();
        for (int one = 0; one < vertices; one++) {
            for (int other = one + 1; other < vertices; other++) {
                if (random.nextInt(10) < 7) {
                    edges.add(new Edge(one, other));
                }
            }
        }
        return edges;
    }

    private static List<Map<Edge, Integer>> losses(List<Edge> edges, Random random) {
        var all = new ArrayList<Map<Edge, Integer>>();
        for (int criterion = 0; criterion < 5; criterion++) {
            var losses = new HashMap<Edge, Integer>();
            int bound = random.nextInt(1, criterion == 2 ? 100_000 : 3);
            edges.forEach(edge -> losses.put(edge, random.nextInt(bound + 1)));
            all.add(losses);
        }
        return all;
    }

    private static int[] value(List<Edge> matching, List<Map<Edge, Integer>> losses) {
        return losses.stream()
                .mapToInt(losing -> matching.stream()
                        .mapToInt(edge -> losing.getOrDefault(edge, 0))
                        .sum())
                .toArray();
    }

    private static List<List<Edge>> all(int vertices, List<Edge> edges) {
        var complete = new ArrayList<List<Edge>>();
        extend(new ArrayList<>(), 0, vertices, edges, complete);
        complete.sort(Comparator.comparing(List::toString));
        return complete;
    }

    private static void extend(List<Edge> pairs, int first, int vertices, List<Edge> edges, List<List<Edge>> complete) {
        if (first == vertices) {
            complete.add(List.copyOf(pairs));
        } else if (pairs.stream().anyMatch(pair -> pair.touches(first))) {
            extend(pairs, first + 1, vertices, edges, complete);
        } else {
            for (Edge edge : edges) {
                if (edge.one() == first && pairs.stream().noneMatch(pair -> pair.touches(edge.other()))) {
                    pairs.add(edge);
                    extend(pairs, first + 1, vertices, edges, complete);
                    pairs.removeLast();
                }
            }
        }
    }
}
