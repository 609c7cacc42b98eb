package dolmen.bot.discord.puzzle;

import dolmen.rules.puzzle.Puzzle;
import java.util.Arrays;

/** The difficulty of a puzzle as a word, because a number would frighten newcomers. */
enum Difficulty {
    EASY("easy", 1_000),
    MEDIUM("medium", 1_450),
    HARD("hard", 1_750),
    VERY_HARD("very hard", Integer.MAX_VALUE);

    private final String word;
    private final int below;

    /** @param below the exclusive upper bound in rating points */
    Difficulty(String word, int below) {
        this.word = word;
        this.below = below;
    }

    static Difficulty of(Puzzle puzzle) {
        return Arrays.stream(values())
                .filter(level -> puzzle.difficulty() < level.below)
                .findFirst()
                .orElse(VERY_HARD);
    }

    String word() {
        return word;
    }
}
