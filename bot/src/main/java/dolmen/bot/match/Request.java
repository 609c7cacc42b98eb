package dolmen.bot.match;

import dolmen.rules.Seat;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one player asks of all others in play, and those of them who have agreed. It stands until all have agreed, one
 * has declined, its maker has thought better of it, or somebody has moved. A declined one is remembered until then, so
 * that nobody is asked twice.
 *
 * @param by who asks
 * @param agreed the seats that have agreed, besides the one that asks
 * @param stands false when somebody has declined
 */
public record Request(Kind kind, Seat by, Set<Seat> agreed, boolean stands) {

    /** What is asked. */
    public enum Kind {
        /** That nobody wins. */
        DRAW,
        /** That the last turn of the one who asks counts no longer, nor any after it. */
        TAKE_BACK,
        /** That time stands still. */
        PAUSE
    }

    public Request {
        agreed = Set.copyOf(agreed);
    }

    static Request of(Kind kind, Seat by) {
        return new Request(kind, by, Set.of(), true);
    }

    Request agreedBy(Seat seat) {
        return new Request(
                kind, by, Stream.concat(agreed.stream(), Stream.of(seat)).collect(Collectors.toSet()), true);
    }

    Request declined() {
        return new Request(kind, by, agreed, false);
    }

    /** Whether it is remembered when that seat has moved: a draw may be offered with a move of one's own. */
    boolean survivesTurnOf(Seat mover) {
        return switch (kind) {
            case DRAW, PAUSE -> mover.equals(by);
            case TAKE_BACK -> false;
        };
    }
}
