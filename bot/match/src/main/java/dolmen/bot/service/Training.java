package dolmen.bot.service;

import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.analysis.HintService;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.LessonService;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.puzzle.DailyPuzzleBeginning;
import dolmen.bot.puzzle.OwnPuzzles;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.bot.work.Workbenches;

/** The services for players who want to improve. Safe for use by many threads. */
public record Training(
        LessonService lessons,
        PuzzleService puzzles,
        DailyPuzzleBeginning dailyPuzzles,
        OwnPuzzles ownPuzzles,
        HintService hints) {

    static Training of(
            Environment around,
            Stores stores,
            MatchServices matches,
            AnalysisService analyses,
            PreferenceService preferences) {
        return new Training(
                new LessonService(stores.people().lessons(), new Achievements(around.games()), around.clock()),
                new PuzzleService(
                        new PuzzleBook(around.games()),
                        stores.puzzles().scores(),
                        preferences,
                        around.clock(),
                        around.random()),
                new DailyPuzzleBeginning(preferences, stores.puzzles().daily(), around.clock()),
                new OwnPuzzles(
                        stores.matches().histories(),
                        matches.live(),
                        stores.matches().repository(),
                        analyses,
                        preferences,
                        around.clock()),
                new HintService(around.clock(), new Workbenches("a hint", 1), matches.live(), matches.ledger()));
    }
}
