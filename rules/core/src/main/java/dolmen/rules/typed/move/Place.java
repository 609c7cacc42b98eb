package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.List;
import java.util.Set;

/**
 * A cell that a move touches.
 *
 * @param names the names of the piece that is there before the move, or that the move makes there; empty if there is
 *     none
 * @param held whether a piece of the mover is there before the move
 */
public record Place(String cell, Set<CellRole> roles, List<Phrases> names, boolean held) {
    public Place {
        roles = Set.copyOf(roles);
        names = List.copyOf(names);
    }

    /** An empty cell, or one whose piece has no name of its own. */
    public static Place of(String cell, CellRole... roles) {
        return new Place(cell, Set.of(roles), List.of(), false);
    }

    /** This cell with the names of a piece. */
    public Place named(Phrases... pieces) {
        return new Place(cell, roles, List.of(pieces), held);
    }

    /** This cell with a piece of the mover, or without one. */
    public Place held(boolean byMover) {
        return new Place(cell, roles, names, byMover);
    }

    boolean is(CellRole role) {
        return roles.contains(role);
    }
}
