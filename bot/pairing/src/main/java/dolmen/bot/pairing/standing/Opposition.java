package dolmen.bot.pairing.standing;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Share;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The opponents of all entrants, and the tie-breaks that follow from them. In a Swiss tournament rounds that were not
 * played are treated as by the FIDE tie-break regulations (C.07, article 16) in a simple form: an entrant's own
 * unplayed round counts as a match against somebody with the entrant's own points, and an opponent's forfeit or absence
 * counts as a draw in that opponent's points. In all other formats a forfeit is a result like others.
 */
final class Opposition {
    private final boolean swiss;
    private final int rounds;
    private final Map<Entrant, List<Pairing>> pairings = new HashMap<>();

    Opposition(Tournament tournament) {
        swiss = tournament.format() instanceof Format.Swiss;
        rounds = tournament.rounds();
        for (Pairing pairing : tournament.pairings()) {
            pairing.entrants()
                    .forEach(entrant -> pairings.computeIfAbsent(entrant, key -> new ArrayList<>())
                            .add(pairing));
        }
    }

    private List<Pairing> pairings(Entrant entrant) {
        return pairings.getOrDefault(entrant, List.of());
    }

    private List<Share> shares(Entrant entrant) {
        return pairings(entrant).stream().map(pairing -> pairing.share(entrant)).toList();
    }

    Points points(Entrant entrant) {
        return shares(entrant).stream().map(Share::points).reduce(Points.ZERO, Points::plus);
    }

    Points wins(Entrant entrant) {
        return Points.of((int) pairings(entrant).stream()
                .filter(pairing -> !(pairing instanceof Bye))
                .filter(pairing -> pairing.share(entrant).won())
                .count());
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
        for (Share share : shares(entrant)) {
            for (Share.Encounter encounter : counted(share)) {
                sum = sum.plus(asOpponent(encounter.opponent()).times(encounter.points()));
            }
            if (swiss && !share.played()) {
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
        return shares(entrant).stream()
                .flatMap(share -> counted(share).stream())
                .toList();
    }

    private List<Share.Encounter> counted(Share share) {
        return share.encounters().stream()
                .filter(encounter -> encounter.played() || !swiss)
                .toList();
    }

    /** The points of the opponents; in a Swiss tournament, with the entrant's own for each round without one. */
    private List<Points> opponents(Entrant entrant) {
        var all = new ArrayList<Points>();
        encounters(entrant).forEach(encounter -> all.add(asOpponent(encounter.opponent())));
        if (swiss) {
            long played = shares(entrant).stream().filter(Share::played).count();
            for (long round = played; round < finishedRounds(entrant); round++) {
                all.add(points(entrant));
            }
        }
        return all;
    }

    /** The points by which opponents are measured. */
    private Points asOpponent(Entrant entrant) {
        if (!swiss) {
            return points(entrant);
        }
        long absences = finishedRounds(entrant)
                - pairings(entrant).stream()
                        .filter(Pairing::decided)
                        .filter(pairing -> pairing.share(entrant).present())
                        .count();
        return points(entrant).plus(Points.HALF.times(Points.of((int) absences)));
    }

    /** The number of rounds without those in which the entrant's match is open. */
    private long finishedRounds(Entrant entrant) {
        return rounds
                - pairings(entrant).stream()
                        .filter(pairing -> !pairing.decided())
                        .count();
    }
}
