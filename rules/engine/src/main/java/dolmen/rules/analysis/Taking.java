package dolmen.rules.analysis;

import dolmen.rules.Seat;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Pieces of one seat that a turn of the other takes off the board, without losing more of its own.
 *
 * @param pieces the number of pieces; a stack has as many as it is high
 * @param word the word for one of them, such as "stone"
 */
public record Taking(int pieces, String word) {
    private static final String ANY = "piece";

    /** The pieces that a seat has taken between two standings of an open game for two; empty if there are none. */
    static Optional<Taking> by(Seat seat, Standing<?> before, Standing<?> after) {
        BoardScene then = before.scene(seat);
        BoardScene now = after.scene(seat);
        int taken = count(then, seat.opponent()) - count(now, seat.opponent());
        return taken > 0 && count(then, seat) - count(now, seat) <= taken
                ? Optional.of(new Taking(taken, word(then, now, seat.opponent())))
                : Optional.empty();
    }

    private static int count(BoardScene scene, Seat seat) {
        return tokens(scene, seat).stream()
                .mapToInt(token -> height(token.glyph()))
                .sum();
    }

    private static List<Token> tokens(BoardScene scene, Seat seat) {
        Set<Side> sides = scene.trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::side)
                .collect(Collectors.toUnmodifiableSet());
        return scene.tokens().stream()
                .filter(token -> sides.contains(token.side()))
                .toList();
    }

    private static int height(Glyph glyph) {
        return switch (glyph) {
            case Glyph.Stack stack -> stack.height();
            case Glyph.Blocks blocks -> blocks.blocks().size();
            case Glyph.Pit pit -> 0;
            case Glyph.Stone stone -> 1;
            case Glyph.Pawn pawn -> 1;
            case Glyph.Pebble pebble -> 1;
            case Glyph.Rider rider -> 1;
            case Glyph.Face face -> 1;
            case Glyph.Back back -> 1;
        };
    }

    /** The common word of the pieces that left their cells. */
    private static String word(BoardScene then, BoardScene now, Seat seat) {
        Set<String> occupied = tokens(now, seat).stream().map(Token::cell).collect(Collectors.toUnmodifiableSet());
        List<String> words = tokens(then, seat).stream()
                .filter(token -> !occupied.contains(token.cell()))
                .map(token -> token.glyph().word())
                .distinct()
                .toList();
        return words.size() == 1 ? words.getFirst() : ANY;
    }
}
