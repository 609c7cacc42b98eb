package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Result;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * The line with which people compare their results at a puzzle, such as "Dolmen 29 · Obelisk ▰▰▱ · 6 days". It has a
 * bar for each move to find, which is full if the person found it at the first attempt, and tells nothing of the
 * solution.
 *
 * @param number the number of the puzzle of the day; empty for another puzzle
 * @param days the number of days in a row on which the person has solved a puzzle
 */
record ResultLine(VariantCatalogue variants, Puzzle puzzle, Result result, OptionalLong number, int days) {
    /** Alike in all languages, since people of several may compare their results. */
    private static final String OF_DAY = "Dolmen ";

    private static final String FOUND = "▰";
    private static final String MISSED = "▱";

    /** The bars alone for a puzzle that is not the puzzle of the day. */
    Argument words() {
        var bars = new Verbatim(bars());
        if (number.isEmpty()) {
            return bars;
        }
        Phrase ofDay = PuzzlePhrases.resultOfDay(
                new Verbatim(OF_DAY + number.getAsLong()), variants.name(puzzle.variant()), bars);
        return days > 1 ? PuzzlePhrases.resultDays(ofDay, days) : ofDay;
    }

    private String bars() {
        return new Trial<>(variants.gameOf(puzzle.variant()), puzzle, 0)
                .steps().stream()
                        .map(step -> result.ending() == Ending.SOLVED || step < result.found() ? FOUND : MISSED)
                        .collect(Collectors.joining());
    }
}
