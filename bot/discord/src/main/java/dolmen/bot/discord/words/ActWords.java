package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.Optional;

/** Sentences for everybody about acts in a match. */
public record ActWords(Names names) {

    public String of(MatchOutline match, HostAct act) {
        return switch (act) {
            case HostAct.Resignation(Seat seat) -> player(match, seat) + " resigned.";
            case HostAct.Forfeit(Seat seat, HostAct.Forfeit.Cause cause) ->
                "%s %s.".formatted(player(match, seat), of(cause));
            case HostAct.AgreedDraw draw -> "A draw was agreed.";
            case HostAct.AgreedHints hints -> "Hints are allowed from here on.";
            case HostAct.TakeBack(int entries) -> takenBack(match, entries);
            case HostAct.Handover handover -> "The players took over here; the moves before were brought along.";
            case HostAct.Aborted(Seat by) -> player(match, by) + " called the match off in the first two moves.";
            case HostAct.Voided voided -> Text.capital(moderator(match)) + " declared the match void.";
            case HostAct.Abandoned abandoned -> "The match was abandoned: its boards could no longer be shown.";
            case HostAct.Adjudication(Optional<Seat> winner) ->
                Text.capital(decider(match))
                        + winner.map(seat -> " gave the match to %s.".formatted(player(match, seat)))
                                .orElse(" ended the match as a draw.");
        };
    }

    /** For example "the moderator **Chiara**", for the last decision; "a moderator" if the name was not recorded. */
    String moderator(MatchOutline match) {
        return match.moderator()
                .map(person -> "the moderator " + names.bold(person))
                .orElse("a moderator");
    }

    /** The moderator who decided the result. If the match was declared void later, only that decision is recorded. */
    private String decider(MatchOutline match) {
        return match.conclusion().filter(Conclusion.Annulled.class::isInstance).isPresent()
                ? "a moderator"
                : moderator(match);
    }

    /** The cause of a forfeit as a predicate, for example "left the server". */
    public static String of(HostAct.Forfeit.Cause cause) {
        return switch (cause) {
            case TIME -> "ran out of time";
            case LEFT -> "left the server";
        };
    }

    private String takenBack(MatchOutline match, int entries) {
        return match.toMoveAfter(entries)
                .map(seat -> "The last turn of %s was taken back.".formatted(player(match, seat)))
                .orElse("The last turn was taken back.");
    }

    private String player(MatchOutline match, Seat seat) {
        return names.bold(match.player(seat));
    }
}
