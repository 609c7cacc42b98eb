package dolmen.bot.launcher;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.ops.Succession;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files for operators name what exists. */
final class DeployFilesTest {
    private static final Pattern SETTING = Pattern.compile("(?m)^#(D[A-Z_]+) =");
    private static final Pattern ANY_SETTING = Pattern.compile("\\b(?:DOLMEN|DISCORD)_[A-Z_]+");
    private static final Pattern LITERAL = Pattern.compile("(?m)^ +- ([A-Z_]+)=(.*)$");

    /** Variables of the launcher, of a build. */
    private static final List<String> OF_THE_BUILD = List.of("DOLMEN_VERSION", "DOLMEN_COMMIT", "DISCORD_");

    private static final Pattern METRIC = Pattern.compile("\\b(?:dolmen|jvm)_[a-z_]+");
    private static final Pattern OPTION =
            Pattern.compile("-(?:XX:\\+(?:Use|Unlock|Ignore)|XX:Trim|Xmx|Djava|Dstd)[\\w.=+-]*\\w");

    @TempDir
    private Path folder;

    @Test
    void the_properties_of_an_archive_name_every_setting_and_set_none() throws IOException {
        String properties = text("deploy/dolmen.properties");

        assertThat(properties.lines())
                .allSatisfy(line -> assertThat(line).matches("(#.*)?").hasSizeLessThan(121));
        assertThat(SETTING.matcher(properties).results().map(found -> found.group(1)))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Setting.values())
                        .filter(setting -> setting != Setting.DOLMEN_CONFIG)
                        .map(Setting::name)
                        .toList());
    }

    @Test
    void alerts_ask_for_metrics_of_the_handbook() throws IOException {
        List<String> asked = found(METRIC, text("deploy/prometheus/alerts.yml"));

        assertThat(asked).hasSizeGreaterThan(8);
        assertThat(found(METRIC, text("docs/operating.md")))
                .containsAll(asked.stream()
                        .map(name -> name.replace("_seconds_bucket", "_seconds_count"))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"deploy/kubernetes", "compose.yaml", "compose.scale.yaml", "Dockerfile"})
    void containers_set_nothing_but_settings(String place) throws IOException {
        assertThat(found(ANY_SETTING, all(place)))
                .isNotEmpty()
                .isSubsetOf(Stream.concat(Arrays.stream(Setting.values()).map(Setting::name), OF_THE_BUILD.stream())
                        .toList());
    }

    @Test
    void a_cluster_can_start_the_host_with_the_settings_of_its_base() throws Exception {
        Map<String, String> base = LITERAL.matcher(text("deploy/kubernetes/kustomization.yaml"))
                .results()
                .collect(toMap(line -> line.group(1), line -> line.group(2)));
        Files.writeString(folder.resolve("token"), "any");
        Files.writeString(folder.resolve("password"), "other");
        base.replaceAll((setting, value) -> value.replace("/run/secrets/dolmen", folder.toString()));

        Configuration configuration = Configuration.from(base);

        assertThat(configuration.token()).isPresent();
        assertThat(configuration.database()).hasToString("postgresql://postgres:5432/dolmen");
        assertThat(configuration.shards().all()).isTrue();
        assertThat(Succession.longest(16).plus(configuration.drain()))
                .isLessThan(Duration.ofSeconds(Long.parseLong(found(
                                Pattern.compile("(?<=terminationGracePeriodSeconds: )\\d+"),
                                text("deploy/kubernetes/dolmen.yaml"))
                        .getFirst())));
    }

    @Test
    void a_cluster_runs_the_host_as_the_image_does() throws IOException {
        String image = text("Dockerfile");
        String cluster = text("deploy/kubernetes/dolmen.yaml");

        assertThat(found(Pattern.compile("(?<=--uid )\\d+"), image))
                .isEqualTo(found(Pattern.compile("(?<=runAsUser: )\\d+"), cluster));
        assertThat(found(Pattern.compile("(?<=EXPOSE )\\d+"), image))
                .isEqualTo(found(Pattern.compile("(?<=containerPort: )\\d+"), cluster));
        assertThat(found(Pattern.compile("(?<=path: )/\\w+"), cluster)).containsExactly("/health", "/ready");
        assertThat(found(Pattern.compile("(?<=mountPath: )\\S+"), cluster))
                .containsExactly("/data", "/tmp", "/run/secrets/dolmen");
        assertThat(cluster).contains("replicas: 2", "readOnlyRootFilesystem: true", "runAsNonRoot: true");
    }

    @Test
    void both_launchers_run_java_with_the_same_options() throws IOException {
        assertThat(found(OPTION, text("deploy/dolmen.cmd")))
                .containsExactlyInAnyOrderElementsOf(found(OPTION, text("dolmen")));
    }

    @Test
    void both_launchers_ask_for_the_same_java() throws IOException {
        var least = Pattern.compile("(?<=JAVA_AT_LEAST=)\\d+");

        assertThat(found(least, text("deploy/dolmen.cmd"))).hasSize(1).isEqualTo(found(least, text("dolmen")));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group())
                .distinct()
                .toList();
    }

    /** The file, or all files in the folder. */
    private static String all(String place) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", place))) {
            var text = new StringBuilder();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                text.append(Files.readString(file));
            }
            return text.toString();
        }
    }

    private static String text(String file) throws IOException {
        return Files.readString(Path.of("..", file));
    }
}
