package dolmen.bot.pairing.knockout;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The matches of a knockout, filled in as far as results are known. Seeds are spread so that the two highest can meet
 * only in the final, the four highest only in the semifinals, and so on; the slots beyond the last seed are vacant, so
 * that the highest seeds have the byes.
 */
final class Tree {
    private static final Slot AWAITED = new Slot.Awaited();
    private static final Slot VACANT = new Slot.Vacant();

    private final Map<Integer, List<Duel>> duels;
    private final List<List<Slot>> slots = new ArrayList<>();

    Tree(Tournament tournament) {
        duels = tournament.duels().stream().collect(Collectors.groupingBy(Duel::round));
        slots.add(start(tournament.size()));
        while (slots.getLast().size() > 1) {
            slots.add(winners(slots.size(), slots.getLast()));
        }
    }

    private List<Slot> winners(int round, List<Slot> before) {
        return IntStream.range(0, before.size() / 2)
                .mapToObj(index -> winner(round, before.get(2 * index), before.get(2 * index + 1)))
                .toList();
    }

    /** The number of rounds up to the final. */
    int rounds() {
        return slots.size() - 1;
    }

    /**
     * The slots after a round; those of the players of a match are neighbours.
     *
     * @param round the round, or 0 for the start; after the last there is one slot, the winner's
     */
    List<Slot> after(int round) {
        return slots.get(round);
    }

    /** The loser of a match, by the slot of its winner. */
    Slot loser(int round, int index) {
        Slot one = after(round - 1).get(2 * index);
        Slot other = after(round - 1).get(2 * index + 1);
        Slot winner = winner(round, one, other);
        if (winner instanceof Slot.Taken && one instanceof Slot.Taken && other instanceof Slot.Taken) {
            return winner.equals(one) ? other : one;
        }
        return winner instanceof Slot.Awaited ? winner : VACANT;
    }

    /** The winner of a match between two slots. */
    Slot winner(int round, Slot one, Slot other) {
        return switch (one) {
            case Slot.Awaited awaited -> awaited;
            case Slot.Vacant vacant -> other;
            case Slot.Taken first ->
                switch (other) {
                    case Slot.Awaited awaited -> awaited;
                    case Slot.Vacant vacant -> first;
                    case Slot.Taken second -> winner(round, first.entrant(), second.entrant());
                };
        };
    }

    /** The winner of the latest match; after a drawn replay the higher seed, and after a double forfeit nobody. */
    private Slot winner(int round, Entrant one, Entrant other) {
        List<Duel> duels = duels(round, one, other);
        if (duels.isEmpty() || !duels.getLast().decided()) {
            return AWAITED;
        }
        Duel last = duels.getLast();
        Points white = last.result().points(Colour.WHITE);
        Points black = last.result().points(Colour.BLACK);
        if (white.equals(Points.HALF)) {
            return duels.size() < 2 ? AWAITED : new Slot.Taken(one.compareTo(other) < 0 ? one : other);
        }
        if (white.equals(black)) {
            return VACANT;
        }
        return new Slot.Taken(white.equals(Points.ONE) ? last.white() : last.black());
    }

    /** The matches of two in a round: one, or two if the first was drawn. */
    List<Duel> duels(int round, Entrant one, Entrant other) {
        return duels.getOrDefault(round, List.of()).stream()
                .filter(duel -> duel.joins(one, other))
                .toList();
    }

    /** The first slots, in an order in which the sum of two opponents is always the same if the higher seeds win. */
    private static List<Slot> start(int size) {
        List<Integer> seeds = List.of(1);
        while (seeds.size() < size) {
            int sum = 2 * seeds.size() + 1;
            seeds = seeds.stream().flatMap(seed -> Stream.of(seed, sum - seed)).toList();
        }
        return seeds.stream()
                .map(seed -> seed <= size ? new Slot.Taken(new Entrant(seed)) : VACANT)
                .toList();
    }
}
