package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.typed.Part;
import dolmen.rules.typed.move.Partings.Parting;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A reader of lines with one or more plies of a turn; it finds the end of the first ply. */
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

    /** The reading if both halves can be played. */
    private Optional<Parsed<M>> inTurn(Parting parting) {
        return legal.read(typed(parting.first())) instanceof Parsed.Ok<M>(M move, String none)
                        && reader.readAfter(move, parting.rest()) instanceof Parsed.Ok<M>
                ? Optional.of(new Parsed.Ok<>(move, parting.rest()))
                : Optional.empty();
    }

    /**
     * The reading, as a question, if both halves can be played after one change: a word moves to the other half, the
     * halves change places, or words of doubt are ignored.
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

    /** The reading if the first half can be played; the caller reports faults in the rest. */
    private Optional<Parsed<M>> begun(Parting parting) {
        return legal.read(typed(parting.first())) instanceof Parsed.Ok<M>(M move, String none)
                ? Optional.of(new Parsed.Ok<>(move, parting.rest()))
                : Optional.empty();
    }

    /** The reason why the first ply cannot be played, if the line as a whole gives none. */
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
