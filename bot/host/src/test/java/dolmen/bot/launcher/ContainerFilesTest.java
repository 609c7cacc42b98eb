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
    private static final Pattern LEFT_OUT = Pattern.compile("/product/lib/([a-z-]+)-\\*\\.jar");
    private static final Pattern ASKED = Pattern.compile("GET (/\\w+)");
    private static final Pattern ARGUMENT = Pattern.compile("(?m)^ARG (\\w+)=$");
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
    void the_image_leaves_out_the_jars_of_the_local_discord_and_no_others() throws IOException {
        assertThat(found(LEFT_OUT, "Dockerfile")).containsExactly("dolmen-sandbox", "jetty");
        assertThat(text("sandbox/pom.xml")).contains("<artifactId>jetty-server</artifactId>");
        for (String module : List.of("host", "match", "storage", "images", "discord")) {
            assertThat(text("bot/%s/pom.xml".formatted(module))).doesNotContain("jetty");
        }
    }

    @Test
    void a_container_is_healthy_while_it_lives_and_in_an_upgrade_once_it_is_ready() throws IOException {
        assertThat(found(ASKED, "Dockerfile")).containsExactly("/health");
        assertThat(found(ASKED, "compose.yaml")).isEmpty();
        assertThat(found(ASKED, "compose.scale.yaml")).containsExactly("/ready");
        assertThat(text("compose.scale.yaml")).contains("--wait");
    }

    @ParameterizedTest
    @ValueSource(strings = {"compose.yaml", "compose.scale.yaml"})
    void logs_do_not_fill_the_disk(String compose) throws IOException {
        assertThat(text(compose)).contains("max-size: ", "max-file: ");
    }

    @Test
    void a_released_image_is_told_every_argument_of_its_build() throws IOException {
        List<String> arguments =
                found(ARGUMENT, "Dockerfile").stream().distinct().toList();
        assertThat(arguments).containsExactlyInAnyOrder("VERSION", "REVISION", "SOURCE");
        assertThat(arguments)
                .allSatisfy(argument -> assertThat(text(".github/workflows/release.yml"))
                        .contains("            %s=$".formatted(argument)));
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
