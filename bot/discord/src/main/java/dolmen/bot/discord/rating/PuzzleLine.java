package dolmen.bot.discord.rating;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleScores.Held;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import java.util.stream.Collectors;

/** The line about puzzles in a profile. */
record PuzzleLine(PuzzleService puzzles, VariantCatalogue variants) {

    /** The line, or empty if the player has solved no puzzle: everybody reads it. */
    Optional<Phrase> of(PlayerId player, Wording wording) {
        PuzzleService.Score score = puzzles.of(player);
        String ratings = score.ratings().stream()
                .filter(held -> held.solved() > 0)
                .map(held -> wording.of(words(held)))
                .collect(Collectors.joining("; "));
        if (ratings.isEmpty()) {
            return Optional.empty();
        }
        var solved = new Verbatim(ratings);
        return Optional.of(
                score.days() > 1 ? RatingPhrases.puzzlesStreak(solved, score.days()) : RatingPhrases.puzzles(solved));
    }

    private Phrase words(Held held) {
        Argument game = variants.gameName(held.game());
        String points = Long.toString(StrictMath.round(held.rating().points()));
        return RatingPhrases.puzzlesOfGame(
                held.settlingIn() > 0 ? game : RatingPhrases.puzzlesRating(game, new Verbatim(points)),
                held.solved(),
                held.solved() + held.failed());
    }
}
