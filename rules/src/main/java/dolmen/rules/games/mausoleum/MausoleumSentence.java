package dolmen.rules.games.mausoleum;

import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import java.util.List;

/** A legal move of a position in an English sentence. */
record MausoleumSentence(MausoleumPosition before) {

    String of(MausoleumMove move) {
        long captured =
                before.unresolved(move).all() & ~before.play(move).stones().all();
        return acted(move) + (captured == 0 ? "" : "; this captures " + listed(BOARD.names(captured)));
    }

    private String acted(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> "The stone on %s glides to %s".formatted(BOARD.name(from), BOARD.name(to));
            case Push(int from, int to) -> {
                int behind = MausoleumBoard.behind(from, to);
                yield "The stone on %s pushes the stone on %s %s %s"
                        .formatted(
                                BOARD.name(from),
                                BOARD.name(to),
                                Cells.has(before.stones().pits(), behind) ? "into the pit on" : "to",
                                BOARD.name(behind));
            }
        };
    }

    private static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.getFirst() : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
