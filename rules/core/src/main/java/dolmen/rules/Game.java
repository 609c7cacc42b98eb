package dolmen.rules;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.scene.Symbol;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A kind of game, such as Murus Gallicus: its variants, starting positions and notation. Stateless.
 *
 * @param <M> the game's moves
 */
public interface Game<M extends Move> {

    GameFacts facts();

    /** Every variant; the one with all options at their defaults is first. */
    default Stream<Variant> variants() {
        return VariantTable.combinations(facts()).filter(this::plays);
    }

    /** True if the game has this combination of options; most games have all combinations. */
    default boolean plays(Variant combination) {
        return true;
    }

    /** The variant with these choices by option key; options left out have their defaults. */
    default VariantChoice variant(Map<String, String> choices) {
        return VariantTable.choose(this, choices);
    }

    /**
     * Returns the variant itself if it is one of {@link #variants()}.
     *
     * @throws IllegalArgumentException if it is not
     */
    default Variant own(Variant variant) {
        if (!VariantTable.holds(facts(), variant) || !plays(variant)) {
            throw new IllegalArgumentException("not a variant of %s: %s".formatted(facts().id(), variant));
        }
        return variant;
    }

    /**
     * The lesson on the variant.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    Lesson lesson(Variant variant);

    /**
     * The starting position of the variant.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    Position<M> start(Variant variant);

    /**
     * The position that a {@link Position#text()} of the variant describes.
     *
     * @throws IllegalArgumentException if the text is not such a text
     */
    Position<M> read(Variant variant, String text);

    /**
     * True if matches of the variant are rated in this game. A reconstruction is unrated: it is for trying out, and may
     * change.
     */
    default boolean rated(Variant variant) {
        return true;
    }

    /** True for the game with which beginners should start, one per host. */
    default boolean forBeginners() {
        return false;
    }

    /**
     * The evaluation of the variant's unfinished positions; empty for a game with hidden information.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    Optional<Evaluation> evaluation(Variant variant);

    /**
     * All positions of the variant, so that it can be solved; empty for a game with too many positions.
     *
     * @throws IllegalArgumentException if the variant is not one of {@link #variants()}
     */
    default Optional<Catalogue> catalogue(Variant variant) {
        return Optional.empty();
    }

    /**
     * The pieces and cards that {@linkplain Step#symbol choices} are about, each once; empty for a game without any.
     */
    default List<Symbol> symbols() {
        return List.of();
    }

    /** The canonical texts of moves. */
    Notation<M> notation();

    /** The limit on play without {@link Position#progress progress}; empty for a game that ends by itself. */
    Optional<Patience> patience();
}
