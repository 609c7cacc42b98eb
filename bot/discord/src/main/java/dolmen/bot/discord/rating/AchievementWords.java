package dolmen.bot.discord.rating;

import dolmen.bot.discord.words.Names;
import dolmen.bot.history.Achievement;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Deeds;
import dolmen.bot.history.LessonService;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/** A player's achievements, and the texts about them. */
record AchievementWords(LessonService lessons, PuzzleService puzzles, Names names) {
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
    Optional<Phrase> brief(PlayerHistory history, Wording wording) {
        String earned = completions(history).entrySet().stream()
                .filter(one -> one.getValue().earnedAt().isPresent())
                .map(one -> wording.of(one.getKey().name()))
                .collect(Collectors.joining(", "));
        return earned.isEmpty() ? Optional.empty() : Optional.of(RatingPhrases.achievements(new Verbatim(earned)));
    }
}
