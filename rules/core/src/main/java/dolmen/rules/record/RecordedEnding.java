package dolmen.rules.record;

import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The ending of a game as records write it.
 *
 * @param player the function that gives the name of a seat's player
 */
record RecordedEnding(Function<Seat, String> player) {

    /** The ranking by seat numbers. */
    static String result(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled annulled -> "void";
            case Conclusion.Ranked ranked ->
                ranked.ranking().stream()
                        .map(place -> place.stream()
                                .sorted()
                                .map(RecordedEnding::number)
                                .collect(Collectors.joining(" = ")))
                        .collect(Collectors.joining(" > "));
        };
    }

    String words(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> words(how);
            case Conclusion.ByRules ended -> name(ended.outcome().reason());
            case Conclusion.ByResignation ended -> player.apply(ended.resigned()) + " resigned";
            case Conclusion.ByForfeit(Seat forfeiter, HostAct.Forfeit.Cause cause) ->
                player.apply(forfeiter)
                        + switch (cause) {
                            case TIME -> " ran out of time";
                            case LEFT -> " left";
                        };
            case Conclusion.ByAgreement ended -> "agreed";
            case Conclusion.ByAdjudication ended -> "decided by a moderator";
            case Conclusion.ByRepetition ended -> "the same position for the third time";
            case Conclusion.ByNoProgress ended -> "%d moves without progress".formatted(ended.plies());
        };
    }

    /** For example "no move". */
    private static String name(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String words(HostAct.Annulment how) {
        return switch (how) {
            case HostAct.Aborted aborted -> "called off";
            case HostAct.Voided voided -> "declared void";
            case HostAct.Abandoned abandoned -> "abandoned";
        };
    }

    /** The number of the seat, from 1. */
    static String number(Seat seat) {
        return Integer.toString(seat.index() + 1);
    }
}
