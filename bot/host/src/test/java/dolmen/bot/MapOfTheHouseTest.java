package dolmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The map in CONTRIBUTING.md names every package of every module, and no other. */
final class MapOfTheHouseTest {
    private static final Path HOUSE = Path.of("..");
    private static final Pattern PACKAGE = Pattern.compile("(?<=  )\\.[a-z.]*(?= |$)");

    @ParameterizedTest
    @CsvSource({
        "rules/words, dolmen/words",
        "rules/core, dolmen/rules",
        "rules/games, dolmen/rules",
        "rules/engine, dolmen/rules",
        "renderer, dolmen/renderer",
        "bot/words, dolmen/bot",
        "bot/pairing, dolmen/bot",
        "bot/match, dolmen/bot",
        "bot/storage, dolmen/bot",
        "bot/images, dolmen/bot",
        "bot/discord, dolmen/bot",
        "bot/lab, dolmen/bot",
        "bot/host, dolmen/bot",
        "benchmarks, dolmen/benchmarks"
    })
    void the_map_names_every_package(String module, String root) throws IOException {
        assertThat(onTheMap(module)).containsExactlyInAnyOrderElementsOf(packages(module, root));
    }

    /** From the line that begins with the module to the next empty one. */
    private static List<String> onTheMap(String module) throws IOException {
        return Files.readAllLines(HOUSE.resolve("CONTRIBUTING.md")).stream()
                .dropWhile(line -> !line.startsWith(module + "  "))
                .skip(1)
                .takeWhile(line -> line.startsWith("  "))
                .flatMap(line -> PACKAGE.matcher(line).results().map(MatchResult::group))
                .toList();
    }

    private static List<String> packages(String module, String root) throws IOException {
        Path top = HOUSE.resolve(module).resolve("src/main/java").resolve(root);
        try (Stream<Path> files = Files.walk(top)) {
            return files.filter(MapOfTheHouseTest::isClass)
                    .map(Path::getParent)
                    .distinct()
                    .map(folder -> "." + top.relativize(folder).toString().replace('/', '.'))
                    .toList();
        }
    }

    private static boolean isClass(Path file) {
        return file.toString().endsWith(".java") && !file.endsWith("package-info.java");
    }
}
