package dolmen.bot.discord.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the sides of a puzzle are called in words and on its picture. */
final class PuzzleSidesTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static PuzzleSides first(String game) {
        Puzzle puzzle = Puzzles.of(GAMES, game).getFirst();
        return PuzzleSides.of(new Trial<>(GAMES.game(game), puzzle, 0).after(0), puzzle);
    }

    @Test
    void the_rows_of_a_table_are_yours_and_the_other_players() {
        PuzzleSides sides = first("mausoleum-cards");

        assertThat(sides.named().trays())
                .extracting(tray -> Wordings.ENGLISH.of(tray.name()))
                .containsExactlyInAnyOrder("You", "The other player");
        assertThat(sides.named().surface().labels())
                .extracting(label -> Wordings.ENGLISH.of(label.text()))
                .contains("You", "The other player")
                .noneMatch(text -> text.startsWith("Seat"));
    }

    @Test
    void sides_with_names_keep_them() {
        PuzzleSides sides = first("obelisk");

        assertThat(sides.named()).isEqualTo(sides.scene());
        assertThat(List.of(sides.solver(), sides.solver().opponent()))
                .extracting(side -> Wordings.ENGLISH.of(sides.called(side)))
                .containsExactlyInAnyOrder("Black", "White");
    }
}
