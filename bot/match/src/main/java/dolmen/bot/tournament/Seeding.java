package dolmen.bot.tournament;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingService;
import dolmen.rules.opponent.Opponent;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The entrants at the start of a tournament, by rating. Computers take empty seats. Safe for use by many threads. */
public record Seeding(RatingService ratings, InstantSource clock) {
    /** The weakest computer that fills an empty seat; the others are next to it in level. */
    private static final Opponent FILLER = Opponent.ALL.get(2);

    /** The players and as many computers as make the number even and not too small, from the highest seed on. */
    List<PlayerId> of(HostedTournament tournament) {
        var entrants = new ArrayList<>(tournament.players());
        ComputerPlayers.around(FILLER, missing(entrants.size())).stream()
                .map(ComputerPlayers::idOf)
                .forEach(entrants::add);
        Map<PlayerId, Double> points = entrants.stream()
                .collect(Collectors.toMap(
                        Function.identity(),
                        entrant -> points(entrant, tournament.terms().variant().game())));
        return entrants.stream()
                .sorted(Comparator.comparingDouble((PlayerId entrant) -> -points.getOrDefault(entrant, 0.0))
                        .thenComparingInt(entrants::indexOf))
                .toList();
    }

    private static int missing(int people) {
        return people < HostedTournament.FEWEST ? HostedTournament.FEWEST - people : people % 2;
    }

    private double points(PlayerId player, String game) {
        return ratings.of(player).stream()
                .filter(held -> held.ladder().game().equals(game))
                .findFirst()
                .map(held -> held.rating())
                .orElseGet(() -> Rating.newcomer(clock.instant()))
                .points();
    }
}
