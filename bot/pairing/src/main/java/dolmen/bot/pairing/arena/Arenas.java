package dolmen.bot.pairing.arena;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Lot;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.matching.Criterion;
import dolmen.bot.pairing.matching.Edge;
import dolmen.bot.pairing.matching.PerfectMatchings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Arenas: whoever is free gets an opponent of close standing. Two who have just met wait for others, unless nobody else
 * is in the arena. If the number of free entrants is odd, one with the most matches rests. The host ends an arena by
 * asking no more.
 */
public final class Arenas {
    private Arenas() {}

    /** The matches that can begin now; each such group has a round number of its own. */
    public static Step next(Tournament tournament) {
        if (tournament.active().size() < 2) {
            return tournament.decided() ? new Step.End() : new Step.Wait();
        }
        List<Entrant> free = free(tournament);
        List<Pairing> pairings = free.size() < 2 ? List.of() : pairings(tournament, free);
        return pairings.isEmpty() ? new Step.Wait() : new Step.Play(pairings);
    }

    /** The entrants without an open match, from the best to the last. */
    private static List<Entrant> free(Tournament tournament) {
        var busy = new HashSet<Entrant>();
        tournament.pairings().stream()
                .filter(pairing -> !pairing.decided())
                .forEach(pairing -> busy.addAll(pairing.entrants()));
        return tournament.active().stream()
                .filter(entrant -> !busy.contains(entrant))
                .sorted(Comparator.<Entrant, Points>comparing(tournament::points)
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static List<Pairing> pairings(Tournament tournament, List<Entrant> free) {
        int round = tournament.rounds() + 1;
        return matching(tournament, free).stream()
                .filter(edge -> edge.other() < free.size())
                .map(edge -> List.of(free.get(edge.one()), free.get(edge.other())))
                .filter(pair ->
                        tournament.active().size() == 2 || !justMet(tournament, pair.getFirst(), pair.getLast()))
                .<Pairing>map(pair -> Lot.draw(tournament, round, pair.getFirst(), pair.getLast()))
                .toList();
    }

    /** The pairs by index; the vertex after the last stands for rest. */
    private static List<Edge> matching(Tournament tournament, List<Entrant> free) {
        int vertices = free.size() + free.size() % 2;
        var edges = new ArrayList<Edge>();
        for (int one = 0; one < vertices; one++) {
            for (int other = one + 1; other < vertices; other++) {
                edges.add(new Edge(one, other));
            }
        }
        return PerfectMatchings.of(edges)
                .orElseThrow()
                .best(List.of(
                        Criterion.total(edge ->
                                !rests(edge, free) && justMet(tournament, free.get(edge.one()), free.get(edge.other()))
                                        ? 1
                                        : 0),
                        Criterion.total(edge -> rests(edge, free)
                                ? -matches(tournament, free.get(edge.one())).size()
                                : 0),
                        Criterion.total(edge -> rests(edge, free) ? 0 : square(edge.other() - edge.one()))))
                .any()
                .stream()
                .sorted(Comparator.comparingInt(Edge::one))
                .toList();
    }

    private static boolean rests(Edge edge, List<Entrant> free) {
        return edge.other() == free.size();
    }

    private static long square(int distance) {
        return (long) distance * distance;
    }

    /** True if the latest match of both was with each other. */
    private static boolean justMet(Tournament tournament, Entrant one, Entrant other) {
        return latest(tournament, one).filter(duel -> duel.joins(one, other)).isPresent()
                && latest(tournament, one).equals(latest(tournament, other));
    }

    private static Optional<Duel> latest(Tournament tournament, Entrant entrant) {
        return matches(tournament, entrant).stream().reduce((before, after) -> after);
    }

    private static List<Duel> matches(Tournament tournament, Entrant entrant) {
        return tournament.duels().stream()
                .filter(duel -> duel.entrants().contains(entrant))
                .toList();
    }
}
