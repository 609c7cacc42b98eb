package dolmen.bot.match;

import dolmen.rules.Seat;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A request of one player to all others in play, with the seats that have agreed. It is open until all have agreed, one
 * has declined, its maker has withdrawn it, or somebody has moved. A closed request is remembered for a while, so that
 * nobody is asked twice.
 *
 * @param by the maker
 * @param agreed the seats that have agreed, except the maker
 * @param stands false if it was closed
 */
public record Request(Kind kind, Seat by, Set<Seat> agreed, boolean stands) {

    /** The subject of a request, in the order in which one may follow another. */
    public enum Kind {
        /** A draw. */
        DRAW,
        /** The cancellation of the maker's last turn, and of all turns after it. */
        TAKE_BACK,
        /** A pause of the clocks. */
        PAUSE,
        /** Hints for every player who asks. */
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

    /** The request after somebody has declined it, its maker has withdrawn it, or it has lapsed. */
    Request closed() {
        return new Request(kind, by, agreed, false);
    }

    /**
     * The request after a turn of the seat; empty if it is forgotten. A player may offer a draw together with a move,
     * and again after the next move.
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
     * True if the seat may ask {@code next} after this closed request. Only a later kind may follow, so that the others
     * are not called endlessly by two alternating requests.
     */
    boolean mayBeFollowedBy(Seat seat, Kind next) {
        return !by.equals(seat) || kind.compareTo(next) < 0;
    }
}
