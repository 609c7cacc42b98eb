package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.host.HostRules;
import dolmen.rules.phrase.Argument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page of every game says what the game itself says. */
class GamePagesTest {
    private static final Path DOCS = Path.of("..", "docs");

    static Stream<GameFacts> games() {
        return ChosenGames.registry().games().map(Game::facts);
    }

    private static String page(GameFacts facts) throws IOException {
        Path page = DOCS.resolve("games").resolve(facts.id() + ".md");
        RequiredFile.check(page, "the page of the game, with its rules word for word");
        return inOneLine(Files.readString(page));
    }

    /** Bullets and line breaks belong to the page. */
    private static String inOneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_short_name_has_at_most_fifteen_characters(GameFacts facts) {
        assertThat(English.of(facts.shortName())).isNotBlank().hasSizeLessThanOrEqualTo(15);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_page_tells_the_rules_and_what_is_this_hosts_own(GameFacts facts) throws IOException {
        String page = page(facts);
        assertThat(page)
                .contains(
                        oneLineEach(facts.rules().stream().map(Paragraph::words).toList()));
        assertThat(oneLineEach(facts.houseReadings()))
                .allSatisfy(reading -> assertThat(page).contains(reading));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_page_tells_the_rules_of_the_host(GameFacts facts) throws IOException {
        assertThat(page(facts)).contains("## Rules of this host");
        assertThat(page(facts))
                .contains(HostRules.of(ChosenGames.registry().game(facts.id())).stream()
                        .map(English::of)
                        .toList());
    }

    private static List<String> oneLineEach(List<Argument> paragraphs) {
        return paragraphs.stream()
                .map(English::of)
                .map(GamePagesTest::inOneLine)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_page_gives_credit_source_and_conditions(GameFacts facts) throws IOException {
        String page = page(facts);
        assertThat(page)
                .contains(
                        "# " + English.of(facts.name()),
                        facts.credit().designer(),
                        "<" + facts.credit().source() + ">",
                        English.of(facts.credit().conditions()),
                        English.of(facts.audience()));
        assertThat(facts.credit().others())
                .allSatisfy(credit -> assertThat(page).contains(English.of(credit)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_page_has_a_picture(GameFacts facts) throws IOException {
        assertThat(page(facts)).contains("](../pictures/%s.png)".formatted(facts.id()));
        Path picture = DOCS.resolve("pictures").resolve(facts.id() + ".png");
        RequiredFile.check(picture, "the picture of its page, which ./dolmen render makes");
        assertThat(picture).isNotEmptyFile();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_page_names_every_choice(GameFacts facts) throws IOException {
        String page = page(facts);
        assertThat(facts.options().stream()
                        .flatMap(option -> option.choices().stream())
                        .map(choice -> "`" + choice.value() + "`"))
                .allSatisfy(choice -> assertThat(page).contains(choice));
    }
}
