package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;

/** An exhaustive search without any optimisation, to check the others against. */
final class ForcedWin {
    private ForcedWin() {}

    /**
     * The fewest plies within which the seat to move wins whatever the others do, up to the given number; 0 if it
     * cannot.
     */
    static <M extends Move> int within(Position<M> position, Seat seat, int most) {
        for (int plies = 1; plies <= most; plies++) {
            if (wins(position, seat, plies)) {
                return plies;
            }
        }
        return 0;
    }

    private static <M extends Move> boolean wins(Position<M> position, Seat seat, int plies) {
        return switch (position.turn()) {
            case Turn.Over(var outcome) -> !outcome.drawn() && outcome.winners().contains(seat);
            case Turn.ToMove(Seat mover) when plies == 0 -> false;
            case Turn.ToMove(Seat mover)
            when mover.equals(seat) ->
                position.legalMoves().stream().anyMatch(move -> wins(position.play(move), seat, plies - 1));
            case Turn.ToMove(Seat mover) ->
                position.legalMoves().stream().allMatch(move -> wins(position.play(move), seat, plies - 1));
            case Turn.Chance chance -> false;
        };
    }
}
