package dolmen.rules.games.gardsdansen;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Drawn positions for the tests of Gårdsdansen. */
final class Yards {
    static final Game<GardsdansenMove> GAME = new GardsdansenGame();
    static final Variant BASE = Variant.of("gardsdansen");
    static final Variant OSSERA = new Variant("gardsdansen", new TreeMap<>(Map.of("rule", "ossera")));
    static final Variant KLINT = new Variant("gardsdansen", new TreeMap<>(Map.of("rule", "klint")));

    private Yards() {}

    /** The position of a drawing and the rest of its text, such as {@code south pawn 60}. */
    static Position<GardsdansenMove> position(Variant variant, String drawing, String turn) {
        return GAME.read(variant, "gardsdansen1 %s %s".formatted(Upright.word(drawing), turn));
    }

    static GardsdansenMove move(String text) {
        return GAME.notation().read(text);
    }

    static Position<GardsdansenMove> play(Position<GardsdansenMove> position, String... moves) {
        Position<GardsdansenMove> after = position;
        for (String move : moves) {
            after = after.play(move(move));
        }
        return after;
    }

    static List<String> moves(Position<GardsdansenMove> position) {
        return position.legalMoves().stream().map(GAME.notation()::write).toList();
    }

    static Turn won(Seat seat, Ending ending) {
        return new Turn.Over(Outcome.win(seat, ending));
    }

    static void assertBoard(Position<GardsdansenMove> position, String drawing) {
        assertThat(position.text()).contains(" " + Upright.word(drawing) + " ");
    }
}
