package dolmen.bot.images;

import dolmen.bot.match.Conclusion;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayerId;
import dolmen.renderer.Header;
import dolmen.rules.Seat;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The words above a board: who plays which side, whose turn it is or how the match ended. */
final class Headers {
    private Headers() {}

    /**
     * The header of a match.
     *
     * @param trays as in the scene, which know the side that each seat plays now
     * @param names those that are known; who has none is called by the side
     */
    static Header of(Match match, List<Tray> trays, Map<PlayerId, String> names) {
        return new Header(trays.stream().map(tray -> place(match, tray, names)).toList(), status(match, trays));
    }

    private static Header.Place place(Match match, Tray tray, Map<PlayerId, String> names) {
        return new Header.Place(
                names.getOrDefault(match.player(tray.seat()), tray.name()),
                tray.side(),
                match.toMove().equals(Optional.of(tray.seat())),
                tray.name() + ", " + tray.count());
    }

    /** Sides are named here, not players: their names are short. */
    private static String status(Match match, List<Tray> trays) {
        return match.conclusion()
                .map(conclusion -> switch (conclusion) {
                    case Conclusion.ByRules(var outcome)
                    when outcome.drawn() -> "Draw: " + outcome.reason().words();
                    case Conclusion.ByRules(var outcome) ->
                        won(outcome.winners(), trays, outcome.reason().words());
                    case Conclusion.ByResignation(Seat resigned) ->
                        won(conclusion.ranking().getFirst(), trays, sides(Set.of(resigned), trays) + " resigned");
                })
                .orElseGet(() -> "Move " + (match.ply() + 1));
    }

    private static String won(Set<Seat> winners, List<Tray> trays, String how) {
        return "%s won: %s".formatted(sides(winners, trays), how);
    }

    private static String sides(Set<Seat> seats, List<Tray> trays) {
        return trays.stream()
                .filter(tray -> seats.contains(tray.seat()))
                .map(Tray::name)
                .collect(Collectors.joining(" and "));
    }
}
