package dolmen.bot.storage.puzzle;

import dolmen.bot.service.PuzzleStores;
import dolmen.bot.storage.sql.Transactions;

/** Makes the stores of its kind in a database. */
public final class PuzzleStorage {
    private PuzzleStorage() {}

    public static PuzzleStores of(Transactions transactions) {
        return new PuzzleStores(new StoredPuzzleScores(transactions), new StoredDailyPuzzles(transactions));
    }
}
