package dolmen.bot.discord.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Wording;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import dolmen.rules.puzzle.Theme;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The words after a puzzle. */
final class SolutionWordsTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Wording WORDS = Wordings.ENGLISH;

    private static String endingOfOneWith(Theme... themes) {
        Puzzle puzzle = Puzzles.of(GAMES, "murus-gallicus").stream()
                .filter(each -> each.themes().equals(List.of(themes)))
                .findFirst()
                .orElseThrow();
        var trial = new Trial<>(GAMES.game("murus-gallicus"), puzzle, 0);
        return new SolutionWords(WORDS).ending(trial.after(puzzle.solution().size()), new PosedPuzzle.OfBook(puzzle));
    }

    @Test
    void the_themes_are_told_at_the_end() {
        assertThat(endingOfOneWith(Theme.QUIET_MOVE)).endsWith(".\n-# Theme: quiet move");
        assertThat(endingOfOneWith(Theme.QUIET_MOVE, Theme.DOUBLE_THREAT))
                .endsWith(".\n-# Themes: quiet move, double threat");
        assertThat(endingOfOneWith()).contains(" won: ").endsWith(".");
    }
}
