package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.host.TypedTurn;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves typed in other languages than English are understood as {@code typed/<game>_<language>.txt} says. */
class TypedLanguagesTest {
    private static final List<String> LANGUAGES = List.of("de", "sv", "fr", "es", "it", "pt_BR", "pl", "nl", "ja");
    private static final int LEAST = 60;
    private static final int LEAST_NOT_PLAYED = 8;

    static Stream<String> corpora() {
        return ChosenGames.registry()
                .games()
                .flatMap(game -> LANGUAGES.stream().map(language -> game.facts().id() + "_" + language));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("corpora")
    void every_line_means_what_it_says_and_none_is_mistaken(String corpus) {
        List<TypedCorpus.Line> lines = TypedCorpus.of(corpus);

        assertThat(lines).hasSizeGreaterThanOrEqualTo(LEAST).doesNotHaveDuplicates();
        assertThat(lines.stream().filter(line -> line.meaning().startsWith("?")))
                .hasSizeGreaterThanOrEqualTo(LEAST_NOT_PLAYED);
        assertThat(lines.stream().filter(TypedCorpus.Line::isMistaken)).isEmpty();
        assertThat(lines.stream().filter(line -> !line.isUnderstood() || isPlayed(line) != isToBePlayed(line)))
                .isEmpty();
    }

    private static boolean isPlayed(TypedCorpus.Line line) {
        return line.read() instanceof TypedTurn.Played;
    }

    private static boolean isToBePlayed(TypedCorpus.Line line) {
        return !line.meaning().startsWith("?") && !line.meaning().contains("/");
    }
}
