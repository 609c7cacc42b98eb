package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantCatalogueTest {
    private final Wording english = Wordings.ENGLISH;
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
    void every_name_that_is_shown_is_understood_where_it_is_typed() {
        assertThat(games.games()).allSatisfy(game -> {
            assertThat(catalogue.variant(game.facts().name()).map(Variant::text))
                    .contains(game.facts().id());
            assertThat(game.variants())
                    .allSatisfy(variant -> assertThat(catalogue.variant(catalogue.name(variant)))
                            .contains(variant));
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Murus Gallicus | murus-gallicus",
                "  MURUS   gallicus | murus-gallicus",
                "murus_gallicus | murus-gallicus",
                "murusgallicus | murus-gallicus",
                "murus | murus-gallicus",
                "murus-gallicus(army=advanced) | murus-gallicus(army=advanced)",
                "Murus Gallicus, advanced army | murus-gallicus(army=advanced)",
                "gardsdansen | gardsdansen",
                "Gårdsdansen | gardsdansen",
                "mausoleum | mausoleum",
                "Mausoleum the card game | mausoleum-cards",
                "mausoleum: the card game | mausoleum-cards",
                "card game | mausoleum-cards"
            })
    void names_are_read_as_people_type_them(String typed, String variant) {
        assertThat(catalogue.variant(typed).map(Variant::text)).contains(variant);
        assertThat(catalogue.game(typed).map(Game::facts))
                .contains(games.game(variant.replaceAll("\\(.*", "")).facts());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "chess", "m", "murus chess", "advanced"})
    void what_names_no_game_or_several_is_not_guessed(String typed) {
        assertThat(catalogue.variant(typed)).isEmpty();
        assertThat(english.of(catalogue.unknown(typed)))
                .startsWith("There is no game called")
                .contains("**Murus Gallicus**", "**Mausoleum, the card game**")
                .doesNotContain("mausoleum-cards", "murus-gallicus,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "murus-gallicus(army=roman) | it can be standard, advanced",
                "murus-gallicus(players=4) | murus\\-gallicus\\(goal=escape,players=4\\)",
                "chess(players=4) | There is no game called"
            })
    void options_that_no_variant_has_are_explained(String typed, String why) {
        assertThat(catalogue.variant(typed)).isEmpty();
        assertThat(english.of(catalogue.unknown(typed))).contains(why);
    }
}
