package dolmen.bot.tournament;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.rules.opponent.Opponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The entrants at the start of a tournament, by rating. Computers take empty seats. Safe for use by many threads. */
public record Seeding(RatingService ratings) {
    /** The weakest computer that fills an empty seat; the others are next to it in level. */
    private static final Opponent FILLER = Opponent.ALL.get(2);

    /** The open tournament at its start, with its first pairings. */
    HostedTournament begun(HostedTournament open) {
        return open.begunBy(seeded(open)).advanced(Map.of());
    }

    /** The players and as many computers as make the number even and not too small, from the highest seed on. */
    private List<PlayerId> seeded(HostedTournament tournament) {
        var entrants = new ArrayList<>(tournament.players());
        ComputerPlayers.around(FILLER, missing(entrants.size())).stream()
                .map(ComputerPlayers::idOf)
                .forEach(entrants::add);
        String game = tournament.terms().variant().game();
        Map<PlayerId, Double> points = entrants.stream()
                .collect(Collectors.toMap(
                        Function.identity(), entrant -> ratings.points(entrant, ladder(entrant, game))));
        return entrants.stream()
                .sorted(Comparator.comparing(points::get, Comparator.reverseOrder()))
                .toList();
    }

    private static int missing(int people) {
        return people < HostedTournament.FEWEST ? HostedTournament.FEWEST - people : people % 2;
    }

    private static Ladder ladder(PlayerId player, String game) {
        return new Ladder(game, player.computer() ? Pool.COMPUTERS : Pool.PEOPLE);
    }
}
