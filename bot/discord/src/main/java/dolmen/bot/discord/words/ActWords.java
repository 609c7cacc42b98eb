package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;

/** Sentences for everybody about acts in a match. */
public record ActWords(Names names, Wording wording) {

    public String of(MatchOutline match, HostAct act) {
        return wording.of(phrase(match, act));
    }

    Phrase phrase(MatchOutline match, HostAct act) {
        return switch (act) {
            case HostAct.Resignation(Seat seat) -> WordsPhrases.actedResigned(player(match, seat));
            case HostAct.Forfeit(Seat seat, HostAct.Forfeit.Cause cause) ->
                switch (cause) {
                    case TIME -> WordsPhrases.actedOutOfTime(player(match, seat));
                    case LEFT -> WordsPhrases.actedLeft(player(match, seat));
                };
            case HostAct.AgreedDraw draw -> WordsPhrases.actedDraw();
            case HostAct.AgreedHints hints -> WordsPhrases.actedHints();
            case HostAct.TakeBack(int entries) ->
                match.toMoveAfter(entries)
                        .map(seat -> WordsPhrases.actedTakenBackOf(player(match, seat)))
                        .orElseGet(WordsPhrases::actedTakenBack);
            case HostAct.Handover handover -> WordsPhrases.actedHandover();
            case HostAct.Aborted(Seat by) -> WordsPhrases.actedAborted(player(match, by));
            case HostAct.Voided voided ->
                match.moderator()
                        .map(person -> WordsPhrases.actedVoidedBy(new Verbatim(names.bold(person))))
                        .orElseGet(WordsPhrases::actedVoided);
            case HostAct.Abandoned abandoned -> WordsPhrases.actedAbandoned();
            case HostAct.Adjudication(Optional<Seat> winner) -> adjudicated(match, winner);
        };
    }

    private Phrase adjudicated(MatchOutline match, Optional<Seat> winner) {
        Optional<Verbatim> moderator = decider(match);
        if (winner.isEmpty()) {
            return moderator.map(WordsPhrases::actedDrawnBy).orElseGet(WordsPhrases::actedDrawn);
        }
        Verbatim player = player(match, winner.get());
        return moderator
                .map(person -> WordsPhrases.actedGivenBy(person, player))
                .orElseGet(() -> WordsPhrases.actedGiven(player));
    }

    /**
     * The moderator who decided the result; empty if the name was not recorded. If the match was declared void later,
     * only that decision is recorded.
     */
    private Optional<Verbatim> decider(MatchOutline match) {
        return match.conclusion().filter(Conclusion.Annulled.class::isInstance).isPresent()
                ? Optional.empty()
                : match.moderator().map(person -> new Verbatim(names.bold(person)));
    }

    /** For example "the moderator **Chiara**", for the last decision; "a moderator" if the name was not recorded. */
    Phrase moderator(MatchOutline match) {
        return match.moderator()
                .map(person -> WordsPhrases.endedModerator(new Verbatim(names.bold(person))))
                .orElseGet(WordsPhrases::endedAModerator);
    }

    private Verbatim player(MatchOutline match, Seat seat) {
        return new Verbatim(names.bold(match.player(seat)));
    }
}
