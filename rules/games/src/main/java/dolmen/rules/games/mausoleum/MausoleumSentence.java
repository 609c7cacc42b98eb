package dolmen.rules.games.mausoleum;

import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.ArrayList;

/** Describes a legal move in a sentence. */
record MausoleumSentence(MausoleumPosition before) {

    Phrase of(MausoleumMove move) {
        Stones unresolved = before.stones().unresolved(move);
        long left = before.play(move).stones().all();
        long white = unresolved.white() & ~left;
        long black = unresolved.black() & ~left;
        var captured = new ArrayList<Phrase>();
        if (white != 0) {
            captured.add(MausoleumPhrases.stonesWhite(names(white)));
        }
        if (black != 0) {
            captured.add(MausoleumPhrases.stonesBlack(names(black)));
        }
        return captured.isEmpty() ? acted(move) : MausoleumPhrases.moveCaptures(acted(move), Listing.and(captured));
    }

    private Phrase acted(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> MausoleumPhrases.moveGlide(BOARD.word(from), BOARD.word(to));
            case Push(int from, int over) -> {
                int to = MausoleumBoard.behind(from, over);
                yield Cells.has(before.stones().pits(), to)
                        ? MausoleumPhrases.movePushPit(BOARD.word(from), BOARD.word(over), BOARD.word(to))
                        : MausoleumPhrases.movePush(BOARD.word(from), BOARD.word(over), BOARD.word(to));
            }
        };
    }

    private static Listing names(long cells) {
        return Listing.and(BOARD.names(cells).stream().map(Verbatim::new).toList());
    }
}
