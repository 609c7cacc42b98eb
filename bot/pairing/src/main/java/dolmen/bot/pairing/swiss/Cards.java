package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Share;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pairing cards of all entrants who still play, filled in round by round. */
final class Cards {
    private final Tournament tournament;
    private final Map<Entrant, Points> scores = new HashMap<>();
    private final Map<Entrant, List<Line>> lines = new HashMap<>();

    /** One round on a card. */
    private record Line(Share share, Optional<Colour> colour, Card.Drift drift) {}

    private Cards(Tournament tournament) {
        this.tournament = tournament;
    }

    /** The cards before the next round, in the order of the ranking. */
    static List<Card> of(Tournament tournament, boolean lastRound) {
        var cards = new Cards(tournament);
        for (int round = 1; round <= tournament.rounds(); round++) {
            cards.fill(round);
        }
        return tournament.active().stream()
                .map(entrant -> cards.card(entrant, lastRound))
                .sorted(Card.RANKING)
                .toList();
    }

    private void fill(int round) {
        Map<Entrant, Pairing> paired = new HashMap<>();
        tournament.pairings().stream()
                .filter(pairing -> pairing.round() == round)
                .forEach(pairing -> pairing.entrants().forEach(entrant -> paired.put(entrant, pairing)));
        Map<Entrant, Points> before = Map.copyOf(scores);
        for (Entrant entrant : tournament.entrants()) {
            Line line = Optional.ofNullable(paired.get(entrant))
                    .map(pairing -> line(pairing, entrant, before))
                    .orElseGet(() -> absence(round));
            lines.computeIfAbsent(entrant, key -> new ArrayList<>()).add(line);
            scores.merge(entrant, line.share().points(), Points::plus);
        }
    }

    private static Line absence(int round) {
        return new Line(new Share(round, Points.ZERO, false, List.of()), Optional.empty(), Card.Drift.NONE);
    }

    private static Line line(Pairing pairing, Entrant entrant, Map<Entrant, Points> before) {
        Share share = pairing.share(entrant);
        if (!share.played()) {
            boolean scored = share.points().compareTo(Points.ZERO) > 0;
            return new Line(share, Optional.empty(), scored ? Card.Drift.DOWN : Card.Drift.NONE);
        }
        Entrant opponent = share.encounters().getFirst().opponent();
        int lead = before.getOrDefault(entrant, Points.ZERO).compareTo(before.getOrDefault(opponent, Points.ZERO));
        Card.Drift drift = lead == 0 ? Card.Drift.NONE : lead > 0 ? Card.Drift.DOWN : Card.Drift.UP;
        return new Line(
                share, pairing instanceof Duel duel ? Optional.of(duel.colour(entrant)) : Optional.empty(), drift);
    }

    private Card card(Entrant entrant, boolean lastRound) {
        List<Line> all = lines.getOrDefault(entrant, List.of());
        Points points = scores.getOrDefault(entrant, Points.ZERO);
        var opponents = new HashSet<Entrant>();
        all.stream()
                .flatMap(line -> line.share().encounters().stream())
                .filter(Share.Encounter::played)
                .forEach(encounter -> opponents.add(encounter.opponent()));
        return new Card(
                entrant,
                points,
                opponents,
                all.stream().flatMap(line -> line.colour().stream()).toList(),
                all.stream().map(Line::drift).toList(),
                all.stream()
                        .anyMatch(line -> !line.share().played() && line.share().won()),
                (int) all.stream().filter(line -> !line.share().played()).count(),
                lastRound && points.plus(points).compareTo(Points.of(all.size())) > 0);
    }
}
