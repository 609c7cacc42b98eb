package dolmen.rules.games.obelisk;

import dolmen.rules.Move;

/** A player's action in Obelisk with the unit on a cell. Cells are those of {@link ObeliskBoard#BOARD}. */
sealed interface ObeliskMove extends Move {

    /** The origin of the unit. */
    int from();

    /** The target of the unit. */
    int to();

    /** A unit's step onto an adjacent empty cell. */
    record Step(int from, int to) implements ObeliskMove {}

    /** A unit's jump over an adjacent occupied cell, onto the empty one behind it. */
    record Jump(int from, int to) implements ObeliskMove {}

    /** A step of the pedestal onto its base, or of the capstone onto its foundation. */
    record Build(int from, int to) implements ObeliskMove {}

    /** Ra's Revenge: a step of the capstone onto an enemy base, pedestal or foundation. */
    record Revenge(int from, int to) implements ObeliskMove {}
}
