package dolmen.rules.games.mausoleum;

import dolmen.rules.Move;

/** What a player of Mausoleum does on a turn. Cells are those of {@link MausoleumBoard#BOARD}. */
sealed interface MausoleumMove extends Move {

    /** Where the stone stands. */
    int from();

    /** The cell that it enters. */
    int to();

    /** A stone glides along a line to the last empty cell before a stone, a pit or the edge. */
    record Glide(int from, int to) implements MausoleumMove {}

    /** A stone enters a neighbour cell and pushes the stone there one cell on, or into a pit. */
    record Push(int from, int to) implements MausoleumMove {}
}
