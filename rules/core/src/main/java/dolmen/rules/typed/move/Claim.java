package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.List;
import java.util.Set;

/** Something that typed words say of a move, which must be true of the one that is played. */
sealed interface Claim {

    /**
     * It touches a cell.
     *
     * @param roles what the cell may be to it; empty if only the order of the words tells
     * @param object true if a verb before it makes it the object of what is done
     * @param added true if an "and" joins it to the cell before it, so that they are of one kind
     * @param described true if it is named together with the piece that stands there
     */
    record Mention(String cell, Set<Role> roles, boolean object, boolean added, boolean described) implements Claim {

        /** True if its place among the other cells tells what it is. */
        boolean bare() {
            return roles.isEmpty() || roles.size() > 1;
        }

        boolean allows(Place place) {
            return roles.isEmpty() || place.roles().stream().anyMatch(roles::contains);
        }
    }

    /**
     * A piece has a part in it.
     *
     * @param cell where the piece is said to stand; empty if that is not said
     * @param mover true if it is said to move, unless the cell tells more
     * @param roles what its cell is to the move where that is said instead of the cell; empty if it is not
     */
    record Named(Phrases piece, String cell, boolean mover, Set<Role> roles) implements Claim {}

    /**
     * It does one of these.
     *
     * @param picked the cell from which a piece is picked up, if that is all that the verb says; empty if it is not
     */
    record Done(List<Phrases> deeds, String picked) implements Claim {}

    /** It goes in a direction. */
    record Headed(Heading heading) implements Claim {}
}
