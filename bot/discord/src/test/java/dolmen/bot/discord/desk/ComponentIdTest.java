package dolmen.bot.discord.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.PlayerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComponentIdTest {
    @Test
    void a_text_reads_back_and_is_short_enough_for_discord() {
        var id = new ComponentId(Action.CONFIRM_RESIGNATION, 999_999_999_999L, 999);
        assertThat(ComponentId.parse(id.text())).contains(id);
        assertThat(id.text()).hasSizeLessThanOrEqualTo(100);
    }

    @Test
    void the_highest_id_of_discord_reads_back() {
        var highest = new PlayerId(-1);
        assertThat(ComponentId.parse(
                        ComponentId.of(Action.ACHIEVEMENTS, highest).text()))
                .map(ComponentId::player)
                .contains(highest);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "v0:type:1:2",
                "v1:type:1",
                "v1:type:-1:2",
                "v1:TYPE:1:2",
                "v1:unknown:1:2",
                "v1:type:1:99999999999"
            })
    void other_texts_are_none_of_ours(String text) {
        assertThat(ComponentId.parse(text)).isEmpty();
    }
}
