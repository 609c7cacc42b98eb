package dolmen.rules.games.gardsdansen;

import dolmen.rules.board.Cells;
import dolmen.rules.board.Key;
import java.util.stream.Stream;

/** The pieces of one player, as sets of nodes of {@link GardsdansenBoard#BOARD}. */
record Troop(long pawns, long stones) {

    /** South's pieces at the start. */
    static final Troop SOUTH = of("b2 c2 d2 e2 f2", "a1 a2 b1 c1 d1 e1 f1 g1 g2");

    /** North's pieces at the start. */
    static final Troop NORTH = of("b4 c5 d6 e5 f4", "a3 a4 b5 c6 d7 e6 f5 g3 g4");

    private static Troop of(String pawns, String stones) {
        return new Troop(nodes(pawns), nodes(stones));
    }

    private static long nodes(String names) {
        return Stream.of(names.split(" "))
                .mapToLong(name -> Cells.of(GardsdansenBoard.BOARD.cell(name)))
                .reduce(0, (a, b) -> a | b);
    }

    long all() {
        return pawns | stones;
    }

    int count() {
        return Cells.count(all());
    }

    /** The key extended by these pieces. */
    long addedTo(long key) {
        return Key.and(Key.and(key, pawns), stones);
    }

    /** True if this side has lost because it has no pawn or no stone left. */
    boolean beaten() {
        return pawns == 0 || stones == 0;
    }

    /** This troop with one piece moved to an empty node. */
    Troop moved(int from, int to) {
        return Cells.has(pawns, from)
                ? new Troop((pawns & ~Cells.of(from)) | Cells.of(to), stones)
                : new Troop(pawns, (stones & ~Cells.of(from)) | Cells.of(to));
    }

    /** This troop without its piece on a node, if it has one there. */
    Troop without(int node) {
        return new Troop(pawns & ~Cells.of(node), stones & ~Cells.of(node));
    }
}
