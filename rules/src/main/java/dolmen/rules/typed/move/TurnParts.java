package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.typed.Part;
import dolmen.rules.typed.Part.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A line in which somebody typed one ply of a turn, or several in a row: where the first one ends. */
record TurnParts<M extends Move>(MoveReader<M> reader, LegalMoves<M> legal) {

    private static final Pattern BETWEEN = Pattern.compile("^[\\s,;:./&+|-]+");
    /** An "and" to small talk that is not there any more. */
    private static final Pattern TO_NOTHING =
            Pattern.compile("[\\s,]+(?:%s|&)[\\s.!,]*$".formatted(String.join("|", CommonWords.AND.all())));

    /** The first ply and the rest after it. */
    private record Parting(String first, String rest) {

        Parting backwards() {
            return new Parting(rest, first);
        }
    }

    Parsed<M> read(String plain) {
        Parsed<M> alone = legal.read(typed(plain));
        if (alone instanceof Parsed.Ok<M>) {
            return alone;
        }
        List<Parting> partings = partings(plain);
        return partings.stream()
                .flatMap(parting -> inTurn(parting).stream())
                .findFirst()
                .or(() -> asked(plain, partings))
                .or(() -> typed(plain).doubtful() && alone instanceof Parsed.Ambiguous<M>
                        ? Optional.of(alone)
                        : Optional.empty())
                .or(() -> partings.stream()
                        .flatMap(parting -> begun(parting).stream())
                        .findFirst())
                .orElseGet(() ->
                        partings.isEmpty() || alone instanceof Parsed.Illegal<M> ? alone : explained(alone, partings));
    }

    private TypedMove typed(String plain) {
        return TypedMove.of(plain, legal.reading().vocabulary());
    }

    /** Both halves can be played. */
    private Optional<Parsed<M>> inTurn(Parting parting) {
        return legal.read(typed(parting.first())) instanceof Parsed.Ok<M>(M move, String none)
                        && reader.readAfter(move, parting.rest()) instanceof Parsed.Ok<M>
                ? Optional.of(new Parsed.Ok<>(move, parting.rest()))
                : Optional.empty();
    }

    /** The halves can be played the other way round, or if nothing is made of the words that put them in doubt. */
    private Optional<Parsed<M>> asked(String plain, List<Parting> partings) {
        var ways = new ArrayList<>(partings.stream().map(Parting::backwards).toList());
        ways.addAll(partings(withoutDoubt(plain)));
        return ways.stream()
                .flatMap(parting -> inTurn(parting).stream())
                .findFirst()
                .map(found -> found instanceof Parsed.Ok<M>(M move, String rest)
                        ? new Parsed.Ambiguous<>(List.of(move), rest)
                        : found);
    }

    /** The first half can be played; what is wrong with the rest is said to those who play it. */
    private Optional<Parsed<M>> begun(Parting parting) {
        return legal.read(typed(parting.first())) instanceof Parsed.Ok<M>(M move, String none)
                ? Optional.of(new Parsed.Ok<>(move, parting.rest()))
                : Optional.empty();
    }

    /** Why the first ply cannot be played, where the line as a whole says nothing. */
    private Parsed<M> explained(Parsed<M> alone, List<Parting> partings) {
        return alone instanceof Parsed.Ambiguous<M>
                ? alone
                : partings.stream()
                        .map(parting -> legal.read(typed(parting.first())))
                        .filter(Parsed.Illegal.class::isInstance)
                        .findFirst()
                        .orElse(alone);
    }

    private String withoutDoubt(String plain) {
        return typed(plain).withoutDoubt();
    }

    /** All ways to part a line between two cells, the longest first half first; a half without a word names two. */
    private static List<Parting> partings(String plain) {
        List<Part> parts = Part.of(MoveNumber.without(plain));
        List<Integer> cells = IntStream.range(0, parts.size())
                .filter(at -> parts.get(at).is(Kind.CELL))
                .boxed()
                .toList();
        var partings = new ArrayList<Parting>();
        for (int first = cells.size() - 1; first >= 1; first--) {
            for (int cut = cells.get(first - 1) + 1; cut <= cells.get(first); cut++) {
                List<Part> begin = parts.subList(0, cut);
                List<Part> rest = parts.subList(cut, parts.size());
                if (!parts.get(cut).text().isBlank() && tellsPly(begin) && tellsPly(rest)) {
                    partings.add(new Parting(Part.joined(begin), withoutEnds(Part.joined(rest))));
                }
            }
        }
        return List.copyOf(partings);
    }

    private static String withoutEnds(String rest) {
        return TO_NOTHING.matcher(BETWEEN.matcher(rest).replaceFirst("")).replaceFirst("");
    }

    private static boolean tellsPly(List<Part> parts) {
        return parts.stream().filter(part -> part.is(Kind.CELL)).count() >= 2
                || parts.stream().anyMatch(part -> part.is(Kind.WORD));
    }
}
