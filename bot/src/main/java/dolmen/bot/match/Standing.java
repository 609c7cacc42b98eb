package dolmen.bot.match;

import dolmen.rules.Game;
import dolmen.rules.GameRecord;
import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Viewer;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Optional;

/**
 * How a match stands on the board: its game, the position, and the ply that led there. The one place where the type of
 * a match's moves is known.
 *
 * @param last empty at the start
 */
public record Standing<M extends Move>(Game<M> game, Position<M> position, Optional<Ply<M>> last) {

    /**
     * The standing after all moves of a record.
     *
     * @throws IllegalArgumentException if the record is not one of the game
     */
    public static Standing<?> replay(Game<?> game, GameRecord record) {
        return replayOf(game, record);
    }

    private static <M extends Move> Standing<M> replayOf(Game<M> game, GameRecord record) {
        var standing = new Standing<>(game, game.start(record.variant()), Optional.empty());
        for (String text : record.moves()) {
            standing = standing.play(game.notation().read(text));
        }
        return standing;
    }

    /** The standing after the move. */
    Standing<M> play(M move) {
        return new Standing<>(game, position.play(move), Optional.of(new Ply<>(position, move)));
    }

    /** What the typed text means to the seat. */
    Parsed<M> parse(Seat seat, String typed) {
        return game.notation().parse(position.seenBy(seat), typed);
    }

    /** The canonical texts of the seat's legal moves; empty unless it is to move. */
    public List<String> legalMoves(Seat seat) {
        return position.turn().equals(new Turn.ToMove(seat))
                ? position.seenBy(seat).legalMoves().stream()
                        .map(game.notation()::write)
                        .toList()
                : List.of();
    }

    /** The picture for the viewer, the last ply marked. */
    public BoardScene scene(Viewer viewer) {
        BoardScene scene = position.seenBy(viewer).scene();
        return last.map(ply -> scene.withMarks(game.marks(ply.before(), ply.move(), viewer)))
                .orElse(scene);
    }

    /** The last ply in a sentence, as the viewer may know it. */
    public Optional<String> lastInWords(Viewer viewer) {
        return last.map(ply -> game.notation().describe(ply.before(), ply.move(), viewer));
    }
}
