package dolmen.rules.host;

import dolmen.rules.Seat;
import java.util.Optional;

/**
 * What happens to a game besides moves. Its text stands among the moves of a record, where it stays for ever: texts may
 * be added, but none is ever changed.
 */
public sealed interface HostAct {

    /** The seat gives up: {@code !resign:2} for the second seat. */
    record Resignation(Seat seat) implements HostAct {}

    /** The seat loses its place without having moved: {@code !forfeit:2:time}, {@code !forfeit:2:left}. */
    record Forfeit(Seat seat, Cause cause) implements HostAct {

        /** Why a seat forfeits. */
        public enum Cause {
            /** It ran out of time. */
            TIME,
            /** Its player left the server. */
            LEFT
        }
    }

    /** All seats still in play have agreed that nobody wins: {@code !draw}. */
    record AgreedDraw() implements HostAct {}

    /**
     * All seats still in play have agreed that each of them may ask for hints: {@code !hints}. The game stands as
     * before, and a take-back leaves them allowed.
     */
    record AgreedHints() implements HostAct {}

    /**
     * What came after so many entries counts no longer: {@code !takeback:5} for everything from entry 5 on, of which
     * the first is 0. The record keeps it.
     *
     * @param entries where the last turn of some seat began, see {@link HostedGame#takeBack}
     */
    record TakeBack(int entries) implements HostAct {}

    /**
     * The players take the game over here: {@code !handover}. Who made the moves before is not said, and none of them
     * is theirs to take back.
     */
    record Handover() implements HostAct {}

    /** The game ends without a result and counts for nothing. */
    sealed interface Annulment extends HostAct {}

    /** A seat calls the game off at its beginning, see {@link HostedGame#mayAbort}: {@code !annul:aborted:1}. */
    record Aborted(Seat by) implements Annulment {}

    /** A moderator declares the game void: {@code !annul:voided}. */
    record Voided() implements Annulment {}

    /** It can no longer be shown where it was played: {@code !annul:abandoned}. */
    record Abandoned() implements Annulment {}

    /**
     * A moderator says how the game ends: {@code !adjudged:2}, {@code !adjudged:draw}.
     *
     * @param winner empty if those in play share first place
     */
    record Adjudication(Optional<Seat> winner) implements HostAct {}

    /** The canonical text, which no game has as a move. */
    default String text() {
        return ActText.of(this);
    }

    /** The act of this text; empty for a move of a game. */
    static Optional<HostAct> read(String text) {
        return ActText.read(text);
    }
}
