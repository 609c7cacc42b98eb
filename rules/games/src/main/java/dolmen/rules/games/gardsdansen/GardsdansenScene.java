package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.NodeLayout;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Symbol;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The picture of a position, as data. South is the first seat and side, North the second.
 *
 * @param lastTurn see {@link GardsdansenPosition#lastTurn}
 */
record GardsdansenScene(Troop south, Troop north, Turn turn, Phase phase, boolean lastTurn) {
    static final List<Symbol> SYMBOLS =
            Symbol.all(Material.LINEN, List.of(Side.FIRST, Side.SECOND), List.of(new Glyph.Pawn(), new Glyph.Pebble()));

    private static final Verbatim SOUTH = new Verbatim(Seat.FIRST.title());
    private static final Verbatim NORTH = new Verbatim(Seat.SECOND.title());

    /** The scene with the seat's own corner at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new NodeLayout(BOARD, bottom.equals(Seat.SECOND));
        var surface = new Surface.Nodes(Material.LINEN, layout.cells(node -> Side.NOBODY), layout.labels());
        return new BoardScene(surface, tokens(), List.of(), trays(), Description.of(sentences()));
    }

    private List<Token> tokens() {
        return Cells.stream(south.all() | north.all()).mapToObj(this::token).toList();
    }

    /** The piece on an occupied node. */
    private Token token(int node) {
        boolean pawn = Cells.has(south.pawns() | north.pawns(), node);
        return new Token(
                BOARD.name(node),
                pawn ? new Glyph.Pawn() : new Glyph.Pebble(),
                Cells.has(south.all(), node) ? Side.FIRST : Side.SECOND);
    }

    Symbol symbol(int node) {
        return Symbol.of(Material.LINEN, token(node));
    }

    private List<Tray> trays() {
        return List.of(new Tray(0, Side.FIRST, SOUTH, count(south)), new Tray(1, Side.SECOND, NORTH, count(north)));
    }

    private static Argument count(Troop troop) {
        return GardsdansenPhrases.trayPieces(Cells.count(troop.pawns()), Cells.count(troop.stones()));
    }

    private List<Argument> sentences() {
        var sentences = new ArrayList<Argument>();
        sentences.add(turnInWords());
        if (lastTurn && turn instanceof Turn.ToMove) {
            sentences.add(GardsdansenPhrases.sceneLast());
        }
        sentences.add(inWords(SOUTH, "d1", south));
        sentences.add(inWords(NORTH, "d7", north));
        return sentences;
    }

    private Argument turnInWords() {
        return switch (turn) {
            case Turn.Over(Outcome outcome) when outcome.drawn() -> GardsdansenPhrases.sceneDrawn();
            case Turn.Over(Outcome outcome) ->
                GardsdansenPhrases.sceneOver(name(outcome.winners().iterator().next()));
            case Turn.ToMove(Seat seat) when phase == Phase.PAWN -> GardsdansenPhrases.scenePawn(name(seat));
            case Turn.ToMove(Seat seat) -> GardsdansenPhrases.sceneStone(name(seat));
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private static Verbatim name(Seat seat) {
        return seat.equals(Seat.FIRST) ? SOUTH : NORTH;
    }

    private static Argument inWords(Verbatim seat, String corner, Troop troop) {
        return GardsdansenPhrases.sceneTroop(seat, new Verbatim(corner), listed(troop.pawns()), listed(troop.stones()));
    }

    private static Argument listed(long nodes) {
        return nodes == 0 ? GardsdansenPhrases.sceneNone() : BOARD.words(nodes);
    }

    /** The marks that show the effect of a move of this position. */
    List<Mark> marks(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to) -> way(from, to).toList();
            case Jump(int from, int to) ->
                Stream.concat(way(from, to), Stream.of(new Mark.Removed(token(GardsdansenBoard.between(from, to)))))
                        .toList();
        };
    }

    private Stream<Mark> way(int from, int to) {
        return Stream.of(
                new Mark.Ghost(token(from)),
                new Mark.Arrow(BOARD.name(from), BOARD.name(to)),
                new Mark.Landed(BOARD.name(to)));
    }
}
