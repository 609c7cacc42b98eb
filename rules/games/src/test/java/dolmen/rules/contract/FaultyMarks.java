package dolmen.rules.contract;

import dolmen.rules.Move;
import dolmen.rules.Viewer;
import dolmen.rules.contract.FaultyGame.FaultyPosition;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The marks of a game with a planted fault. */
final class FaultyMarks {
    private FaultyMarks() {}

    static <M extends Move> List<Mark> of(FaultyPosition<M> before, M move, Viewer viewer) {
        List<Mark> marks = before.truth().marks(move, viewer);
        return switch (before.fault()) {
            case MARKS -> List.of(new Mark.Landed(move.toString()));
            case NO_MARKS -> List.of();
            case ARROW_BACKWARDS, ARROW_ASIDE, LANDED_ASIDE, GHOST_ASIDE -> {
                String aside = emptyCell(
                        before.truth().seenBy(viewer).scene(),
                        before.truth().play(move).seenBy(viewer).scene());
                yield marks.stream()
                        .map(mark -> wrong(mark, before.fault(), aside))
                        .toList();
            }
            default -> marks;
        };
    }

    private static Mark wrong(Mark mark, FaultyGame.Fault fault, String aside) {
        return switch (fault) {
            case ARROW_BACKWARDS ->
                mark instanceof Mark.Arrow(String from, String to, String number) ? new Mark.Arrow(to, from) : mark;
            case ARROW_ASIDE ->
                mark instanceof Mark.Arrow(String from, String to, String number) ? new Mark.Arrow(from, aside) : mark;
            case LANDED_ASIDE -> mark instanceof Mark.Landed ? new Mark.Landed(aside) : mark;
            case GHOST_ASIDE ->
                mark instanceof Mark.Ghost(Token token)
                        ? new Mark.Ghost(new Token(aside, token.glyph(), token.side()))
                        : mark;
            default -> mark;
        };
    }

    private static String emptyCell(BoardScene then, BoardScene now) {
        Set<String> occupied = Stream.concat(then.tokens().stream(), now.tokens().stream())
                .map(Token::cell)
                .collect(Collectors.toUnmodifiableSet());
        return MarkLaws.cells(then).stream()
                .filter(cell -> !occupied.contains(cell))
                .sorted()
                .findFirst()
                .orElseThrow();
    }
}
