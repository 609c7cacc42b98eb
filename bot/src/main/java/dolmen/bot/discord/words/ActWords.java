package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.util.Optional;

/** What happened to a match besides moves, in a sentence that everybody may read. */
public record ActWords(Names names) {

    public String of(MatchOutline match, HostAct act) {
        return switch (act) {
            case HostAct.Resignation(Seat seat) -> player(match, seat) + " resigned.";
            case HostAct.Forfeit(Seat seat, HostAct.Forfeit.Cause cause) ->
                "%s %s.".formatted(player(match, seat), of(cause));
            case HostAct.AgreedDraw draw -> "A draw was agreed.";
            case HostAct.TakeBack(int entries) -> takenBack(match, entries);
            case HostAct.Aborted(Seat by) -> player(match, by) + " called the match off in the first two moves.";
            case HostAct.Voided voided -> "A moderator declared the match void.";
            case HostAct.Abandoned abandoned -> "The match was abandoned, since nobody could be reached any more.";
            case HostAct.Adjudication(Optional<Seat> winner) ->
                winner.map(seat -> "A moderator gave the match to %s.".formatted(player(match, seat)))
                        .orElse("A moderator ended the match as a draw.");
        };
    }

    /** What a seat did that forfeits. */
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
