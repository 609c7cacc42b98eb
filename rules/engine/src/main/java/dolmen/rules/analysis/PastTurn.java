package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A whole turn that was played and not taken back.
 *
 * @param before the game at the start of the turn
 * @param moves all moves of the seat
 * @param after the game at the end of the turn
 */
record PastTurn<M extends Move>(HostedGame<M> before, List<M> moves, HostedGame<M> after) {

    PastTurn {
        moves = List.copyOf(moves);
    }

    /** The turns of a game from its start, without an incomplete last turn. */
    static <M extends Move> List<PastTurn<M>> of(HostedGame<M> game) {
        var turns = new ArrayList<PastTurn<M>>();
        for (PastTurn<M> ply : plies(game)) {
            if (ply.before().amidTurn() && !turns.isEmpty()) {
                turns.add(turns.removeLast().with(ply));
            } else {
                turns.add(ply);
            }
        }
        if (!turns.isEmpty() && turns.getLast().brokenOff()) {
            turns.removeLast();
        }
        return List.copyOf(turns);
    }

    /** Every ply as a turn of its own. */
    private static <M extends Move> List<PastTurn<M>> plies(HostedGame<M> game) {
        var notation = game.standing().game().notation();
        List<String> entries = game.record().moves();
        var plies = new ArrayList<PastTurn<M>>();
        HostedGame<M> at = game;
        while (at.entries() > 0) {
            String text = entries.get(at.entries() - 1);
            Optional<HostAct> act = HostAct.read(text);
            HostedGame<M> before =
                    at.after(act.orElse(null) instanceof HostAct.TakeBack(int kept) ? kept : at.entries() - 1);
            if (act.isEmpty() && before.toMove().isPresent()) {
                plies.add(new PastTurn<>(before, List.of(notation.read(text)), at));
            }
            at = before;
        }
        return plies.reversed();
    }

    private PastTurn<M> with(PastTurn<M> next) {
        var longer = new ArrayList<>(moves);
        longer.addAll(next.moves());
        return new PastTurn<>(before, longer, next.after());
    }

    private boolean brokenOff() {
        return after.standing().position().turn().equals(new Turn.ToMove(seat()));
    }

    /** The seat that played the turn. */
    Seat seat() {
        return before.toMove().orElseThrow();
    }
}
