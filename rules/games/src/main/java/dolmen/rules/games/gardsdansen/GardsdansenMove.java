package dolmen.rules.games.gardsdansen;

import dolmen.rules.Move;

/** A player's action on one ply of a turn of Gårdsdansen. Nodes are the cells of {@link GardsdansenBoard#BOARD}. */
sealed interface GardsdansenMove extends Move {

    /** The origin of the piece. */
    int from();

    /** The target of the piece. */
    int to();

    /** A piece goes along a line over empty nodes to an empty one: a pawn one or two steps, a stone any distance. */
    record Walk(int from, int to) implements GardsdansenMove {}

    /** A pawn jumps over a neighbour to the empty node behind it, and takes it. */
    record Jump(int from, int to) implements GardsdansenMove {}
}
