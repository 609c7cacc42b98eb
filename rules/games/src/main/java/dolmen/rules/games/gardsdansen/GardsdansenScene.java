package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.NodeLayout;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.stream.Stream;

/**
 * The picture of a position, as data. South is the first seat and side, North the second.
 *
 * @param lastTurn see {@link GardsdansenPosition#lastTurn}
 */
record GardsdansenScene(Troop south, Troop north, Turn turn, Phase phase, boolean lastTurn) {

    /** The scene with the seat's own corner at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new NodeLayout(BOARD, bottom.equals(Seat.SECOND));
        var surface = new Surface.Nodes(Material.LINEN, layout.cells(node -> Side.NOBODY), layout.labels());
        return new BoardScene(surface, tokens(), List.of(), trays(), altText());
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

    private List<Tray> trays() {
        return List.of(
                new Tray(0, Side.FIRST, Seat.FIRST.title(), count(south)),
                new Tray(1, Side.SECOND, Seat.SECOND.title(), count(north)));
    }

    private static String count(Troop troop) {
        return count(troop.pawns(), "pawn") + ", " + count(troop.stones(), "stone");
    }

    private static String count(long nodes, String piece) {
        return Cells.count(nodes) == 1 ? "1 " + piece : Cells.count(nodes) + " " + piece + "s";
    }

    private String altText() {
        return "%s %s, whose corner is d1: %s. %s, whose corner is d7: %s."
                .formatted(turnInWords(), Seat.FIRST.title(), inWords(south), Seat.SECOND.title(), inWords(north));
    }

    private String turnInWords() {
        return switch (turn) {
            case Turn.Over(Outcome outcome) when outcome.drawn() -> "Over: drawn.";
            case Turn.Over(Outcome outcome) ->
                "Over: %s won.".formatted(outcome.winners().iterator().next().title());
            case Turn.ToMove(Seat seat) ->
                "%s to move a %s.%s"
                        .formatted(
                                seat.title(),
                                phase == Phase.PAWN ? "pawn" : "stone",
                                lastTurn ? " This turn is the last." : "");
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private static String inWords(Troop troop) {
        return "pawns %s; stones %s".formatted(listed(troop.pawns()), listed(troop.stones()));
    }

    private static String listed(long nodes) {
        return nodes == 0 ? "none" : String.join(" ", BOARD.names(nodes));
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
