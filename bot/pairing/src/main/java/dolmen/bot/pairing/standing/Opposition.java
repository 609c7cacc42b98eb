package dolmen.bot.pairing.standing;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Share;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The opponents of all entrants, and the tie-breaks that follow from them. Rounds that were not played are treated as
 * by the FIDE tie-break regulations (C.07, article 16) in a simple form: an entrant's own unplayed round counts as a
 * match against somebody with the entrant's own points, and an opponent's forfeit or absence counts as a draw in that
 * opponent's points.
 */
final class Opposition {
    private final int rounds;
    private final Map<Entrant, List<Share>> shares = new HashMap<>();
    private final Map<Entrant, Integer> wins = new HashMap<>();

    Opposition(Tournament tournament) {
        rounds = (int) tournament.pairings().stream()
                .filter(Pairing::decided)
                .mapToInt(Pairing::round)
                .distinct()
                .count();
        tournament.entrants().forEach(entrant -> {
            shares.put(entrant, new ArrayList<>());
            wins.put(entrant, 0);
        });
        tournament.pairings().stream().filter(Pairing::decided).forEach(this::add);
    }

    private void add(Pairing pairing) {
        for (Entrant entrant : pairing.entrants()) {
            Share share = pairing.share(entrant);
            of(entrant).add(share);
            if (share.won() && !(pairing instanceof Bye)) {
                wins.merge(entrant, 1, Integer::sum);
            }
        }
    }

    private List<Share> of(Entrant entrant) {
        return shares.getOrDefault(entrant, List.of());
    }

    Points points(Entrant entrant) {
        return of(entrant).stream().map(Share::points).reduce(Points.ZERO, Points::plus);
    }

    Points wins(Entrant entrant) {
        return Points.of(wins.getOrDefault(entrant, 0));
    }

    Points buchholz(Entrant entrant) {
        return opponents(entrant).stream().reduce(Points.ZERO, Points::plus);
    }

    Points buchholzCutOne(Entrant entrant) {
        List<Points> opponents = opponents(entrant);
        Points lowest = opponents.stream().min(Points::compareTo).orElse(Points.ZERO);
        return buchholz(entrant).minus(lowest);
    }

    Points sonnebornBerger(Entrant entrant) {
        Points sum = Points.ZERO;
        for (Share share : of(entrant)) {
            for (Share.Encounter encounter : share.encounters()) {
                sum = sum.plus(asOpponent(encounter.opponent()).times(encounter.points()));
            }
            if (!share.played()) {
                sum = sum.plus(points(entrant).times(share.points()));
            }
        }
        return sum;
    }

    /** The points from matches within a group, or none for all if two of them have not met. */
    Points direct(Entrant entrant, List<Entrant> group) {
        boolean allMet =
                group.stream().allMatch(one -> group.stream().allMatch(other -> one.equals(other) || met(one, other)));
        return allMet
                ? encounters(entrant).stream()
                        .filter(encounter -> group.contains(encounter.opponent()))
                        .map(Share.Encounter::points)
                        .reduce(Points.ZERO, Points::plus)
                : Points.ZERO;
    }

    private boolean met(Entrant one, Entrant other) {
        return encounters(one).stream()
                .anyMatch(encounter -> encounter.opponent().equals(other));
    }

    private List<Share.Encounter> encounters(Entrant entrant) {
        return of(entrant).stream()
                .flatMap(share -> share.encounters().stream())
                .toList();
    }

    /** The points of the opponents, with the entrant's own for each round without one. */
    private List<Points> opponents(Entrant entrant) {
        var all = new ArrayList<Points>();
        encounters(entrant).forEach(encounter -> all.add(asOpponent(encounter.opponent())));
        long played = of(entrant).stream().filter(Share::played).count();
        for (long round = played; round < rounds; round++) {
            all.add(points(entrant));
        }
        return all;
    }

    /** The points by which opponents are measured. */
    private Points asOpponent(Entrant entrant) {
        long present = of(entrant).stream().filter(Share::present).count();
        return points(entrant).plus(Points.HALF.times(Points.of((int) (rounds - present))));
    }
}
