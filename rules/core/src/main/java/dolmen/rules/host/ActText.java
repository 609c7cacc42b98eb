package dolmen.rules.host;

import dolmen.rules.Seat;
import dolmen.rules.host.HostAct.Forfeit.Cause;
import java.util.List;
import java.util.Optional;

/** The texts of acts: an exclamation mark, then words separated by colons. Seats are numbered from 1. */
final class ActText {
    private static final String RESIGN = "!resign";
    private static final String FORFEIT = "!forfeit";
    private static final String DRAW = "!draw";
    private static final String HINTS = "!hints";
    private static final String TAKE_BACK = "!takeback";
    private static final String HANDOVER = "!handover";
    private static final String ANNUL = "!annul";
    private static final String ADJUDGED = "!adjudged";

    private static final String TIME = "time";
    private static final String LEFT = "left";
    private static final String ABORTED = "aborted";
    private static final String VOIDED = "voided";
    private static final String ABANDONED = "abandoned";
    private static final String DRAWN = "draw";

    private ActText() {}

    static String of(HostAct act) {
        return switch (act) {
            case HostAct.Resignation(Seat seat) -> joined(RESIGN, number(seat));
            case HostAct.Forfeit(Seat seat, Cause cause) -> joined(FORFEIT, number(seat), word(cause));
            case HostAct.AgreedDraw draw -> DRAW;
            case HostAct.AgreedHints hints -> HINTS;
            case HostAct.TakeBack(int entries) -> joined(TAKE_BACK, Integer.toString(entries));
            case HostAct.Handover handover -> HANDOVER;
            case HostAct.Aborted(Seat by) -> joined(ANNUL, ABORTED, number(by));
            case HostAct.Voided voided -> joined(ANNUL, VOIDED);
            case HostAct.Abandoned abandoned -> joined(ANNUL, ABANDONED);
            case HostAct.Adjudication(Optional<Seat> winner) ->
                joined(ADJUDGED, winner.map(ActText::number).orElse(DRAWN));
        };
    }

    private static String joined(String... words) {
        return String.join(":", words);
    }

    private static String number(Seat seat) {
        return Integer.toString(seat.index() + 1);
    }

    private static String word(Cause cause) {
        return switch (cause) {
            case TIME -> TIME;
            case LEFT -> LEFT;
        };
    }

    static Optional<HostAct> read(String text) {
        List<String> words = List.of(text.split(":", -1));
        return switch (words.size()) {
            case 1 ->
                switch (text) {
                    case DRAW -> Optional.of(new HostAct.AgreedDraw());
                    case HINTS -> Optional.of(new HostAct.AgreedHints());
                    case HANDOVER -> Optional.of(new HostAct.Handover());
                    default -> Optional.empty();
                };
            case 2 -> read(words.getFirst(), words.getLast());
            case 3 -> read(words.get(0), words.get(1), words.get(2));
            default -> Optional.empty();
        };
    }

    private static Optional<HostAct> read(String act, String what) {
        return switch (act) {
            case RESIGN -> seat(what).map(HostAct.Resignation::new);
            case TAKE_BACK -> entries(what).map(HostAct.TakeBack::new);
            case ADJUDGED ->
                what.equals(DRAWN)
                        ? Optional.of(new HostAct.Adjudication(Optional.empty()))
                        : seat(what).map(winner -> new HostAct.Adjudication(Optional.of(winner)));
            case ANNUL ->
                switch (what) {
                    case VOIDED -> Optional.of(new HostAct.Voided());
                    case ABANDONED -> Optional.of(new HostAct.Abandoned());
                    default -> Optional.empty();
                };
            default -> Optional.empty();
        };
    }

    private static Optional<HostAct> read(String act, String first, String second) {
        return switch (act) {
            case FORFEIT -> seat(first).flatMap(seat -> cause(second).map(cause -> new HostAct.Forfeit(seat, cause)));
            case ANNUL -> first.equals(ABORTED) ? seat(second).map(HostAct.Aborted::new) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Seat> seat(String number) {
        return number.matches("[1-9]") ? Optional.of(new Seat(Integer.parseInt(number) - 1)) : Optional.empty();
    }

    private static Optional<Integer> entries(String number) {
        return number.matches("0|[1-9][0-9]{0,8}") ? Optional.of(Integer.valueOf(number)) : Optional.empty();
    }

    private static Optional<Cause> cause(String word) {
        return switch (word) {
            case TIME -> Optional.of(Cause.TIME);
            case LEFT -> Optional.of(Cause.LEFT);
            default -> Optional.empty();
        };
    }
}
