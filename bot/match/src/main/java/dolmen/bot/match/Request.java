package dolmen.bot.match;

import dolmen.rules.Seat;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one player asks of all others in play, and those of them who have agreed. It stands until all have agreed, one
 * has declined, its maker has thought better of it, or somebody has moved. One that came to nothing is remembered for a
 * while, so that nobody is asked twice.
 *
 * @param by who asks
 * @param agreed the seats that have agreed, besides the one that asks
 * @param stands false when it came to nothing
 */
public record Request(Kind kind, Seat by, Set<Seat> agreed, boolean stands) {

    /** What is asked, in the order in which one may follow another. */
    public enum Kind {
        /** That nobody wins. */
        DRAW,
        /** That the last turn of the one who asks counts no longer, nor any after it. */
        TAKE_BACK,
        /** That time stands still. */
        PAUSE,
        /** That each of them may ask for hints. */
        HINTS
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

    /** The request when somebody has declined it, its maker has withdrawn it, or it has lapsed. */
    Request closed() {
        return new Request(kind, by, agreed, false);
    }

    /**
     * What is left of it when that seat has moved. A draw may be offered with a move of one's own, and again when one
     * has moved since.
     */
    Optional<Request> afterTurnOf(Seat mover) {
        boolean own = mover.equals(by);
        return switch (kind) {
            case DRAW -> own ? Optional.of(this).filter(Request::stands) : Optional.of(closed());
            case PAUSE, HINTS -> own ? Optional.of(this) : Optional.empty();
            case TAKE_BACK -> Optional.empty();
        };
    }

    /**
     * Whether that seat may ask that although it has asked this, which came to nothing. Otherwise the others could be
     * called without end by two requests in turn: of the kinds only later ones may follow.
     */
    boolean mayBeFollowedBy(Seat seat, Kind next) {
        return !by.equals(seat) || kind.compareTo(next) < 0;
    }
}
