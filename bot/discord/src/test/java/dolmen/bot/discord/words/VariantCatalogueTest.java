package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.words.typed.GameNameReader;
import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantCatalogueTest {
    /** The width of a button on the screen of a phone. */
    private static final int LONGEST_LABEL = 38;

    /** In lists that are cut, such as that of threads, a longer name would take the room of players' names. */
    private static final int LONGEST_SHORT_NAME = 16;

    private final Wording english = Wordings.ENGLISH;
    private final GameRegistry games = GameRegistry.load();
    private final Wordings languages = new Wordings();
    private final VariantCatalogue catalogue = new VariantCatalogue(games, languages);

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
            assertThat(catalogue.variant(english.of(game.facts().name())).map(Variant::text))
                    .contains(game.facts().id());
            assertThat(game.variants())
                    .allSatisfy(variant -> assertThat(catalogue.variant(english.of(catalogue.name(variant))))
                            .contains(variant));
        });
    }

    @Test
    void names_are_understood_in_every_language_and_differ_within_each() {
        assertThat(languages.all()).hasSize(10).allSatisfy(language -> {
            assertThat(games.variants().map(catalogue::name).map(language::of)).doesNotHaveDuplicates();
            assertThat(games.variants())
                    .allSatisfy(variant -> assertThat(catalogue.variant(language.of(catalogue.name(variant))))
                            .contains(variant));
        });
    }

    @Test
    void a_part_of_an_english_name_means_the_same_as_without_other_languages() {
        GameNameReader inEnglish = only(english);

        assertThat(parts(english, 1))
                .isNotEmpty()
                .allSatisfy(part -> assertThat(catalogue.variant(part)).as(part).isEqualTo(inEnglish.read(part)));
    }

    @Test
    void a_part_of_a_name_in_another_language_means_the_same_as_in_this_language_alone_or_in_english() {
        GameNameReader inEnglish = only(english);

        assertThat(languages.all()).allSatisfy(language -> {
            GameNameReader inOne = only(language);
            assertThat(parts(language, 3))
                    .isNotEmpty()
                    .allSatisfy(part -> assertThat(catalogue.variant(part))
                            .as(part)
                            .isEqualTo(inEnglish.read(part).or(() -> inOne.read(part))));
        });
    }

    private GameNameReader only(Wording language) {
        return new GameNameReader(games, Stream.of(language), catalogue::name);
    }

    /** The beginnings of all words of names, alone and behind the first word. */
    private Stream<String> parts(Wording language, int shortest) {
        return games.variants()
                .map(catalogue::name)
                .map(language::of)
                .map(name -> List.of(name.split("[ ·]+")))
                .flatMap(words -> words.stream()
                        .flatMap(word ->
                                IntStream.rangeClosed(shortest, word.length()).mapToObj(end -> word.substring(0, end)))
                        .flatMap(part -> Stream.of(part, words.getFirst() + " " + part)));
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
                "card game | mausoleum-cards",
                "Murus Gallicus, erweitertes Heer | murus-gallicus(army=advanced)",
                "murus flucht vier spieler | murus-gallicus(goal=escape,players=4)",
                "obelisk gebunden | obelisk(mode=bounded)",
                "premiere edition | mausoleum(edition=first)",
                "Mausoleum, das Kartenspiel | mausoleum-cards",
                "mausoleum kortspelet tre spelare | mausoleum-cards(players=3)",
                "jeu de cartes | mausoleum-cards",
                "Mausoleum カードゲーム | mausoleum-cards",
                "均衡戦 | obelisk(mode=balanced)"
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

    @Test
    void a_refused_combination_is_explained_in_the_language_of_the_reader() {
        Wording german = languages.of("de");

        assertThat(german.of(catalogue.unknown("murus-gallicus(army=**roman**)")))
                .isEqualTo(
                        "army kann in Murus Gallicus nicht „\\*\\*roman\\*\\*“ sein; möglich sind standard, advanced.");
        assertThat(german.of(catalogue.unknown("murus-gallicus(players=4)")))
                .startsWith("Für 4 Spieler gibt es nur murus")
                .endsWith("mit dem Standardheer und der Standarderöffnung.");
        assertThat(german.of(catalogue.unknown("obelisk(army=advanced)")))
                .isEqualTo("Obelisk hat keine Option „army“; es gibt mode.");
    }

    @Test
    void variants_are_suggested_by_name_in_the_language_of_the_reader_and_found_in_english_too() {
        assertThat(suggested("heer", "de")).contains("Murus Gallicus · Erweitertes Heer");
        assertThat(suggested("advanced army", "de")).contains("Murus Gallicus · Erweitertes Heer");
        assertThat(suggested("advanced army", "en")).contains("Murus Gallicus · Advanced army");
        assertThat(suggested("heer", "en")).isEmpty();
        assertThat(suggested("制限", "ja")).containsExactly("Obelisk · 制限戦");
    }

    private List<String> suggested(String typed, String language) {
        return catalogue.suggestVariants(typed, languages.of(language)).stream()
                .map(Command.Choice::getName)
                .toList();
    }

    @Test
    void games_are_suggested_by_name_in_the_language_of_the_reader_and_found_in_english_too() {
        assertThat(suggestedGames("kartenspiel", "de")).containsExactly("Mausoleum, das Kartenspiel");
        assertThat(suggestedGames("card game", "de")).containsExactly("Mausoleum, das Kartenspiel");
        assertThat(suggestedGames("card game", "en")).containsExactly("Mausoleum, the card game");
        assertThat(suggestedGames("murus", "de")).containsExactly("Murus Gallicus");
        assertThat(suggestedGames("kartenspiel", "en")).isEmpty();
    }

    private List<String> suggestedGames(String typed, String language) {
        return catalogue.suggestGames(typed, languages.of(language)).stream()
                .map(Command.Choice::getName)
                .toList();
    }

    @Test
    void a_game_is_called_in_the_language_of_the_reader_and_by_its_id_if_this_release_lacks_it() {
        assertThat(languages.of("nl").of(catalogue.gameName("mausoleum-cards"))).isEqualTo("Mausoleum, het kaartspel");
        assertThat(languages.of("ja").of(catalogue.gameName("murus-gallicus"))).isEqualTo("Murus Gallicus");
        assertThat(languages.of("ja").of(catalogue.gameName("chess"))).isEqualTo("chess");
        assertThat(languages.of("sv").of(catalogue.unknown("schack"))).contains("**Mausoleum, kortspelet**");
    }

    @Test
    void short_names_of_games_are_short_in_every_language() {
        assertThat(languages.all())
                .allSatisfy(language -> assertThat(catalogue.all().map(facts -> language.of(facts.shortName())))
                        .isNotEmpty()
                        .allSatisfy(
                                name -> assertThat(name).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_SHORT_NAME)));
    }

    @Test
    void labels_of_choices_and_options_are_short_in_every_language() {
        assertThat(languages.all())
                .allSatisfy(language -> assertThat(games.games()
                                .flatMap(game -> game.facts().options().stream())
                                .flatMap(option -> Stream.concat(
                                        Stream.of(option.name()),
                                        option.choices().stream().map(Choice::name)))
                                .map(language::of))
                        .isNotEmpty()
                        .allSatisfy(label -> assertThat(label)
                                .hasSizeLessThanOrEqualTo(LONGEST_LABEL)
                                .doesNotEndWith(".")));
    }
}
