package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import java.util.Optional;

/**
 * An entry of a game, and the game before it.
 *
 * @param act the act; empty if the entry is a move
 */
record Entry<M extends Move>(HostedGame<M> before, String text, Optional<HostAct> act) {

    /** Tells the chronicle this entry as the next one. */
    void tellTo(Chronicle chronicle) {
        act.ifPresentOrElse(
                done -> chronicle.tell(before.entries(), done),
                () -> chronicle.tell(before.entries(), before.standing(), text));
    }

    /** True if it is an agreement on hints, which does not change the game. */
    boolean agreesOnHints() {
        return act.orElse(null) instanceof HostAct.AgreedHints;
    }

    boolean byChance() {
        return act.isEmpty() && mover().isEmpty();
    }

    /** The seat that moved; empty for an act and for a move of chance. */
    Optional<Seat> mover() {
        return act.isEmpty() ? before.toMove() : Optional.empty();
    }
}
