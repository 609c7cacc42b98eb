package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.typed.Part;
import dolmen.rules.typed.move.Partings.Parting;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A line in which somebody typed one ply of a turn, or several in a row: where the first one ends. */
record TurnParts<M extends Move>(MoveReader<M> reader, LegalMoves<M> legal) {

    Parsed<M> read(String plain) {
        Parsed<M> alone = legal.read(typed(plain));
        if (alone instanceof Parsed.Ok<M>) {
            return alone;
        }
        List<Parting> partings = partings(plain).clear();
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

    /**
     * The halves can be played if a word is given to the other half, the other way round, or if nothing is made of the
     * words that put them in doubt.
     */
    private Optional<Parsed<M>> asked(String plain, List<Parting> partings) {
        return Stream.of(
                        partings(plain).all(),
                        partings.stream().map(Parting::backwards).toList(),
                        partings(typed(plain).withoutDoubt()).all())
                .flatMap(List::stream)
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

    private Partings partings(String plain) {
        return new Partings(Part.of(plain), legal.reading().vocabulary());
    }
}
