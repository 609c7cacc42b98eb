package dolmen.bot.pairing.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A tournament so far. Everything else follows from this value: the next pairings, the standings, and the end.
 *
 * @param format the kind of tournament
 * @param size the number of entrants at the start, at least 2; their numbers are their seeds
 * @param left the entrants who have left
 * @param pairings all pairings so far, in the order in which they were made
 * @param lot the number that decides every draw of lots
 */
public record Tournament(Format format, int size, Set<Entrant> left, List<Pairing> pairings, long lot) {

    public Tournament {
        left = Set.copyOf(left);
        pairings = List.copyOf(pairings);
        if (size < 2) {
            throw new IllegalArgumentException("a tournament needs two entrants, not " + size);
        }
        Stream.concat(left.stream(), pairings.stream().flatMap(pairing -> pairing.entrants().stream()))
                .filter(entrant -> entrant.number() > size)
                .findAny()
                .ifPresent(entrant -> {
                    throw new IllegalArgumentException("%s is not among %s entrants".formatted(entrant, size));
                });
    }

    /** A tournament without a pairing yet. */
    public static Tournament start(Format format, int size, long lot) {
        return new Tournament(format, size, Set.of(), List.of(), lot);
    }

    /** All entrants by seed, with those who have left. */
    public List<Entrant> entrants() {
        return Entrant.upTo(size);
    }

    /** The entrants who have not left, by seed. */
    public List<Entrant> active() {
        return entrants().stream().filter(entrant -> !left.contains(entrant)).toList();
    }

    /** The number of the latest round; 0 before the first. */
    public int rounds() {
        return pairings.stream().mapToInt(Pairing::round).max().orElse(0);
    }

    /** True unless a result is outstanding. */
    public boolean decided() {
        return pairings.stream().allMatch(Pairing::decided);
    }

    /** The matches of two, in the order in which they were made. */
    public List<Duel> duels() {
        return pairings.stream()
                .filter(Duel.class::isInstance)
                .map(Duel.class::cast)
                .toList();
    }

    /** The rounds of an entrant in which they were paired, in order. */
    public List<Share> shares(Entrant entrant) {
        return pairings.stream()
                .filter(pairing -> pairing.entrants().contains(entrant))
                .map(pairing -> pairing.share(entrant))
                .toList();
    }

    /** The points of an entrant so far. */
    public Points points(Entrant entrant) {
        return shares(entrant).stream().map(Share::points).reduce(Points.ZERO, Points::plus);
    }

    /** The tournament with further pairings. */
    public Tournament with(List<? extends Pairing> further) {
        var all = new ArrayList<>(pairings);
        all.addAll(further);
        return new Tournament(format, size, left, all, lot);
    }

    /**
     * The tournament with a result.
     *
     * @param decided a pairing that replaces one of the same round and entrants
     * @throws IllegalArgumentException if there is none
     */
    public Tournament with(Pairing decided) {
        var all = new ArrayList<>(pairings);
        int index = indexOf(decided);
        all.set(index, decided);
        return new Tournament(format, size, left, all, lot);
    }

    private int indexOf(Pairing decided) {
        for (int index = 0; index < pairings.size(); index++) {
            Pairing pairing = pairings.get(index);
            if (pairing.round() == decided.round() && pairing.entrants().equals(decided.entrants())) {
                return index;
            }
        }
        throw new IllegalArgumentException("no such pairing: " + decided);
    }

    /** The tournament after an entrant has left: their open matches are forfeited. */
    public Tournament without(Entrant leaver) {
        var gone = new TreeSet<>(left);
        gone.add(leaver);
        return new Tournament(
                format,
                size,
                gone,
                pairings.stream().map(pairing -> pairing.without(leaver)).toList(),
                lot);
    }
}
