package dolmen.bot.pairing.knockout;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Lot;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.standing.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Knockouts. A match begins as soon as both players are known. A drawn match is played once more with changed colours;
 * if the replay is drawn too, the higher seed advances. Whoever has left forfeits the next match.
 */
public final class Knockouts {
    private static final int SEMIFINALS = 2;

    private Knockouts() {}

    /** All matches that can begin now. */
    public static Step next(Tournament tournament, Format.Knockout format) {
        var tree = new Tree(tournament);
        var pairings = new ArrayList<Pairing>();
        for (int round = 1; round <= tree.rounds(); round++) {
            List<Slot> before = tree.after(round - 1);
            for (int index = 0; index < before.size(); index += 2) {
                pairings.addAll(due(tournament, tree, round, before.get(index), before.get(index + 1)));
            }
        }
        if (hasThirdPlace(tree, format)) {
            int semifinals = tree.rounds() - 1;
            pairings.addAll(due(tournament, tree, tree.rounds(), tree.loser(semifinals, 0), tree.loser(semifinals, 1)));
        }
        if (!pairings.isEmpty()) {
            return new Step.Play(pairings);
        }
        return tournament.decided() ? new Step.End() : new Step.Wait();
    }

    private static boolean hasThirdPlace(Tree tree, Format.Knockout format) {
        return format.thirdPlace() && tree.rounds() >= SEMIFINALS;
    }

    /** The match between two slots if it has to begin: the first, or the replay. */
    private static List<Duel> due(Tournament tournament, Tree tree, int round, Slot one, Slot other) {
        if (!(one instanceof Slot.Taken(Entrant first)) || !(other instanceof Slot.Taken(Entrant second))) {
            return List.of();
        }
        List<Duel> before = tree.duels(round, first, second);
        if (before.isEmpty()) {
            return List.of(withoutLeavers(tournament, Lot.draw(tournament, round, first, second)));
        }
        Duel only = before.getFirst();
        return before.size() == 1 && only.result() == Result.DRAW
                ? List.of(withoutLeavers(tournament, only.replay()))
                : List.of();
    }

    private static Duel withoutLeavers(Tournament tournament, Duel duel) {
        return duel.with(Result.forfeit(
                tournament.left().contains(duel.white()), tournament.left().contains(duel.black())));
    }

    /**
     * The entrants by the round they have reached; those still in are above those out in it. Points are those of the
     * matches, and there are no tie-breaks.
     */
    public static List<Standing> standings(Tournament tournament, Format.Knockout format) {
        var tree = new Tree(tournament);
        Map<Entrant, Integer> ranks = new HashMap<>();
        for (int round = 0; round <= tree.rounds(); round++) {
            List<Slot> slots = tree.after(round);
            for (int index = 0; index < slots.size(); index++) {
                if (slots.get(index) instanceof Slot.Taken(Entrant entrant)) {
                    boolean in = round == tree.rounds() || tree.after(round + 1).get(index / 2) instanceof Slot.Awaited;
                    ranks.put(entrant, 4 * round + (in ? 2 : 0));
                }
            }
        }
        if (hasThirdPlace(tree, format)
                && tree.winner(tree.rounds(), tree.loser(tree.rounds() - 1, 0), tree.loser(tree.rounds() - 1, 1))
                        instanceof Slot.Taken(Entrant third)) {
            ranks.merge(third, 1, Integer::sum);
        }
        return lines(tournament, ranks);
    }

    private static List<Standing> lines(Tournament tournament, Map<Entrant, Integer> ranks) {
        List<Entrant> order = tournament.entrants().stream()
                .sorted(Comparator.comparingInt((Entrant entrant) -> ranks.getOrDefault(entrant, 0))
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        return order.stream()
                .map(entrant -> new Standing(
                        1
                                + (int) IntStream.range(0, order.size())
                                        .filter(index -> ranks.getOrDefault(order.get(index), 0)
                                                > ranks.getOrDefault(entrant, 0))
                                        .count(),
                        entrant,
                        tournament.points(entrant),
                        Map.of()))
                .toList();
    }
}
