package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.move.Candidate.Fit;
import dolmen.rules.typed.move.Claim.Mention;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The legal moves of a position, searched for a typed one.
 *
 * @param compass the directions, computed only when needed
 */
record LegalMoves<M extends Move>(List<Candidate<M>> all, Reading<M> reading, Supplier<Compass> compass) {
    private static final int OFFERED = 5;

    /** The maximum number of moves to ask about when no cell is named. */
    private static final int ASKED = 5;

    /** The move that a text means, the moves that it may mean, or the reason why there is none. */
    Parsed<M> read(TypedMove typed) {
        List<Candidate<M>> meant = fitting(move -> !move.isDenied(typed));
        return meant.size() == all.size() || meant.isEmpty()
                ? readAmongAll(typed)
                : new LegalMoves<>(meant, reading, compass).readAmongAll(typed);
    }

    private Parsed<M> readAmongAll(TypedMove typed) {
        Compass directions = typed.claims(Claim.Headed.class).findAny().isPresent() ? compass.get() : Compass.NOWHERE;
        List<Candidate<M>> exact = fitting(move -> isExact(move, typed, directions));
        if (exact.size() == 1) {
            return new Parsed.Ok<>(exact.getFirst().move());
        }
        Map<Fit, List<Candidate<M>>> fits =
                all.stream().collect(Collectors.groupingBy(move -> move.fit(typed, directions)));
        List<Candidate<M>> whole = likeliest(fits.getOrDefault(Fit.WHOLE, List.of()), typed);
        List<Candidate<M>> part = fits.getOrDefault(Fit.PART, List.of());
        List<Candidate<M>> hint = fits.getOrDefault(Fit.HINT, List.of());
        List<Candidate<M>> spelled = whole.isEmpty() ? spelled(typed) : List.of();
        boolean told =
                whole.size() == 1 || (whole.isEmpty() && spelled.isEmpty() && part.size() == 1 && hint.isEmpty());
        if (told && !typed.doubtful()) {
            return new Parsed.Ok<>((whole.isEmpty() ? part : whole).getFirst().move());
        }
        return Stream.of(
                        whole,
                        Stream.of(spelled, part, hint).flatMap(List::stream).toList())
                .filter(moves -> mayBeAsked(moves, typed, hint.isEmpty()))
                .findFirst()
                .or(() -> probable(typed))
                .map(moves -> headed(moves, typed, directions))
                .filter(moves -> !moves.isEmpty())
                .<Parsed<M>>map(moves -> new Parsed.Ambiguous<>(moves(moves)))
                .orElseGet(() -> refuse(typed));
    }

    private static <M extends Move> List<Candidate<M>> likeliest(List<Candidate<M>> moves, TypedMove typed) {
        List<Candidate<M>> likeliest =
                moves.stream().filter(move -> move.doesAll(typed)).toList();
        return likeliest.size() == 1 ? likeliest : moves;
    }

    /** The moves in the named direction; if there are none, the moves whose cells are all named. */
    private static <M extends Move> List<Candidate<M>> headed(
            List<Candidate<M>> moves, TypedMove typed, Compass directions) {
        List<Candidate<M>> headed =
                moves.stream().filter(move -> move.heads(typed, directions)).toList();
        return headed.isEmpty()
                ? moves.stream().filter(move -> move.isSaid(typed)).toList()
                : headed;
    }

    /** The moves whose cells are typed one after the other, despite some false words. */
    private List<Candidate<M>> spelled(TypedMove typed) {
        return typed.cells().isEmpty() ? List.of() : fitting(move -> move.fitOfCells(typed) == Fit.WHOLE);
    }

    /** True if the text is the move's canonical text without any false word. */
    private boolean isExact(Candidate<M> move, TypedMove typed, Compass directions) {
        return move.text().equals(typed.text()) && move.agrees(typed, directions);
    }

    private static <M extends Move> boolean mayBeAsked(List<Candidate<M>> moves, TypedMove typed, boolean told) {
        boolean vague = typed.mentions().isEmpty();
        return !moves.isEmpty() && (!vague || (moves.size() <= ASKED && (told || !typed.doubtful())));
    }

    /** The moves that may have been meant despite some false words. */
    private Optional<List<Candidate<M>>> probable(TypedMove typed) {
        return Stream.<Predicate<Candidate<M>>>of(
                        move -> move.fitOfCells(typed) == Fit.WHOLE,
                        move -> move.hasCells(typed) && !canBegin(typed.cells().getFirst(), move),
                        move -> isLed(move, typed),
                        move -> move.fitOfCells(typed) == Fit.PART,
                        move -> move.fitOfCells(typed) == Fit.HINT && move.beginsLike(typed))
                .map(this::fitting)
                .filter(moves -> mayBeAsked(moves, typed, false))
                .findFirst();
    }

    /** True if another move starts on the cell, so that the cell was probably not named by mistake. */
    private boolean canBegin(String cell, Candidate<M> move) {
        return !move.beginsOnOneOf(List.of(cell)) && all.stream().anyMatch(other -> other.beginsOnOneOf(List.of(cell)));
    }

    /** True if two consecutive cells of the text are the origin and the target of the move. */
    private static <M extends Move> boolean isLed(Candidate<M> move, TypedMove typed) {
        List<String> cells = typed.mentions().stream().map(Mention::cell).toList();
        return IntStream.range(1, cells.size()).anyMatch(at -> move.leads(cells.get(at - 1), cells.get(at)));
    }

    private List<Candidate<M>> fitting(Predicate<Candidate<M>> way) {
        return all.stream().filter(way).toList();
    }

    Parsed<M> refuse(TypedMove typed) {
        if (all.isEmpty()) {
            return new Parsed.Illegal<>(MovePhrases.refusalGameOver(), List.of());
        }
        return reading.whyNot(typed)
                .<Parsed<M>>map(why -> new Parsed.Illegal<>(why, nearest(typed)))
                .orElseGet(() -> misspelled(typed));
    }

    /** The moves that are one letter away from the text, if they are few: one of them is probably meant. */
    private Parsed<M> misspelled(TypedMove typed) {
        List<Candidate<M>> near = fitting(move -> move.distance(typed) == 1);
        return near.isEmpty() || near.size() > ASKED
                ? new Parsed.Malformed<>(
                        MovePhrases.refusalLooksLike(new Verbatim(all.getFirst().text())))
                : new Parsed.Ambiguous<>(moves(near));
    }

    private List<M> nearest(TypedMove typed) {
        return moves(all.stream()
                .sorted(Comparator.<Candidate<M>>comparingInt(move -> move.beginsLike(typed) ? 0 : 1)
                        .thenComparingInt(move -> move.endsLike(typed) ? 0 : 1)
                        .thenComparingInt(move -> move.distance(typed)))
                .limit(OFFERED)
                .toList());
    }

    private static <M extends Move> List<M> moves(List<Candidate<M>> candidates) {
        return candidates.stream().map(Candidate::move).toList();
    }
}
