package dolmen.rules;

import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Optional;

/**
 * How a game in play stands: its kind, the position, and the ply that led there. It keeps these three of one type of
 * moves, so that nobody who holds a {@code Standing<?>} needs to know which.
 *
 * @param last empty at the start
 */
public record Standing<M extends Move>(Game<M> game, Position<M> position, Optional<Ply<M>> last) {

    /** The standing at the start of the variant. */
    public static <M extends Move> Standing<M> start(Game<M> game, Variant variant) {
        return new Standing<>(game, game.start(variant), Optional.empty());
    }

    /**
     * The standing after the move.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Standing<M> play(M move) {
        return new Standing<>(game, position.play(move), Optional.of(new Ply<>(position, move)));
    }

    /** What the typed text means to the seat. */
    public Parsed<M> parse(Seat seat, String typed) {
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
