package dolmen.bot.images;

import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.words.Wordings;
import dolmen.renderer.Header;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The text above a board: the player of each side, and whose turn it is or the result. */
final class Headers {
    private Headers() {}

    /**
     * The header of a match.
     *
     * @param trays the trays of the scene, which know the current side of each seat
     * @param names the known names; a player without one was forgotten
     */
    static Header of(MatchOutline match, List<Tray> trays, Map<PlayerId, String> names) {
        return new Header(trays.stream().map(tray -> place(match, tray, names)).toList(), status(match, trays));
    }

    private static Header.SeatCaption place(MatchOutline match, Tray tray, Map<PlayerId, String> names) {
        PlayerId player = match.player(new Seat(tray.seat()));
        String name = names.getOrDefault(player, Players.FORGOTTEN);
        return new Header.SeatCaption(
                name,
                tray.side(),
                match.toMove().equals(Optional.of(new Seat(tray.seat()))),
                name.equals(tray.name()) ? tray.count() : tray.name() + ", " + tray.count(),
                Portraits.of(player));
    }

    /** The status line names sides instead of players, because their names are short. */
    private static String status(MatchOutline match, List<Tray> trays) {
        return match.conclusion().map(conclusion -> status(conclusion, trays)).orElseGet(() -> "Turn " + match.turn());
    }

    private static String status(Conclusion conclusion, List<Tray> trays) {
        return switch (conclusion) {
            case Conclusion.Annulled annulled -> how(annulled, trays);
            case Conclusion.Ranked ranked when ranked.drawn() -> "Draw: " + how(ranked, trays);
            case Conclusion.Ranked ranked ->
                "%s won: %s".formatted(sides(ranked.ranking().getFirst(), trays), how(ranked, trays));
        };
    }

    /** The reason in a few words; the trays give the names of the players or sides. */
    static String how(Conclusion conclusion, List<Tray> trays) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> how(how);
            case Conclusion.Ranked ranked -> ranked(ranked, trays);
        };
    }

    private static String how(HostAct.Annulment annulment) {
        return switch (annulment) {
            case HostAct.Aborted aborted -> "Called off in the first two moves";
            case HostAct.Voided voided -> "Declared void by a moderator";
            case HostAct.Abandoned abandoned -> "Abandoned";
        };
    }

    private static String ranked(Conclusion.Ranked conclusion, List<Tray> trays) {
        return switch (conclusion) {
            case Conclusion.ByRules(Outcome outcome)
            when outcome.reason().ofLoser() ->
                Wordings.ENGLISH.of(outcome.reason().words(new Verbatim(sides(Set.of(outcome.loser()), trays))));
            case Conclusion.ByRules(Outcome outcome) ->
                Wordings.ENGLISH.of(outcome.reason().words());
            case Conclusion.ByResignation(Seat resigned) -> sides(Set.of(resigned), trays) + " resigned";
            case Conclusion.ByForfeit(Seat forfeiter, var cause) ->
                sides(Set.of(forfeiter), trays)
                        + switch (cause) {
                            case TIME -> " ran out of time";
                            case LEFT -> " left the server";
                        };
            case Conclusion.ByAgreement agreement -> "agreed";
            case Conclusion.ByAdjudication adjudication -> "decided by a moderator";
            case Conclusion.ByRepetition repetition -> "the same position for the third time";
            case Conclusion.ByNoProgress(var ranking, int plies) -> plies + " moves without progress";
        };
    }

    private static String sides(Set<Seat> seats, List<Tray> trays) {
        return trays.stream()
                .filter(tray -> seats.contains(new Seat(tray.seat())))
                .map(Tray::name)
                .collect(Collectors.joining(" and "));
    }
}
