package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariantCatalogueTest {
    private final GameRegistry games = GameRegistry.load();
    private final VariantCatalogue catalogue = new VariantCatalogue(games);

    @Test
    void every_variant_is_found_by_a_number_of_its_own() {
        List<Long> numbers = games.variants().map(VariantCatalogue::number).toList();
        assertThat(numbers).doesNotHaveDuplicates();
        assertThat(games.variants())
                .allSatisfy(variant -> assertThat(catalogue.numbered(VariantCatalogue.number(variant)))
                        .contains(variant));
        assertThat(catalogue.numbered(1)).isEmpty();
    }

    /** Messages on Discord keep these numbers for ever. */
    @Test
    void numbers_never_change() {
        assertThat(VariantCatalogue.number(Variant.of("obelisk"))).isEqualTo(2_630_915_207L);
    }

    @Test
    void a_variant_is_found_by_its_text_and_a_game_by_its_name() {
        assertThat(catalogue.variant("murus-gallicus(goal=escape)").map(Variant::text))
                .contains("murus-gallicus(goal=escape)");
        assertThat(catalogue.variant("gårdsdansen")).contains(Variant.of("gardsdansen"));
        assertThat(catalogue.variant("chess")).isEmpty();
    }
}
