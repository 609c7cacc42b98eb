package dolmen.bot.storage.puzzle;

import dolmen.bot.service.PuzzleStores;
import dolmen.bot.storage.sql.Transactions;

/** Creates the puzzle stores of a database. */
public final class PuzzleStorage {
    private PuzzleStorage() {}

    public static PuzzleStores of(Transactions transactions) {
        return new PuzzleStores(new StoredPuzzleScores(transactions), new StoredDailyPuzzles(transactions));
    }
}
