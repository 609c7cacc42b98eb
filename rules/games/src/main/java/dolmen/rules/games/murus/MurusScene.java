package dolmen.rules.games.murus;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Layout;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The picture of a position, as data.
 *
 * @param swappable true if the seat to move may swap sides instead of moving
 */
record MurusScene(Board board, List<Camp> camps, Turn turn, boolean swappable) {

    /** The scene with the seat's own home at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new Layout(board, camps.get(bottom.index()).edge());
        return new BoardScene(surface(layout), tokens(), List.of(), trays(), altText());
    }

    private Surface surface(Layout layout) {
        return board.hexagonal()
                ? new Surface.Hexagons(Material.SANDSTONE, layout.cells(this::home), layout.labels())
                : new Surface.Squares(Material.SANDSTONE, layout.cells(this::home), layout.labels());
    }

    private Side home(int cell) {
        for (Camp camp : camps) {
            if (Cells.has(camp.home(), cell)) {
                return camp.side();
            }
        }
        return Side.NOBODY;
    }

    private List<Token> tokens() {
        long stacks = camps.stream().mapToLong(camp -> camp.army().cells()).reduce(0, (some, more) -> some | more);
        return Cells.stream(stacks).mapToObj(this::token).toList();
    }

    /** The stack on a cell that is not empty. */
    Token token(int cell) {
        Camp owner = camps.stream()
                .filter(camp -> camp.army().height(cell) > 0)
                .findFirst()
                .orElseThrow();
        return new Token(board.name(cell), new Glyph.Stack(owner.army().height(cell)), owner.side());
    }

    private List<Tray> trays() {
        return camps.stream()
                .map(camp -> new Tray(camp.seat().index(), camp.side(), camp.name(), count(camp)))
                .toList();
    }

    private static String count(Camp camp) {
        int stones = camp.army().stones();
        return (stones == 1 ? "1 stone" : stones + " stones") + (camp.inPlay() ? "" : ", out");
    }

    private String altText() {
        return camps.stream()
                .sorted(Comparator.comparing(Camp::side))
                .map(this::inWords)
                .collect(Collectors.joining(" ", turnInWords() + " ", ""));
    }

    private String turnInWords() {
        return switch (turn) {
            case Turn.Over over ->
                "Over, winner: %s."
                        .formatted(over.outcome().winners().stream()
                                .map(winner -> camps.get(winner.index()).name())
                                .collect(Collectors.joining(", ")));
            case Turn.ToMove(Seat seat) ->
                camps.get(seat.index()).name() + (swappable ? " to move or to swap sides." : " to move.");
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private String inWords(Camp camp) {
        var kinds = new ArrayList<String>();
        listIfAny("catapults", camp.army().catapults(), kinds);
        listIfAny("towers", camp.army().towers(), kinds);
        listIfAny("walls", camp.army().walls(), kinds);
        List<String> home = board.names(camp.home());
        return "%s, home %s-%s%s: %s."
                .formatted(
                        camp.name(),
                        home.getFirst(),
                        home.getLast(),
                        camp.inPlay() ? "" : ", out",
                        kinds.isEmpty() ? "nothing" : String.join("; ", kinds));
    }

    private void listIfAny(String kind, long cells, List<String> kinds) {
        if (cells != 0) {
            kinds.add(kind + " " + String.join(" ", board.names(cells)));
        }
    }
}
