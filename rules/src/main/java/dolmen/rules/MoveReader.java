package dolmen.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Forgiving reading of typed moves, the same for every game whose moves name cells: case, blanks and the sign between
 * two cells do not matter as long as one legal move fits. A canonical text always means exactly its move.
 */
public final class MoveReader {
    private static final int OFFERED = 5;

    private MoveReader() {}

    /**
     * The legal move that a text means, or why there is none.
     *
     * @param whyNot the reason why a move is not legal, in a sentence; empty if the text is no move of the game at all
     */
    public static <M extends Move> Parsed<M> read(
            View<M> view, Notation<M> notation, String typed, Function<TypedMove, Optional<String>> whyNot) {
        List<M> legal = view.legalMoves();
        TypedMove text = TypedMove.of(typed);
        for (M move : legal) {
            if (notation.write(move).equals(text.text())) {
                return new Parsed.Ok<>(move);
            }
        }
        List<M> fitting = legal.stream()
                .filter(move -> text.fits(TypedMove.of(notation.write(move))))
                .toList();
        return switch (fitting.size()) {
            case 1 -> new Parsed.Ok<>(fitting.getFirst());
            case 0 -> refuse(view, notation, text, whyNot.apply(text));
            default -> new Parsed.Ambiguous<>(fitting);
        };
    }

    /**
     * The same for a game whose turns have several plies, when several were typed in one line: the first ply is read,
     * and the others are left for those who play it.
     *
     * @param cells how many cells a ply names
     */
    public static <M extends Move> Parsed<M> readFirst(
            int cells, View<M> view, Notation<M> notation, String typed, Function<TypedMove, Optional<String>> whyNot) {
        TypedLine line = TypedLine.of(typed, cells);
        return switch (read(view, notation, line.first(), whyNot)) {
            case Parsed.Ok<M>(M move, String none) -> new Parsed.Ok<>(move, line.rest());
            case Parsed.Malformed<M> no -> no;
            case Parsed.Illegal<M> no -> no;
            case Parsed.Ambiguous<M> no -> no;
        };
    }

    private static <M extends Move> Parsed<M> refuse(
            View<M> view, Notation<M> notation, TypedMove text, Optional<String> whyNot) {
        List<M> legal = view.legalMoves();
        if (legal.isEmpty()) {
            return new Parsed.Illegal<>("The game is over.", List.of());
        }
        return whyNot.<Parsed<M>>map(why -> new Parsed.Illegal<>(why, nearest(legal, notation, text)))
                .orElseGet(() -> new Parsed.Malformed<>("That does not read as a move; a move looks like %s."
                        .formatted(notation.write(legal.getFirst()))));
    }

    private static <M extends Move> List<M> nearest(List<M> legal, Notation<M> notation, TypedMove text) {
        return legal.stream()
                .map(move -> new Near<>(move, TypedMove.of(notation.write(move))))
                .sorted(Comparator.<Near<M>>comparingInt(near -> near.startsLike(text) ? 0 : 1)
                        .thenComparingInt(near -> near.endsLike(text) ? 0 : 1)
                        .thenComparingInt(near -> EditDistance.between(near.written.text(), text.text())))
                .limit(OFFERED)
                .map(Near::move)
                .toList();
    }

    private record Near<M extends Move>(M move, TypedMove written) {
        boolean startsLike(TypedMove text) {
            return !written.cells().isEmpty()
                    && !text.cells().isEmpty()
                    && written.cells().getFirst().equals(text.cells().getFirst());
        }

        boolean endsLike(TypedMove text) {
            return !written.cells().isEmpty()
                    && !text.cells().isEmpty()
                    && written.cells().getLast().equals(text.cells().getLast());
        }
    }
}
