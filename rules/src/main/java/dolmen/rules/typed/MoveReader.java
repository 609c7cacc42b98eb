package dolmen.rules.typed;

import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Forgiving reading of typed moves, the same for every game whose moves name cells. A canonical text always means
 * exactly its move. Otherwise the cells tell which move is meant, and nothing is played unless every word beside them
 * is understood: a word that nobody knows may be a "not".
 */
public record MoveReader<M extends Move>(OpenPosition<M> position, Notation<M> notation, Reading<M> reading) {
    private static final int OFFERED = 5;

    /** Longer than any move of any game, with room for words. */
    private static final int LONGEST = 100;

    /** The legal move that a text means, or why there is none. */
    public Parsed<M> read(String typed) {
        TypedMove text = TypedMove.of(typed.length() > LONGEST ? "" : typed, reading.idleWords());
        for (M move : position.legalMoves()) {
            if (notation.write(move).equals(text.text())) {
                return new Parsed.Ok<>(move);
            }
        }
        List<Candidate<M>> legal = position.legalMoves().stream()
                .map(move -> Candidate.of(move, notation.write(move), position.steps(move), reading))
                .toList();
        List<Candidate<M>> fitting = fitting(legal, text);
        List<Candidate<M>> meant =
                fitting.stream().filter(move -> move.explains(text)).toList();
        return switch (meant.size()) {
            case 1 -> new Parsed.Ok<>(meant.getFirst().move());
            case 0 ->
                fitting.isEmpty() ? refuse(legal, text) : new Parsed.Illegal<>(unclear(text), nearest(legal, text));
            default -> new Parsed.Ambiguous<>(moves(meant));
        };
    }

    /**
     * The same for a game whose turns have several plies, when several were typed in one line: the first ply is read,
     * and the others are left for those who play it.
     *
     * @param cells how many cells a ply names
     */
    public Parsed<M> readFirst(int cells, String typed) {
        List<TypedLine> partings = TypedLine.partings(typed.length() > LONGEST ? "" : typed, cells);
        for (TypedLine line : partings.subList(0, partings.size() - 1)) {
            if (readFirst(line) instanceof Parsed.Ok<M> ok) {
                return ok;
            }
        }
        return readFirst(partings.getLast());
    }

    private Parsed<M> readFirst(TypedLine line) {
        return switch (read(line.first())) {
            case Parsed.Ok<M>(M move, String none) -> new Parsed.Ok<>(move, line.rest());
            case Parsed.Malformed<M> no -> no;
            case Parsed.Illegal<M> no -> no;
            case Parsed.Ambiguous<M> no -> no;
        };
    }

    /** The moves that fit in the first way in which any does. */
    private List<Candidate<M>> fitting(List<Candidate<M>> legal, TypedMove text) {
        return Stream.<Predicate<Candidate<M>>>of(
                        move -> !text.bare() && move.isTold(text),
                        move -> move.fits(text),
                        move -> move.touches(text),
                        move -> move.namesTheSame(text) && mayBeBackwards(text))
                .map(way -> legal.stream().filter(way).toList())
                .filter(moves -> !moves.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** Cells alone may come in the wrong order, when no move can begin where the text does, since nothing is there. */
    private boolean mayBeBackwards(TypedMove text) {
        return text.bare()
                && position.scene(Seat.FIRST).tokens().stream()
                        .noneMatch(token -> token.cell().equals(text.cells().getFirst()));
    }

    private Parsed<M> refuse(List<Candidate<M>> legal, TypedMove text) {
        if (legal.isEmpty()) {
            return new Parsed.Illegal<>("The game is over.", List.of());
        }
        return reading.whyNot(text)
                .<Parsed<M>>map(why -> new Parsed.Illegal<>(why, nearest(legal, text)))
                .orElseGet(() -> new Parsed.Malformed<>("That does not read as a move; a move looks like %s."
                        .formatted(notation.write(legal.getFirst().move()))));
    }

    private static String unclear(TypedMove text) {
        return "What \"%s\" means here is not clear; type the move alone.".formatted(String.join(" ", text.words()));
    }

    private List<M> nearest(List<Candidate<M>> legal, TypedMove text) {
        return moves(legal.stream()
                .sorted(Comparator.<Candidate<M>>comparingInt(move -> move.namesTheSame(text) ? 0 : 1)
                        .thenComparingInt(move -> move.beginsLike(text) ? 0 : 1)
                        .thenComparingInt(move -> move.endsLike(text) ? 0 : 1)
                        .thenComparingInt(move -> move.distance(text)))
                .limit(OFFERED)
                .toList());
    }

    private static <M extends Move> List<M> moves(List<Candidate<M>> candidates) {
        return candidates.stream().map(Candidate::move).toList();
    }
}
