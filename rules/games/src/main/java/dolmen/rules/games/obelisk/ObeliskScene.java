package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Layout;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Glyph.Block;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The picture of a position, as data. White is the first side, because that is the lightest, although Black has the
 * first seat.
 */
record ObeliskScene(SymmetryMode mode, Outlook outlook, Turn turn) {

    /** The scene with the seat's own end of the board at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new Layout(BOARD, bottom.equals(Colour.WHITE.seat()));
        var labels = new ArrayList<>(layout.labels());
        for (Colour rider : Colour.values()) {
            if (outlook.rides(rider)) {
                labels.add(new Label(riding(rider), 0, 0, Label.Location.NOTE));
            }
        }
        var surface = new Surface.Squares(Material.WALNUT, layout.cells(cell -> Side.NOBODY), labels);
        return new BoardScene(surface, tokens(), List.of(), trays(), altText());
    }

    private String riding(Colour rider) {
        return "%s's capstone rides on a stone of %s%s."
                .formatted(rider.word(), rider.opponent().word(), company(rider));
    }

    private String company(Colour rider) {
        return turn.equals(new Turn.ToMove(rider.seat()))
                ? " and must leave " + BOARD.name(outlook.stones(rider).capstone()) + " now"
                : ", which carries it along";
    }

    private List<Token> tokens() {
        return Cells.stream(outlook.own().cells() | outlook.enemy().cells())
                .mapToObj(this::tokensOn)
                .flatMap(List::stream)
                .toList();
    }

    /** The pieces on a cell, a rider after its carrier. */
    private List<Token> tokensOn(int cell) {
        return Stream.of(Colour.values())
                .flatMap(colour -> token(colour, cell).stream())
                .sorted(Comparator.comparing(token -> token.glyph() instanceof Glyph.Rider))
                .toList();
    }

    private Optional<Token> token(Colour colour, int cell) {
        Trio stones = outlook.stones(colour);
        boolean rider = outlook.rides(colour) && cell == stones.capstone();
        return stones.unitOn(cell)
                .map(unit -> rider ? new Glyph.Rider(Block.CAPSTONE) : new Glyph.Blocks(unit.blocks()))
                .map(glyph -> new Token(BOARD.name(cell), glyph, colour.side()));
    }

    private List<Tray> trays() {
        return Stream.of(Colour.values())
                .map(colour ->
                        new Tray(colour.seat().index(), colour.side(), colour.word(), built(outlook.stones(colour))))
                .toList();
    }

    private static String built(Trio stones) {
        if (stones.isObelisk()) {
            return "obelisk complete";
        }
        return stones.hasFoundation() ? "foundation built" : "nothing built";
    }

    private String altText() {
        return "%s Symmetry: %s. Black, forward is up from row 1: %s. White, forward is down from row 6: %s."
                .formatted(
                        turnInWords(),
                        mode.name().toLowerCase(Locale.ROOT),
                        inWords(Colour.BLACK),
                        inWords(Colour.WHITE));
    }

    private String turnInWords() {
        return switch (turn) {
            case Turn.Over over ->
                "Over: %s won.".formatted(outlook.colour().opponent().word());
            case Turn.ToMove toMove -> outlook.colour().word() + " to move" + duty() + ".";
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private String duty() {
        return outlook.mustLeave()
                ? ", and the capstone must leave " + BOARD.name(outlook.own().capstone())
                : "";
    }

    private String inWords(Colour colour) {
        Trio stones = outlook.stones(colour);
        var units = new ArrayList<String>();
        for (int cell : List.of(stones.base(), stones.pedestal(), stones.capstone())) {
            stones.unitOn(cell)
                    .map(unit -> unit.word() + " " + BOARD.name(cell))
                    .filter(words -> !units.contains(words))
                    .ifPresent(units::add);
        }
        return String.join(", ", units) + (outlook.rides(colour) ? carrierInWords(colour) : "");
    }

    private String carrierInWords(Colour rider) {
        Colour carrier = rider.opponent();
        return outlook.stones(carrier)
                .unitOn(outlook.stones(rider).capstone())
                .map(unit -> " riding on %s's %s, on which nothing can be built".formatted(carrier.word(), unit.word()))
                .orElseThrow();
    }

    /**
     * The marks that show the effect of a move of this position: a rider leaves alone, a carrier takes its rider along.
     */
    List<Mark> marks(ObeliskMove move) {
        Colour mover = outlook.colour();
        boolean capstone = move.from() == outlook.stones(mover).capstone();
        var marks = new ArrayList<Mark>();
        tokensOn(move.from()).stream()
                .filter(token -> !capstone || token.side() == mover.side())
                .forEach(token -> marks.add(new Mark.Ghost(token)));
        marks.add(new Mark.Arrow(BOARD.name(move.from()), BOARD.name(move.to())));
        marks.add(new Mark.Landed(BOARD.name(move.to())));
        return List.copyOf(marks);
    }
}
