package dolmen.rules.games.mausoleum;

import dolmen.rules.Move;

/** A player's action on a turn of Mausoleum. Cells are those of {@link MausoleumBoard#BOARD}. */
sealed interface MausoleumMove extends Move {

    /** The origin of the stone. */
    int from();

    /** The cell that it enters. */
    int to();

    /** A stone glides along a line to the last empty cell before a stone, a pit or the edge. */
    record Glide(int from, int to) implements MausoleumMove {}

    /** A stone enters a neighbour cell and pushes the stone there one cell on, or into a pit. */
    record Push(int from, int to) implements MausoleumMove {}
}
