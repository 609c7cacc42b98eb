package dolmen.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of the format has one example of each game, and each is what the writer writes. */
class RecordsPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("```\\n(.*?)```", Pattern.DOTALL);

    @Test
    void every_example_is_a_record_as_it_is_written() throws IOException {
        GameRegistry games = GameRegistry.load();
        var reader = new RecordReader(games);
        String page = Files.readString(Path.of("../docs/records.md"));
        Set<String> shown = new HashSet<>();
        for (String example :
                EXAMPLE.matcher(page).results().map(MatchResult::group).toList()) {
            String text = example.replace("```\n", "").replace("```", "");
            ParsedRecord.Read read = (ParsedRecord.Read) reader.readOne(text);
            assertThat(read.record().text()).isEqualTo(text);
            shown.add(read.record().game().variant().game());
        }

        assertThat(shown)
                .isEqualTo(
                        games.games().map(Game::facts).map(facts -> facts.id()).collect(Collectors.toSet()));
    }
}
