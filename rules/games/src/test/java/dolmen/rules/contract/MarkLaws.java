package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Viewer;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The laws of {@link GameContract} for the marks of a move: they are where the move has changed something. */
final class MarkLaws<M extends Move> {

    void marksLieOnTheBoard(Position<M> before, M move) {
        Viewer viewer = someViewer(before);
        Set<String> cells = cells(before.play(move).seenBy(viewer).scene());
        for (Mark mark : before.marks(move, viewer)) {
            assertThat(cells).containsAll(cellsOf(mark));
        }
    }

    /**
     * Marks begin and end with the move, at the cells named by its steps. Each such cell with a piece that everybody
     * sees has a mark, unless another card of its row has moved up into its place. If all choices are such cells, the
     * first arrow begins at the first one, and an arrow ends at every other one.
     */
    void marksBeginAndEndWithTheMove(Position<M> before, M move) {
        if (!(before.turn() instanceof Turn.ToMove(Seat mover))) {
            return;
        }
        BoardScene open = before.seenBy(new Spectator()).scene();
        List<Step> steps = before.seenBy(mover).steps(move);
        List<String> chosen = steps.stream()
                .map(Step::cell)
                .flatMap(Optional::stream)
                .filter(cells(open)::contains)
                .toList();
        List<Mark> marks = before.marks(move, someViewer(before));
        assertThat(marks.stream().flatMap(mark -> cellsOf(mark).stream()))
                .as("%s in %s: %s", move, before.text(), marks)
                .containsAll(chosen.stream()
                        .filter(occupied(open)::contains)
                        .filter(cell -> !hasMovedUp(
                                cell,
                                open,
                                before.play(move).seenBy(new Spectator()).scene()))
                        .toList());
        if (chosen.size() > 1 && chosen.size() == steps.size()) {
            List<Mark.Arrow> arrows = arrows(marks).toList();
            assertThat(arrows.stream().limit(1).map(Mark.Arrow::from))
                    .as("%s in %s begins at: %s", move, before.text(), marks)
                    .containsExactly(chosen.getFirst());
            assertThat(arrows.stream().map(Mark.Arrow::to))
                    .as("%s in %s ends at: %s", move, before.text(), marks)
                    .containsAll(chosen.subList(1, chosen.size()));
        }
    }

    /**
     * An arrow begins at a cell that was occupied. A ghost is where its piece was and no longer is. A piece marked as
     * removed is no longer there. A cell with the end of an arrow or a landed piece is occupied, unless the piece has
     * gone on at once, such as a pile into the deck.
     */
    void marksShowWhatHasChanged(Position<M> before, M move) {
        Viewer viewer = someViewer(before);
        BoardScene then = before.seenBy(viewer).scene();
        BoardScene now = before.play(move).seenBy(viewer).scene();
        Set<String> stood = occupied(then);
        Set<String> stand = occupied(now);
        Set<String> changed = changed(then, now);
        for (Mark mark : before.marks(move, viewer)) {
            boolean right = switch (mark) {
                case Mark.Ghost(Token token) -> then.tokens().contains(token) && changed.contains(token.cell());
                case Mark.Removed(Token token) -> !now.tokens().contains(token);
                case Mark.Arrow(String from, String to, String number) ->
                    stood.contains(from) && (stand.contains(to) || changed.contains(to));
                case Mark.Landed(String cell) -> stand.contains(cell) || changed.contains(cell);
                case Mark.Trapped trapped -> false;
                case Mark.Crowned crowned -> false;
                case Mark.Movable movable -> false;
                case Mark.Target target -> false;
                case Mark.Barred barred -> false;
                case Mark.Chosen chosen -> false;
                case Mark.Named named -> false;
                case Mark.Axis axis -> false;
                case Mark.Trail trail -> false;
            };
            assertThat(right)
                    .as("%s shows what %s has done in %s, for %s", mark, move, before.text(), viewer)
                    .isTrue();
        }
    }

    /** True if a card from elsewhere is on the cell now. */
    private static boolean hasMovedUp(String cell, BoardScene then, BoardScene now) {
        return now.tokens().stream()
                .filter(token -> token.cell().equals(cell) && token.glyph() instanceof Glyph.Face)
                .anyMatch(token -> then.tokens().stream()
                        .anyMatch(earlier -> earlier.glyph().equals(token.glyph())
                                && !earlier.cell().equals(cell)));
    }

    /** The cells with other pieces than before, or none any more. */
    private static Set<String> changed(BoardScene then, BoardScene now) {
        return Stream.concat(
                        then.tokens().stream().filter(token -> !now.tokens().contains(token)),
                        now.tokens().stream().filter(token -> !then.tokens().contains(token)))
                .map(Token::cell)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Viewers take turns. */
    private Viewer someViewer(Position<M> before) {
        int turn = before.ply() % (before.seats() + 1);
        return turn == 0 ? new Spectator() : new Seat(turn - 1);
    }

    private static Stream<Mark.Arrow> arrows(List<Mark> marks) {
        return marks.stream().filter(Mark.Arrow.class::isInstance).map(Mark.Arrow.class::cast);
    }

    private static Set<String> occupied(BoardScene scene) {
        return scene.tokens().stream().map(Token::cell).collect(Collectors.toUnmodifiableSet());
    }

    static Set<String> cells(BoardScene scene) {
        return scene.surface().cells().stream().map(Cell::name).collect(Collectors.toUnmodifiableSet());
    }

    static List<String> cellsOf(Mark mark) {
        return switch (mark) {
            case Mark.Ghost(Token token) -> List.of(token.cell());
            case Mark.Removed(Token token) -> List.of(token.cell());
            case Mark.Arrow(String from, String to, String number) -> List.of(from, to);
            case Mark.Landed(String cell) -> List.of(cell);
            case Mark.Trapped(String cell) -> List.of(cell);
            case Mark.Crowned(String cell) -> List.of(cell);
            case Mark.Movable(String cell, String label) -> List.of(cell);
            case Mark.Target(String cell, String label) -> List.of(cell);
            case Mark.Barred(String cell) -> List.of(cell);
            case Mark.Chosen(String cell) -> List.of(cell);
            case Mark.Named(String cell, var words, String place) -> List.of(cell, place);
            case Mark.Axis(String from, String to) -> List.of(from, to);
            case Mark.Trail trail -> List.of(trail.from(), trail.to());
        };
    }
}
