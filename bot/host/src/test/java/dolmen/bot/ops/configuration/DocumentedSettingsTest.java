package dolmen.bot.ops.configuration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of settings in the handbook of operators says what the code says. */
final class DocumentedSettingsTest {
    private static final Path HANDBOOK = Path.of("..", "docs", "operating.md");

    @Test
    void every_setting_stands_in_the_handbook_as_it_is() throws IOException {
        List<String> documented = Files.readAllLines(HANDBOOK).stream()
                .filter(line -> line.startsWith("| `DOLMEN_") || line.startsWith("| `DISCORD_"))
                .toList();

        assertThat(documented)
                .containsExactlyElementsOf(Arrays.stream(Setting.values())
                        .map(setting -> "| `%s` | %s | %s |".formatted(setting, setting.usual(), setting.meaning()))
                        .toList());
    }
}
