package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Diagram;
import dolmen.rules.Game;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Positions of Obelisk drawn in ASCII: capitals are Black's. The cells where the other side's capstone rides on the
 * drawn piece are named beside the drawing.
 */
final class Drawn {
    static final Game<ObeliskMove> GAME = new ObeliskGame();
    static final Variant OPEN = Variant.of("obelisk");
    static final Variant BOUNDED = new Variant("obelisk", new TreeMap<>(Map.of("mode", "bounded")));
    static final Variant BALANCED = new Variant("obelisk", new TreeMap<>(Map.of("mode", "balanced")));
    static final int BLACK_TO_MOVE = 20;
    static final int WHITE_TO_MOVE = 21;

    private Drawn() {}

    static Position<ObeliskMove> position(Variant variant, String drawing, String riding, int ply) {
        return GAME.read(variant, "obelisk1 %s %s %d".formatted(Diagram.word(drawing), riding, ply));
    }

    /** Open play, Black to move, nobody riding. */
    static Position<ObeliskMove> position(String drawing) {
        return position(OPEN, drawing, "-", BLACK_TO_MOVE);
    }

    static ObeliskMove move(String text) {
        return GAME.notation().read(text);
    }

    static Position<ObeliskMove> play(Position<ObeliskMove> position, String move) {
        return position.play(move(move));
    }

    static List<String> moves(Position<ObeliskMove> position) {
        return position.legalMoves().stream().map(GAME.notation()::write).toList();
    }

    static List<String> movesFrom(Position<ObeliskMove> position, String cell) {
        return moves(position).stream().filter(move -> move.startsWith(cell)).toList();
    }

    static Turn over(Seat winner, Ending ending) {
        return new Turn.Over(Outcome.win(winner, ending));
    }

    static void assertBoard(Position<ObeliskMove> position, String riding, String drawing) {
        assertThat(position.text()).startsWith("obelisk1 %s %s ".formatted(Diagram.word(drawing), riding));
    }
}
