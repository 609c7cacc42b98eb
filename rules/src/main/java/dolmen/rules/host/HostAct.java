package dolmen.rules.host;

import dolmen.rules.Seat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What seats do to a game besides moving. Its text stands among the moves of a record. */
public sealed interface HostAct {

    /** The seat gives up. */
    record Resignation(Seat seat) implements HostAct {
        private static final Pattern TEXT = Pattern.compile("!resign:([1-9])");
    }

    /** All seats still in play have agreed that nobody wins. */
    record AgreedDraw() implements HostAct {
        private static final String TEXT = "!draw";
    }

    /** The canonical text, which no game has as a move: {@code !resign:2} for the second seat, {@code !draw}. */
    default String text() {
        return switch (this) {
            case Resignation(Seat seat) -> "!resign:" + (seat.index() + 1);
            case AgreedDraw draw -> AgreedDraw.TEXT;
        };
    }

    /** The act of this text; empty for a move of a game. */
    static Optional<HostAct> read(String text) {
        Matcher resignation = Resignation.TEXT.matcher(text);
        if (resignation.matches()) {
            return Optional.of(new Resignation(new Seat(Integer.parseInt(resignation.group(1)) - 1)));
        }
        return text.equals(AgreedDraw.TEXT) ? Optional.of(new AgreedDraw()) : Optional.empty();
    }
}
