package dolmen.bot.images;

import dolmen.bot.id.IdPhrases;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.renderer.Header;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The text above a board: the player of each side, and whose turn it is or the result.
 *
 * @param trays the trays of the scene, which know the current side of each seat
 * @param names the known names; a player without one was forgotten
 */
record Headers(MatchOutline match, List<Tray> trays, Map<PlayerId, String> names, Wording wording) {

    /** The header of the match. */
    Header header() {
        return new Header(trays.stream().map(this::place).toList(), wording.of(status()));
    }

    private Header.SeatCaption place(Tray tray) {
        PlayerId player = match.player(new Seat(tray.seat()));
        String name = names.getOrDefault(player, wording.of(IdPhrases.forgotten()));
        Argument note = new Verbatim(name).equals(tray.name())
                ? tray.count()
                : ImagesPhrases.headerSide(tray.name(), tray.count());
        return new Header.SeatCaption(
                name,
                tray.side(),
                match.toMove().equals(Optional.of(new Seat(tray.seat()))),
                wording.of(note),
                Portraits.of(player));
    }

    /** The status line names sides instead of players, because their names are short. */
    private Phrase status() {
        return match.conclusion().map(this::status).orElseGet(() -> ImagesPhrases.headerTurn(match.turn()));
    }

    private Phrase status(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> how(how);
            case Conclusion.Ranked ranked when ranked.drawn() -> ImagesPhrases.headerDrawn(ranked(ranked, trays));
            case Conclusion.Ranked ranked ->
                ImagesPhrases.headerWon(sides(ranked.ranking().getFirst(), trays), ranked(ranked, trays));
        };
    }

    /** The reason in a few words; the trays give the names of the players or sides. */
    static Argument how(Conclusion conclusion, List<Tray> trays) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> how(how);
            case Conclusion.Ranked ranked -> ranked(ranked, trays);
        };
    }

    private static Phrase how(HostAct.Annulment annulment) {
        return switch (annulment) {
            case HostAct.Aborted aborted -> ImagesPhrases.howAborted();
            case HostAct.Voided voided -> ImagesPhrases.howVoided();
            case HostAct.Abandoned abandoned -> ImagesPhrases.howAbandoned();
        };
    }

    private static Argument ranked(Conclusion.Ranked conclusion, List<Tray> trays) {
        return switch (conclusion) {
            case Conclusion.ByRules(Outcome outcome)
            when outcome.reason().ofLoser() -> outcome.reason().words(sides(Set.of(outcome.loser()), trays));
            case Conclusion.ByRules(Outcome outcome) -> outcome.reason().words();
            case Conclusion.ByResignation(Seat resigned) -> ImagesPhrases.howResigned(sides(Set.of(resigned), trays));
            case Conclusion.ByForfeit(Seat forfeiter, var cause) ->
                switch (cause) {
                    case TIME -> ImagesPhrases.howTime(sides(Set.of(forfeiter), trays));
                    case LEFT -> ImagesPhrases.howLeft(sides(Set.of(forfeiter), trays));
                };
            case Conclusion.ByAgreement agreement -> ImagesPhrases.howAgreed();
            case Conclusion.ByAdjudication adjudication -> ImagesPhrases.howAdjudicated();
            case Conclusion.ByRepetition repetition -> ImagesPhrases.howRepetition();
            case Conclusion.ByNoProgress(var ranking, int plies) -> ImagesPhrases.howNoProgress(plies);
        };
    }

    private static Listing sides(Set<Seat> seats, List<Tray> trays) {
        return Listing.and(trays.stream()
                .filter(tray -> seats.contains(new Seat(tray.seat())))
                .map(Tray::name)
                .toList());
    }
}
