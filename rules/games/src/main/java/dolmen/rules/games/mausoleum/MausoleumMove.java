package dolmen.rules.games.mausoleum;

import dolmen.rules.Move;

/** A player's action in Mausoleum. Cells are those of {@link MausoleumBoard#BOARD}. */
sealed interface MausoleumMove extends Move {

    /** The origin of the stone. */
    int from();

    /** The cell that the stone enters. */
    int to();

    /** A glide along a line to the last empty cell before a stone, a pit or the edge. */
    record Glide(int from, int to) implements MausoleumMove {}

    /** A move to a neighbour cell that pushes the stone there one cell on, or into a pit. */
    record Push(int from, int to) implements MausoleumMove {}
}
