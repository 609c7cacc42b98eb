package dolmen.rules.games.mausoleum;

import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes a legal move in an English sentence. */
record MausoleumSentence(MausoleumPosition before) {

    String of(MausoleumMove move) {
        Stones unresolved = before.stones().unresolved(move);
        long left = before.play(move).stones().all();
        String captured = Stream.of(
                        side("White", unresolved.white() & ~left), side("Black", unresolved.black() & ~left))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" and "));
        return acted(move) + (captured.isEmpty() ? "" : "; this captures " + captured);
    }

    private static String side(String name, long captured) {
        return captured == 0 ? "" : "%s's %s".formatted(name, listed(BOARD.names(captured)));
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
