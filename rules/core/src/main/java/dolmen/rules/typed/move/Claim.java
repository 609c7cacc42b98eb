package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.List;
import java.util.Set;

/** A statement about a move in typed words; it must be true of the move that is played. */
sealed interface Claim {

    /**
     * The move touches a cell.
     *
     * @param roles the cell's possible roles in the move; empty if only the word order tells
     * @param object true if a verb before it makes it the object of an action
     * @param added true if an "and" joins it to the cell before it, so that they are of one kind
     * @param described true if it is named together with the piece on it
     */
    record Mention(String cell, Set<CellRole> roles, boolean object, boolean added, boolean described)
            implements Claim {

        /** True if only the order of the cells tells the role. */
        boolean bare() {
            return roles.isEmpty() || roles.size() > 1;
        }

        boolean allows(Place place) {
            return roles.isEmpty() || place.roles().stream().anyMatch(roles::contains);
        }
    }

    /**
     * A piece takes part in the move.
     *
     * @param cell the cell of the piece; empty if the text does not say
     * @param mover true if the text says that the piece moves, unless the cell tells more
     * @param roles the roles of the cell, if the text gives them instead of the cell; otherwise empty
     */
    record Named(Phrases piece, String cell, boolean mover, Set<CellRole> roles) implements Claim {}

    /**
     * The move does one of these deeds.
     *
     * @param picked the cell of the piece, if the verb may mean only that it is picked up; otherwise empty
     */
    record Done(List<Phrases> deeds, String picked) implements Claim {}

    /** The move has a direction. */
    record Headed(Bearing heading) implements Claim {}
}
