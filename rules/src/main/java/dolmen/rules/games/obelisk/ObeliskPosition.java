package dolmen.rules.games.obelisk;

import dolmen.rules.OpenPosition;
import dolmen.rules.OpenView;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.View;
import dolmen.rules.scene.BoardScene;
import java.util.List;

/** A position of Obelisk. Black is the first seat and moves on even plies. */
record ObeliskPosition(Mode mode, Trio black, Trio white, int ply) implements OpenPosition<ObeliskMove> {

    static ObeliskPosition start(Mode mode) {
        return ObeliskText.read(mode, "obelisk1 %s - 0".formatted(Site.HOUSE_LAYOUT));
    }

    /** The position that a view shows whole. */
    static ObeliskPosition of(View<ObeliskMove> view) {
        if (view instanceof OpenView<ObeliskMove> open && open.position() instanceof ObeliskPosition position) {
            return position;
        }
        throw new IllegalArgumentException("no view of Obelisk: " + view);
    }

    @Override
    public int seats() {
        return 2;
    }

    Colour toMove() {
        return (ply & 1) == 0 ? Colour.BLACK : Colour.WHITE;
    }

    Trio stones(Colour colour) {
        return switch (colour) {
            case BLACK -> black;
            case WHITE -> white;
        };
    }

    /** True if the capstone of a colour rides on a stone of the other. */
    boolean rides(Colour colour) {
        return stones(colour).ridesOn(stones(colour.opponent()));
    }

    /** What the player to move has before him. */
    Front front() {
        return new Front(toMove(), stones(toMove()), stones(toMove().opponent()));
    }

    /** True if the stones of the player who has just moved may stand so. */
    boolean keepsSymmetry() {
        return mode.allows(stones(toMove().opponent()), stones(toMove()));
    }

    @Override
    public Turn turn() {
        Seat last = toMove().opponent().seat();
        Front front = front();
        if (front.enemy().isObelisk()) {
            return new Turn.Over(Outcome.win(last, Ending.OBELISK));
        }
        if (legalMoves().isEmpty()) {
            return new Turn.Over(Outcome.win(last, front.mustLeave() ? Ending.STRANDED : Ending.NO_MOVE));
        }
        return new Turn.ToMove(toMove().seat());
    }

    @Override
    public List<ObeliskMove> legalMoves() {
        Front front = front();
        return front.enemy().isObelisk()
                ? List.of()
                : front.moves().stream()
                        .filter(move -> after(move).keepsSymmetry())
                        .toList();
    }

    @Override
    public ObeliskPosition play(ObeliskMove move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException(ObeliskNotation.INSTANCE.write(move) + " is not legal here");
        }
        return after(move);
    }

    /** The position after a move that may break the symmetry. */
    ObeliskPosition after(ObeliskMove move) {
        Front after = front().after(move);
        return switch (toMove()) {
            case BLACK -> new ObeliskPosition(mode, after.own(), after.enemy(), ply + 1);
            case WHITE -> new ObeliskPosition(mode, after.enemy(), after.own(), ply + 1);
        };
    }

    @Override
    public String text() {
        return ObeliskText.write(this);
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return new ObeliskScene(this).seenFrom(bottom);
    }
}
