package dolmen.rules.games.gardsdansen;

import dolmen.rules.Move;

/** A player's action on one ply of Gårdsdansen. Nodes are the cells of {@link GardsdansenBoard#BOARD}. */
sealed interface GardsdansenMove extends Move {

    /** The origin of the piece. */
    int from();

    /** The target of the piece. */
    int to();

    /** A move along a line of empty nodes: a pawn goes one or two steps, a stone any distance. */
    record Walk(int from, int to) implements GardsdansenMove {}

    /** A pawn's jump over a neighbour to the empty node behind it. The neighbour is taken. */
    record Jump(int from, int to) implements GardsdansenMove {}
}
