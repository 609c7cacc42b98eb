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
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the compiler of words cannot see of the bundles. */
final class WordsTest {
    private static final Path HOUSE = Path.of("..");

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
                .isNotEmpty()
                .allSatisfy(key ->
                        assertThat(other.getProperty(key)).as(key).isNotBlank().isNotEqualTo(english.getProperty(key)));
    }

    static List<Path> translations() throws IOException {
        try (Stream<Path> files = Files.find(
                HOUSE,
                12,
                (file, attributes) -> file.toString().matches(".*/src/main/resources/.*/words_\\w+\\.properties"))) {
            return files.sorted().toList();
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
