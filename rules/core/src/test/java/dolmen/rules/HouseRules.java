package dolmen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** The rules of style for every module; each module's own architecture test calls them. */
public final class HouseRules {
    private static final Pattern BANNED_NAME = Pattern.compile(
            "(Manager|Helper|Utils?|Impl|Data|Info|Context|Processor|Session|Instance)(?![a-z])|State$");

    private static final int LONGEST_FILE = 400;

    /** The classes of the product, without the module's tests and the archives of other modules. */
    public static final ImportOption PRODUCT = location ->
            ImportOption.Predefined.DO_NOT_INCLUDE_TESTS.includes(location) && !location.contains("-tests.jar");

    private HouseRules() {}

    /** True for a class that the build generates from a bundle. */
    public static boolean isGenerated(JavaClass type) {
        return type.getSimpleName().endsWith("Phrases")
                && type.tryGetField("BUNDLE").isPresent();
    }

    /** Asserts that names describe their things, without the words that the glossary bans. */
    public static void assertPlainNames(JavaClasses classes) {
        assertThat(classes.stream().map(JavaClass::getSimpleName))
                .isNotEmpty()
                .noneMatch(name -> BANNED_NAME.matcher(name).find());
    }

    /** Asserts that every package is null-marked. */
    public static void assertNullMarked(JavaClasses classes) {
        assertThat(classes.stream().map(JavaClass::getPackage).distinct())
                .isNotEmpty()
                .allSatisfy(home -> assertThat(home).matches(it -> it.isAnnotatedWith(NullMarked.class)));
    }

    /**
     * Asserts that no source file below the working directory is too long.
     *
     * @param least the minimum number of files, to detect a wrong directory
     */
    public static void assertShortFiles(int least) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(""))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().contains("generated-sources"))
                    .toList();
            assertThat(sources)
                    .hasSizeGreaterThan(least)
                    .allSatisfy(file -> assertThat(Files.readAllLines(file)).hasSizeLessThanOrEqualTo(LONGEST_FILE));
        }
    }
}
