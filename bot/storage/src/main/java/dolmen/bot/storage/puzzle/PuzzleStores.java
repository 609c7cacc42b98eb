package dolmen.bot.storage.puzzle;

import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.storage.sql.Transactions;

/** The stores of scores at puzzles, and of the puzzles of the day. Safe for use by many threads. */
public record PuzzleStores(PuzzleScores scores, DailyPuzzles daily) {

    /** The stores in a database. */
    public static PuzzleStores of(Transactions transactions) {
        return new PuzzleStores(new StoredPuzzleScores(transactions), new StoredDailyPuzzles(transactions));
    }
}
