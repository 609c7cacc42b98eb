package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.Courtyard.BOARD;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Layout;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The picture of a position in words. The Romans are the first side, the Gauls the second. */
record MurusScene(MurusPosition position) {

    /** The scene with the seat's own home row at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new Layout(BOARD, !bottom.equals(position.romanSeat()));
        var surface = new Surface.Squares(Material.SANDSTONE, layout.cells(MurusScene::home), layout.labels());
        return new BoardScene(surface, tokens(), List.of(), trays(), altText());
    }

    private static Side home(int cell) {
        if (Cells.has(Courtyard.ROMAN_HOME, cell)) {
            return Side.FIRST;
        }
        return Cells.has(Courtyard.GAUL_HOME, cell) ? Side.SECOND : Side.NOBODY;
    }

    private List<Token> tokens() {
        return Cells.stream(position.romans().cells() | position.gauls().cells())
                .mapToObj(this::token)
                .toList();
    }

    /** The piece on a cell that is not empty. */
    private Token token(int cell) {
        int roman = position.romans().height(cell);
        int height = roman > 0 ? roman : position.gauls().height(cell);
        return new Token(BOARD.name(cell), new Glyph.Stack(height), roman > 0 ? Side.FIRST : Side.SECOND);
    }

    private List<Tray> trays() {
        return Stream.of(Seat.FIRST, Seat.SECOND).map(this::tray).toList();
    }

    private Tray tray(Seat seat) {
        return seat.equals(position.romanSeat())
                ? new Tray(seat, Side.FIRST, "Romans", count(position.romans()))
                : new Tray(seat, Side.SECOND, "Gauls", count(position.gauls()));
    }

    private static String count(Army army) {
        return army.stones() == 1 ? "1 stone" : army.stones() + " stones";
    }

    private String altText() {
        String turn = switch (position.turn()) {
            case Turn.Over over ->
                "Over: the %s won."
                        .formatted(over.outcome().winners().contains(position.romanSeat()) ? "Romans" : "Gauls");
            case Turn.ToMove toMove -> (position.romansToMove() ? "Romans" : "Gauls") + " to move.";
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
        return "%s Romans, home row 1: %s. Gauls, home row 7: %s."
                .formatted(turn, inWords(position.romans()), inWords(position.gauls()));
    }

    private static String inWords(Army army) {
        var kinds = new ArrayList<String>();
        listIfAny("catapults", army.catapults(), kinds);
        listIfAny("towers", army.towers(), kinds);
        listIfAny("walls", army.walls(), kinds);
        return kinds.isEmpty() ? "nothing" : String.join("; ", kinds);
    }

    private static void listIfAny(String kind, long cells, List<String> kinds) {
        if (cells != 0) {
            kinds.add(kind + " " + String.join(" ", BOARD.names(cells)));
        }
    }

    /** The marks that show what a move of this position did. */
    List<Mark> marks(MurusMove move) {
        return switch (move) {
            case Lay(int from, int to)
            when position.mover().height(from) == 2 ->
                List.of(ghost(from), arrow(from, to), landed(Courtyard.between(from, to)), landed(to));
            case Lay(int from, int to) -> List.of(arrow(from, to), landed(to));
            case Strike(int from, int to) ->
                List.of(arrow(from, to), position.opponent().height(to) == 1 ? removed(to) : landed(to));
            case DoubleStrike(int from, int to) -> List.of(ghost(from), arrow(from, to), landed(to));
            case Spread(int from, int first, int second) ->
                List.of(ghost(from), arrow(from, first), arrow(from, second), landed(first), landed(second));
            case Swap swap -> List.of();
        };
    }

    private Mark ghost(int cell) {
        return new Mark.Ghost(token(cell));
    }

    private Mark removed(int cell) {
        return new Mark.Removed(token(cell));
    }

    private static Mark arrow(int from, int to) {
        return new Mark.Arrow(BOARD.name(from), BOARD.name(to));
    }

    private static Mark landed(int cell) {
        return new Mark.Landed(BOARD.name(cell));
    }
}
