package dolmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dolmen.rules.HouseRules;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults of bundles that the compiler of words cannot see. */
final class WordsTest {
    private static final Path HOUSE = Path.of("..");

    /** The messages that a language says like English. */
    private static final Set<String> ALIKE = Set.of(
            "words_de.properties head.deck",
            "words_de.properties step.obelisk",
            "words_es.properties call.base",
            "words_es.properties call.pedestal",
            "words_es.properties choice-name.goal-escape",
            "words_es.properties head.morgue",
            "words_es.properties step.base",
            "words_es.properties step.pedestal",
            "words_es.properties theme.zugzwang",
            "words_fr.properties call.base",
            "words_fr.properties head.morgue",
            "words_fr.properties span.minutes",
            "words_fr.properties step.base",
            "words_fr.properties theme.sacrifice",
            "words_fr.properties theme.zugzwang",
            "words_it.properties call.base",
            "words_it.properties step.base",
            "words_it.properties theme.zugzwang",
            "words_nl.properties list.computers",
            "words_nl.properties list.rating",
            "words_nl.properties option.opening",
            "words_nl.properties step.obelisk",
            "words_pl.properties step.obelisk",
            "words_pl.properties theme.zugzwang",
            "words_pt_BR.properties call.base",
            "words_pt_BR.properties call.pedestal",
            "words_pt_BR.properties head.deck",
            "words_pt_BR.properties list.rating",
            "words_pt_BR.properties theme.zugzwang",
            "words_sv.properties carrier.obelisk",
            "words_sv.properties list.rating",
            "words_sv.properties step.obelisk");

    @Test
    void every_message_is_said_somewhere() {
        List<JavaMethod> phrases = new ClassFileImporter()
                .withImportOption(HouseRules.PRODUCT).importPackages("dolmen").stream()
                        .filter(HouseRules::isGenerated)
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method -> method.getModifiers().contains(JavaModifier.STATIC))
                        .toList();

        assertThat(phrases)
                .isNotEmpty()
                .allSatisfy(phrase -> assertThat(phrase.getAccessesToSelf())
                        .as(phrase.getFullName())
                        .isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("translations")
    void no_message_was_left_in_english(Path translation) throws IOException {
        Properties english = read(translation.resolveSibling("words.properties"));
        Properties other = read(translation);

        assertThat(other.stringPropertyNames())
                .filteredOn(key -> !ALIKE.contains(translation.getFileName() + " " + key))
                .filteredOn(key -> hasOwnWords(english.getProperty(key)))
                .isNotEmpty()
                .allSatisfy(key ->
                        assertThat(other.getProperty(key)).as(key).isNotBlank().isNotEqualTo(english.getProperty(key)));
    }

    /** False for a message of arguments, amounts and punctuation alone, which may be alike in several languages. */
    private static boolean hasOwnWords(String message) {
        return message.replaceAll("\\$\\{\\w+, number}m|\\{\\w+(, date, [^}]*)?}", "")
                .codePoints()
                .anyMatch(Character::isLetter);
    }

    static List<Path> translations() throws IOException {
        var found = new ArrayList<Path>();
        for (String floor : List.of("rules", "bot")) {
            try (Stream<Path> modules = Files.list(HOUSE.resolve(floor))) {
                for (Path module : modules.toList()) {
                    found.addAll(translations(module.resolve("src/main/resources")));
                }
            }
        }
        return found;
    }

    private static List<Path> translations(Path resources) throws IOException {
        if (!Files.exists(resources)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(resources)) {
            return files.filter(file -> file.getFileName().toString().matches("words_\\w+\\.properties"))
                    .toList();
        }
    }

    private static Properties read(Path file) throws IOException {
        Properties messages = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            messages.load(reader);
        }
        return messages;
    }
}
