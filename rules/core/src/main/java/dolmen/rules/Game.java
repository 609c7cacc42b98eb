package dolmen.rules;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A kind of game, such as Murus Gallicus: where its matches start and how its moves are named. Stateless.
 *
 * @param <M> the game's moves
 */
public interface Game<M extends Move> {

    /** What there is to say about it. */
    GameFacts facts();

    /** Every variant, the one of all defaults first. */
    default Stream<Variant> variants() {
        return VariantTable.combinations(facts()).filter(this::plays);
    }

    /** True if the game has this combination of its options; most have all. */
    default boolean plays(Variant combination) {
        return true;
    }

    /** The variant with these choices by option key; what is left out is at its default. */
    default VariantChoice variant(Map<String, String> choices) {
        return VariantTable.choose(this, choices);
    }

    /**
     * The variant, if it is one of {@link #variants()}.
     *
     * @throws IllegalArgumentException if it is not
     */
    default Variant own(Variant variant) {
        if (!VariantTable.holds(facts(), variant) || !plays(variant)) {
            throw new IllegalArgumentException("no variant of %s: %s".formatted(facts().name(), variant));
        }
        return variant;
    }

    /**
     * How the variant is learnt.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    Lesson lesson(Variant variant);

    /**
     * The position in which a match of the variant begins.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    Position<M> start(Variant variant);

    /**
     * The position of a {@link Position#text()} of the variant.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    Position<M> read(Variant variant, String text);

    /**
     * Whether matches of the variant say something about strength in this game: not those of a reconstruction, which is
     * there to be tried, and may change.
     */
    default boolean rated(Variant variant) {
        return true;
    }

    /**
     * How positions of the variant are judged before they end; empty for a game whose positions nobody sees whole.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    Optional<Evaluation> evaluation(Variant variant);

    /**
     * All positions of the variant, so that it can be solved; empty for a game that has too many.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    default Optional<Catalogue> catalogue(Variant variant) {
        return Optional.empty();
    }

    /** The texts of its moves. */
    Notation<M> notation();

    /**
     * How long its matches may go on without {@link Position#progress progress}; empty for a game that ends by itself.
     */
    Optional<Patience> patience();
}
