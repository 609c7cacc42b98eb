package dolmen.rules.games.mausoleum;

import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Layout;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Symbol;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;

/**
 * The picture of a position, as data. White is the first side, Black the second.
 *
 * @param locked see {@link MausoleumPosition#locked}
 */
record MausoleumScene(Stones stones, int locked, Turn turn) {
    static final List<Symbol> SYMBOLS =
            Symbol.all(Material.LIMESTONE, List.of(Side.FIRST, Side.SECOND), List.of(new Glyph.Stone()));

    /** The scene with the seat's own home rows at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new Layout(BOARD, bottom.equals(Seat.SECOND));
        var labels = new ArrayList<>(layout.labels());
        if (stones.trapped(stones.all()) != 0) {
            labels.add(new Label(MausoleumPhrases.noteTrapped(), 0, 0, Label.Location.NOTE));
        }
        var surface = new Surface.Hexagons(Material.LIMESTONE, layout.cells(cell -> Side.NOBODY), labels);
        return new BoardScene(surface, tokens(), trapped(), trays(), Description.of(sentences()));
    }

    private List<Token> tokens() {
        return Cells.stream(stones.all() | stones.pits())
                .mapToObj(cell -> token(stones, cell))
                .toList();
    }

    /** The stone or the pit on a cell that is not empty. */
    private static Token token(Stones stones, int cell) {
        if (Cells.has(stones.pits(), cell)) {
            return new Token(BOARD.name(cell), new Glyph.Pit(), Side.NOBODY);
        }
        Side side = Cells.has(stones.white(), cell) ? Side.FIRST : Side.SECOND;
        return new Token(BOARD.name(cell), new Glyph.Stone(), side);
    }

    Symbol symbol(int cell) {
        return Symbol.of(Material.LIMESTONE, token(stones, cell));
    }

    private List<Mark> trapped() {
        return BOARD.names(stones.trapped(stones.all())).stream()
                .<Mark>map(Mark.Trapped::new)
                .toList();
    }

    private List<Tray> trays() {
        return List.of(
                new Tray(0, Side.FIRST, MausoleumPhrases.sideWhite(), count(stones.white())),
                new Tray(1, Side.SECOND, MausoleumPhrases.sideBlack(), count(stones.black())));
    }

    private static Argument count(long stones) {
        return MausoleumPhrases.trayStones(Cells.count(stones));
    }

    private List<Argument> sentences() {
        var sentences = new ArrayList<Argument>(List.of(
                turnInWords(),
                MausoleumPhrases.sceneWhite(listed(stones.white())),
                MausoleumPhrases.sceneBlack(listed(stones.black())),
                MausoleumPhrases.scenePits(listed(stones.pits())),
                MausoleumPhrases.sceneTrapped(listed(stones.trapped(stones.all())))));
        if (locked != Board.NONE) {
            sentences.add(MausoleumPhrases.sceneLocked(BOARD.word(locked)));
        }
        return sentences;
    }

    private Argument turnInWords() {
        return switch (turn) {
            case Turn.Over(Outcome outcome) when outcome.drawn() -> MausoleumPhrases.sceneDrawn();
            case Turn.Over(Outcome outcome) ->
                MausoleumPhrases.sceneOver(side(outcome.winners().iterator().next()));
            case Turn.ToMove(Seat seat) -> MausoleumPhrases.sceneToMove(side(seat));
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private static Argument side(Seat seat) {
        return seat.equals(Seat.FIRST) ? MausoleumPhrases.sideWhite() : MausoleumPhrases.sideBlack();
    }

    private static Argument listed(long cells) {
        return cells == 0 ? MausoleumPhrases.sceneNone() : BOARD.words(cells);
    }

    /**
     * The marks that show the effect of a move.
     *
     * @param unresolved the stones after the move, before captures are removed
     * @param after the cells of the remaining stones
     */
    List<Mark> marks(MausoleumMove move, Stones unresolved, long after) {
        var marks = new ArrayList<Mark>();
        switch (move) {
            case Glide(int from, int to) -> addWay(from, to, after, marks);
            case Push(int from, int to) -> {
                int behind = MausoleumBoard.behind(from, to);
                addWay(from, to, after, marks);
                marks.add(new Mark.Arrow(BOARD.name(to), BOARD.name(behind)));
                addLanding(behind, after, marks);
                if (Cells.has(unresolved.pits(), behind)) {
                    Side side = token(stones, to).side();
                    marks.add(new Mark.Removed(new Token(BOARD.name(behind), new Glyph.Stone(), side)));
                }
            }
        }
        Cells.stream(unresolved.all() & ~after)
                .mapToObj(cell -> token(unresolved, cell))
                .forEach(token -> marks.add(new Mark.Removed(token)));
        return List.copyOf(marks);
    }

    private void addWay(int from, int to, long after, List<Mark> marks) {
        marks.add(new Mark.Ghost(token(stones, from)));
        marks.add(new Mark.Arrow(BOARD.name(from), BOARD.name(to)));
        addLanding(to, after, marks);
    }

    private static void addLanding(int cell, long after, List<Mark> marks) {
        if (Cells.has(after, cell)) {
            marks.add(new Mark.Landed(BOARD.name(cell)));
        }
    }
}
