package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Layout;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Glyph.Block;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Symbol;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The picture of a position, as data. White is the first side, because that is the lightest, although Black has the
 * first seat.
 */
record ObeliskScene(SymmetryMode mode, Outlook outlook, Turn turn) {
    static final List<Symbol> SYMBOLS = Stream.of(Colour.values())
            .flatMap(colour -> Stream.of(Unit.BASE, Unit.PEDESTAL, Unit.CAPSTONE, Unit.FOUNDATION)
                    .map(unit -> symbol(unit, colour)))
            .toList();

    static Symbol symbol(Unit unit, Colour colour) {
        return new Symbol(Material.WALNUT, new Glyph.Blocks(unit.blocks()), colour.side());
    }

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
        return new BoardScene(surface, tokens(), List.of(), trays(), Description.of(sentences()));
    }

    private Argument riding(Colour rider) {
        boolean leaving = turn.equals(new Turn.ToMove(rider.seat()));
        var cell = BOARD.word(outlook.stones(rider).capstone());
        return switch (rider) {
            case BLACK -> leaving ? ObeliskPhrases.noteBlackLeaves(cell) : ObeliskPhrases.noteBlackRides();
            case WHITE -> leaving ? ObeliskPhrases.noteWhiteLeaves(cell) : ObeliskPhrases.noteWhiteRides();
        };
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
                        new Tray(colour.seat().index(), colour.side(), colour.title(), built(outlook.stones(colour))))
                .toList();
    }

    private static Argument built(Trio stones) {
        if (stones.isObelisk()) {
            return ObeliskPhrases.trayObelisk();
        }
        return stones.hasFoundation() ? ObeliskPhrases.trayFoundation() : ObeliskPhrases.trayNothing();
    }

    private List<Argument> sentences() {
        return List.of(turnInWords(), modeInWords(), inWords(Colour.BLACK), inWords(Colour.WHITE));
    }

    private Argument turnInWords() {
        return switch (turn) {
            case Turn.Over over ->
                ObeliskPhrases.sceneOver(outlook.colour().opponent().title());
            case Turn.ToMove toMove ->
                outlook.mustLeave()
                        ? ObeliskPhrases.sceneToLeave(
                                outlook.colour().title(),
                                BOARD.word(outlook.own().capstone()))
                        : ObeliskPhrases.sceneToMove(outlook.colour().title());
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private Argument modeInWords() {
        return switch (mode) {
            case OPEN -> ObeliskPhrases.sceneOpen();
            case BOUNDED -> ObeliskPhrases.sceneBounded();
            case BALANCED -> ObeliskPhrases.sceneBalanced();
        };
    }

    private Argument inWords(Colour colour) {
        Trio stones = outlook.stones(colour);
        Argument units = Listing.and(Stream.of(stones.base(), stones.pedestal(), stones.capstone())
                .flatMap(cell -> stones.unitOn(cell).map(unit -> unit.on(BOARD.name(cell))).stream())
                .distinct()
                .toList());
        Argument all = outlook.rides(colour) ? riding(colour, units) : units;
        return switch (colour) {
            case BLACK -> ObeliskPhrases.sceneBlack(all);
            case WHITE -> ObeliskPhrases.sceneWhite(all);
        };
    }

    private Argument riding(Colour rider, Argument units) {
        Argument carrier = outlook.stones(rider.opponent())
                .unitOn(outlook.stones(rider).capstone())
                .map(Unit::title)
                .orElseThrow();
        return switch (rider) {
            case BLACK -> ObeliskPhrases.sceneOnWhite(units, carrier);
            case WHITE -> ObeliskPhrases.sceneOnBlack(units, carrier);
        };
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
