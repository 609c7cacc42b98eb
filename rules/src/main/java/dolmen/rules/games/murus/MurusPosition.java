package dolmen.rules.games.murus;

import dolmen.rules.OpenPosition;
import dolmen.rules.OpenView;
import dolmen.rules.Seat;
import dolmen.rules.View;
import dolmen.rules.scene.BoardScene;
import java.util.List;

/** A position of Murus Gallicus: two armies face to face, or three or four at one table, each against all. */
sealed interface MurusPosition extends OpenPosition<MurusMove> permits Duel, Melee {

    /** The board on which it stands. */
    Ground ground();

    /** Those who take part, in the order of their seats. */
    List<Camp> camps();

    /** The army that is to move. */
    Army mover();

    /** The stacks of everybody else, as one army. */
    Army enemy();

    /** The cells on which a tower that is to move may drop a stone. */
    long open();

    /** The position that a view shows whole. */
    static MurusPosition of(View<MurusMove> view) {
        if (view instanceof OpenView<MurusMove> open && open.position() instanceof MurusPosition position) {
            return position;
        }
        throw new IllegalArgumentException("no view of Murus Gallicus: " + view);
    }

    @Override
    default BoardScene scene(Seat bottom) {
        return MurusScene.of(this).seenFrom(bottom);
    }
}
