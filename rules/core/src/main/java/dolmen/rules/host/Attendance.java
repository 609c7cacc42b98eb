package dolmen.rules.host;

import dolmen.rules.Seat;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The participation of the seats in a game: the moves and acts that show whether they have really played.
 *
 * @param moved the seats that have moved
 * @param acts all acts besides moving
 * @param endedByRules whether moves have ended the game
 */
record Attendance(int seats, Set<Seat> moved, List<HostAct> acts, boolean endedByRules) {

    /**
     * True if every seat has played. A seat has played if it moved, or if the moves of others put it out of play before
     * its first turn. It has not if it gave up or forfeited before that, or if an act ended the game too early.
     */
    boolean full() {
        return IntStream.range(0, seats).mapToObj(Seat::new).allMatch(seat -> moved.contains(seat) || outByMoves(seat));
    }

    private boolean outByMoves(Seat seat) {
        return endedByRules && acts.stream().noneMatch(act -> withdraws(act, seat));
    }

    private static boolean withdraws(HostAct act, Seat seat) {
        return switch (act) {
            case HostAct.Resignation(Seat by) -> by.equals(seat);
            case HostAct.Forfeit(Seat by, HostAct.Forfeit.Cause cause) -> by.equals(seat);
            case HostAct.AgreedDraw draw -> false;
            case HostAct.AgreedHints hints -> false;
            case HostAct.TakeBack takeBack -> false;
            case HostAct.Handover handover -> false;
            case HostAct.Annulment annulment -> false;
            case HostAct.Adjudication adjudication -> false;
        };
    }
}
