package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;

class BeginnersGameTest {
    private final GameRegistry games = GameRegistry.load();

    @Test
    void one_game_says_that_beginners_should_start_with_it() {
        assertThat(games.games().filter(Game::forBeginners)).singleElement().isEqualTo(games.forBeginners());
    }

    @Test
    void where_no_game_says_so_beginners_start_with_the_first_by_name() {
        List<? extends Game<?>> others =
                games.games().filter(game -> !game.forBeginners()).toList();

        assertThat(new GameRegistry(others).forBeginners()).isEqualTo(others.getFirst());
    }
}
