package dolmen.bot.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the files for containers count on in each other; nothing is built here. */
final class ContainerFilesTest {
    private static final Pattern SECRET = Pattern.compile("file: \\./(\\S+)");
    private static final Pattern USER = Pattern.compile("--uid (\\d+)");

    @ParameterizedTest
    @ValueSource(strings = {"compose.yaml", "compose.scale.yaml"})
    void what_is_secret_is_given_neither_to_git_nor_to_the_build(String compose) throws IOException {
        List<String> secrets = found(SECRET, compose);
        assertThat(secrets).contains("token");
        assertThat(lines(".gitignore"))
                .containsAll(secrets.stream().map(secret -> "/" + secret).toList());
        assertThat(lines(".dockerignore"))
                .contains("*")
                .doesNotContainAnyElementsOf(
                        secrets.stream().map(secret -> "!" + secret).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compose.yaml", "compose.scale.yaml"})
    void secrets_are_made_the_property_of_the_user_who_reads_them(String compose) throws IOException {
        String user = found(USER, "Dockerfile").getFirst();
        assertThat(text(compose))
                .contains("user: \"%1$s:%1$s\"".formatted(user))
                .contains("sudo chown %s %s".formatted(user, String.join(" ", found(SECRET, compose))));
    }

    @Test
    void the_build_gets_the_sources_of_every_module() throws IOException {
        assertThat(lines(".dockerignore"))
                .contains("!pom.xml", "!*/pom.xml", "!*/*/pom.xml", "!*/src/main", "!*/*/src/main", "!dolmen");
    }

    private static List<String> found(Pattern pattern, String file) throws IOException {
        return pattern.matcher(text(file))
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
    }

    private static List<String> lines(String file) throws IOException {
        return text(file).lines().toList();
    }

    private static String text(String file) throws IOException {
        return Files.readString(Path.of("..", file));
    }
}
