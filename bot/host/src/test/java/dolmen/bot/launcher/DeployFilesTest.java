package dolmen.bot.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.ops.configuration.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files for operators name what exists. */
final class DeployFilesTest {
    private static final Pattern SETTING = Pattern.compile("(?m)^#(D[A-Z_]+) =");
    private static final Pattern METRIC = Pattern.compile("\\b(?:dolmen|jvm)_[a-z_]+");
    private static final Pattern OPTION = Pattern.compile("-(?:XX:\\+Use|Xmx|Djava|Dstd)[\\w.=+-]*\\w");

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

    @Test
    void both_launchers_run_java_with_the_same_options() throws IOException {
        assertThat(found(OPTION, text("deploy/dolmen.cmd")))
                .containsExactlyInAnyOrderElementsOf(found(OPTION, text("dolmen")));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group())
                .distinct()
                .toList();
    }

    private static String text(String file) throws IOException {
        return Files.readString(Path.of("..", file));
    }
}
