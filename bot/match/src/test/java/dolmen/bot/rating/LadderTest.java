package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.GameRegistry;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LadderTest {

    @ParameterizedTest
    @EnumSource
    void a_ladder_of_every_game_is_read_from_its_text(Pool pool) {
        assertThat(GameRegistry.load().games())
                .isNotEmpty()
                .map(game -> new Ladder(game.facts().id(), pool))
                .allSatisfy(ladder -> assertThat(Ladder.read(ladder.text())).contains(ladder));
    }

    @Test
    void people_need_no_mention_and_computers_do() {
        assertThat(new Ladder("heap", Pool.PEOPLE)).hasToString("heap");
        assertThat(new Ladder("heap", Pool.COMPUTERS)).hasToString("heap/computers");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "/computers", "heap/", "heap/people", "heap/computers/computers", "Heap", "heap(end=win)"})
    void other_text_is_no_ladder(String text) {
        assertThat(Ladder.read(text)).isEqualTo(Optional.empty());
    }

    @Test
    void a_ladder_has_the_id_of_a_game() {
        assertThatThrownBy(() -> new Ladder("heap/computers", Pool.PEOPLE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("heap/computers");
    }
}
