package dolmen.rules.games.murus;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Layout;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Symbol;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The picture of a position, as data.
 *
 * @param swappable true if the seat to move may swap sides instead of moving
 */
record MurusScene(Board board, List<Camp> camps, Turn turn, boolean swappable) {
    static final List<Symbol> SYMBOLS = Symbol.all(
            Material.SANDSTONE,
            List.of(Side.FIRST, Side.SECOND, Side.THIRD, Side.FOURTH),
            List.of(new Glyph.Stack(1), new Glyph.Stack(2), new Glyph.Stack(3)));

    /** The scene with the seat's own home at the bottom. */
    BoardScene seenFrom(Seat bottom) {
        var layout = new Layout(board, camps.get(bottom.index()).edge());
        return new BoardScene(surface(layout), tokens(), List.of(), trays(), Description.of(sentences()));
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

    Symbol symbol(int cell) {
        return Symbol.of(Material.SANDSTONE, token(cell));
    }

    private List<Tray> trays() {
        return camps.stream()
                .map(camp -> new Tray(camp.seat().index(), camp.side(), camp.name(), count(camp)))
                .toList();
    }

    private static Argument count(Camp camp) {
        int stones = camp.army().stones();
        return camp.inPlay() ? MurusPhrases.trayStones(stones) : MurusPhrases.trayOut(stones);
    }

    private List<Argument> sentences() {
        return Stream.concat(
                        Stream.of(turnInWords()),
                        camps.stream().sorted(Comparator.comparing(Camp::side)).map(this::inWords))
                .toList();
    }

    private Argument turnInWords() {
        return switch (turn) {
            case Turn.Over over ->
                MurusPhrases.sceneOver(Listing.and(over.outcome().winners().stream()
                        .map(winner -> camps.get(winner.index()).name())
                        .toList()));
            case Turn.ToMove(Seat seat) -> {
                Argument side = camps.get(seat.index()).name();
                yield swappable ? MurusPhrases.sceneToMoveOrSwap(side) : MurusPhrases.sceneToMove(side);
            }
            case Turn.Chance chance -> throw new IllegalStateException("there is no chance in this game");
        };
    }

    private Argument inWords(Camp camp) {
        Argument stacks = Stream.of(
                        cells(camp.army().catapults(), MurusPhrases::sceneCatapults),
                        cells(camp.army().towers(), MurusPhrases::sceneTowers),
                        cells(camp.army().walls(), MurusPhrases::sceneWalls))
                .flatMap(Optional::stream)
                .reduce(MurusPhrases::sceneAlso)
                .orElseGet(MurusPhrases::sceneNothing);
        List<String> home = board.names(camp.home());
        var first = new Verbatim(home.getFirst());
        var last = new Verbatim(home.getLast());
        return camp.inPlay()
                ? MurusPhrases.sceneCamp(camp.name(), first, last, stacks)
                : MurusPhrases.sceneCampOut(camp.name(), first, last, stacks);
    }

    private Optional<Phrase> cells(long cells, Function<Argument, Phrase> words) {
        return cells == 0 ? Optional.empty() : Optional.of(words.apply(board.words(cells)));
    }
}
