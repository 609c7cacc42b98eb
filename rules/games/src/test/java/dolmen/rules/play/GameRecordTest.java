package dolmen.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    @Test
    void a_record_is_one_line_and_reads_back() {
        var escape = new Variant("murus-gallicus", new TreeMap<>(Map.of("goal", "escape")));
        var record = new GameRecord(escape, List.of("a1-a3", "a7-a5"));

        assertThat(record.text()).isEqualTo("record1 murus-gallicus(goal=escape) a1-a3 a7-a5");
        assertThat(GameRecord.read(GAMES, record.text())).isEqualTo(record);
    }

    @Test
    void a_record_without_a_move_reads_back() {
        var record = new GameRecord(Variant.of("mausoleum"), List.of());

        assertThat(GameRecord.read(GAMES, record.text())).isEqualTo(record);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "record1",
                "record2 mausoleum b1-c1",
                "mausoleum b1-c1",
                "record1  mausoleum",
                "record1 chess e4"
            })
    void what_is_no_record_is_refused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GameRecord.read(GAMES, text));
    }
}
