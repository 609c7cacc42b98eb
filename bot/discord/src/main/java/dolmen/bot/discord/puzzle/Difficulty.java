package dolmen.bot.discord.puzzle;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.puzzle.Puzzle;
import java.util.Arrays;

/** The difficulty of a puzzle as a word, because a number would frighten newcomers. */
enum Difficulty {
    EASY(1_000),
    MEDIUM(1_450),
    HARD(1_750),
    VERY_HARD(Integer.MAX_VALUE);

    private final int below;

    /** @param below the exclusive upper bound in rating points */
    Difficulty(int below) {
        this.below = below;
    }

    static Difficulty of(Puzzle puzzle) {
        return Arrays.stream(values())
                .filter(level -> puzzle.difficulty() < level.below)
                .findFirst()
                .orElse(VERY_HARD);
    }

    /** The heading of such a puzzle. */
    Phrase heading(Argument game) {
        return switch (this) {
            case EASY -> PuzzlePhrases.headingEasy(game);
            case MEDIUM -> PuzzlePhrases.headingMedium(game);
            case HARD -> PuzzlePhrases.headingHard(game);
            case VERY_HARD -> PuzzlePhrases.headingVeryHard(game);
        };
    }
}
