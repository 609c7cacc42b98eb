package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Viewer;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;

/** Tells a game from its beginning, entry by entry, to one viewer; for one use by one thread. */
final class Chronicle {
    private final Viewer viewer;
    private final List<Episode> episodes = new ArrayList<>();

    Chronicle(Viewer viewer) {
        this.viewer = viewer;
    }

    /** All episodes so far. */
    List<Episode> episodes() {
        return List.copyOf(episodes);
    }

    /**
     * Tells an act as the entry of this number. A handover drops all earlier episodes, because nobody here made the
     * moves.
     */
    void tell(int number, HostAct act) {
        if (act instanceof HostAct.Handover) {
            episodes.clear();
        }
        episodes.add(new Episode.Acted(number, act));
    }

    /** Tells a move by its text, as the entry of this number. */
    <M extends Move> void tell(int number, Standing<M> before, String move) {
        var ply = new Ply<>(before.position(), before.game().notation().read(move));
        Standing.Told told = before.told(ply, viewer);
        switch (before.position().turn()) {
            case Turn.ToMove(Seat seat) -> acts(number, seat, told);
            case Turn.Chance chance -> happens(number, told);
            case Turn.Over over -> throw new IllegalArgumentException("the game is over");
        }
    }

    private void acts(int number, Seat seat, Standing.Told told) {
        if (!episodes.isEmpty()
                && episodes.getLast() instanceof Episode.TurnTaken turn
                && turn.seat().equals(seat)) {
            replaceLast(turn.with(told));
        } else {
            episodes.add(new Episode.TurnTaken(number, seat, List.of(told)));
        }
    }

    private void happens(int number, Standing.Told told) {
        switch (episodes.isEmpty() ? null : episodes.getLast()) {
            case Episode.TurnTaken turn -> replaceLast(turn.with(told));
            case Episode.Chance chance -> replaceLast(chance.with(told));
            case Episode.Acted acted -> episodes.add(new Episode.Chance(number, List.of(told)));
            case null -> episodes.add(new Episode.Chance(number, List.of(told)));
        }
    }

    private void replaceLast(Episode longer) {
        episodes.set(episodes.size() - 1, longer);
    }
}
