package dolmen.rules.host;

import dolmen.rules.Seat;
import java.util.Optional;

/**
 * An event of a game other than a move. Records keep its text among the moves for ever, so texts may be added but never
 * changed.
 */
public sealed interface HostAct {

    /** The seat gives up: {@code !resign:2} for the second seat. */
    record Resignation(Seat seat) implements HostAct {}

    /** The seat loses because it is inactive: {@code !forfeit:2:time}, {@code !forfeit:2:left}. */
    record Forfeit(Seat seat, Cause cause) implements HostAct {

        /** The cause of a forfeit. */
        public enum Cause {
            /** The seat ran out of time. */
            TIME,
            /** The seat's player left the server. */
            LEFT
        }
    }

    /** All seats still in play have agreed that nobody wins: {@code !draw}. */
    record AgreedDraw() implements HostAct {}

    /**
     * All seats still in play have agreed that each of them may ask for hints: {@code !hints}. The position does not
     * change, and hints remain allowed after a take-back.
     */
    record AgreedHints() implements HostAct {}

    /**
     * All entries from a given one onwards no longer count: {@code !takeback:5} takes back entry 5 and all later ones,
     * counted from 0. The record keeps them.
     *
     * @param entries the number of entries before a seat's last turn, see {@link HostedGame#takeBack}
     */
    record TakeBack(int entries) implements HostAct {}

    /**
     * The players take the game over here: {@code !handover}. The record does not say who made the earlier moves, and
     * nobody can take them back.
     */
    record Handover() implements HostAct {}

    /** The game ends without a result and does not count. */
    sealed interface Annulment extends HostAct {}

    /** A seat aborts the game at its beginning, see {@link HostedGame#mayAbort}: {@code !annul:aborted:1}. */
    record Aborted(Seat by) implements Annulment {}

    /** A moderator declares the game void: {@code !annul:voided}. */
    record Voided() implements Annulment {}

    /** The game can no longer be shown in its channel: {@code !annul:abandoned}. */
    record Abandoned() implements Annulment {}

    /**
     * A moderator decides the result: {@code !adjudged:2}, {@code !adjudged:draw}.
     *
     * @param winner the winner; empty if the seats in play share first place
     */
    record Adjudication(Optional<Seat> winner) implements HostAct {}

    /** The canonical text, which is not a move in any game. */
    default String text() {
        return ActText.of(this);
    }

    /** The act of this text; empty for a move of a game. */
    static Optional<HostAct> read(String text) {
        return ActText.read(text);
    }
}
