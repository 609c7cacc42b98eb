package dolmen.bot.discord.rating;

import dolmen.bot.discord.words.Names;
import dolmen.bot.history.Achievement;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Deeds;
import dolmen.bot.history.LessonService;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleService;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/** A player's achievements, and the texts about them. */
record AchievementWords(LessonService lessons, PuzzleService puzzles, Names names) {
    /** The answer about a person who has been forgotten since the profile was shown. */
    static final String GONE = "This player deleted their data.";

    /** True unless the player has been forgotten. */
    boolean known(PlayerId player) {
        return names.callable(player);
    }

    /** The player's progress with each achievement, in display order. */
    SequencedMap<Achievement, Completion> completions(PlayerHistory history) {
        PlayerId player = history.player();
        return lessons.achievements().completions(new Deeds(history, puzzles.solved(player), lessons.of(player)));
    }

    /** A line with the names of the earned achievements; empty if there are none. */
    Optional<String> brief(PlayerHistory history) {
        String earned = completions(history).entrySet().stream()
                .filter(one -> one.getValue().earnedAt().isPresent())
                .map(one -> one.getKey().name())
                .collect(Collectors.joining(", "));
        return earned.isEmpty() ? Optional.empty() : Optional.of("Achievements: %s.".formatted(earned));
    }
}
