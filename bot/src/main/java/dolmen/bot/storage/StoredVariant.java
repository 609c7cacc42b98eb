package dolmen.bot.storage;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;

/** Variants as they stand in the database: by their texts. */
final class StoredVariant {
    private StoredVariant() {}

    /**
     * The variant of a stored text.
     *
     * @throws IllegalArgumentException if the registry does not have it
     */
    static Variant read(GameRegistry games, String text) {
        return switch (games.variant(text)) {
            case VariantChoice.Found(Variant variant) -> variant;
            case VariantChoice.Unknown(String why) -> throw new IllegalArgumentException(why);
        };
    }
}
