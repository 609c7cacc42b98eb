package dolmen.bot.discord.rating;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleScores.Held;
import dolmen.bot.puzzle.PuzzleService;
import java.util.Optional;
import java.util.stream.Collectors;

/** The line about puzzles in a profile. */
record PuzzleLine(PuzzleService puzzles, VariantCatalogue variants) {

    /** The line, or empty if the player has solved no puzzle: everybody reads it. */
    Optional<String> of(PlayerId player) {
        PuzzleService.Score score = puzzles.of(player);
        String ratings = score.ratings().stream()
                .filter(held -> held.solved() > 0)
                .map(this::words)
                .collect(Collectors.joining("; "));
        return ratings.isEmpty()
                ? Optional.empty()
                : Optional.of("Puzzles: %s%s".formatted(ratings, streak(score.days())));
    }

    private String words(Held held) {
        String points = held.settlingIn() > 0
                ? ""
                : "**%d** ".formatted(StrictMath.round(held.rating().points()));
        return "%s %s(%d of %d solved)"
                .formatted(variants.gameName(held.game()), points, held.solved(), held.solved() + held.failed());
    }

    private static String streak(int days) {
        return days > 1 ? " · %d days in a row".formatted(days) : "";
    }
}
