package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.List;
import java.util.Set;

/**
 * A cell that a move touches.
 *
 * @param names what the piece is called that stands there before the move, or that the move makes there; empty if none
 */
public record Place(String cell, Set<Role> roles, List<Phrases> names) {
    public Place {
        roles = Set.copyOf(roles);
        names = List.copyOf(names);
    }

    /** An empty cell, or one whose piece has no name of its own. */
    public static Place of(String cell, Role... roles) {
        return new Place(cell, Set.of(roles), List.of());
    }

    /** This cell with a piece of a name. */
    public Place named(Phrases... pieces) {
        return new Place(cell, roles, List.of(pieces));
    }

    boolean is(Role role) {
        return roles.contains(role);
    }
}
