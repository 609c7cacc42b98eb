package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;

/** Describes a legal move in an English sentence. */
record GardsdansenSentence(GardsdansenPosition before) {

    String of(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to)
            when before.phase() == Phase.PAWN ->
                "The pawn on %s moves to %s%s".formatted(BOARD.name(from), BOARD.name(to), unlessStoneFollows(move));
            case Walk(int from, int to) -> "The stone on %s slides to %s".formatted(BOARD.name(from), BOARD.name(to));
            case Jump(int from, int to) ->
                "The pawn on %s jumps over %s to %s and takes it%s"
                        .formatted(
                                BOARD.name(from),
                                taken(GardsdansenBoard.between(from, to)),
                                BOARD.name(to),
                                unlessStoneFollows(move));
        };
    }

    private String taken(int node) {
        boolean own = Cells.has(before.own().all(), node);
        return "%s %s on %s".formatted(own ? "its own side's" : "the", before.pieceOn(node), BOARD.name(node));
    }

    private String unlessStoneFollows(GardsdansenMove move) {
        GardsdansenPosition after = before.play(move);
        return after.beaten() || after.phase() == Phase.STONE || after.phase() == Phase.LAST_STONE
                ? ""
                : "; no stone of that side can move";
    }
}
