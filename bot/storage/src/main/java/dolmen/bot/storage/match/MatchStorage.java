package dolmen.bot.storage.match;

import dolmen.bot.service.MatchStores;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.GameRegistry;

/** Creates the match stores of a database. */
public final class MatchStorage {
    private MatchStorage() {}

    public static MatchStores of(Transactions transactions, GameRegistry games) {
        return new MatchStores(
                new StoredMatches(transactions, games),
                new StoredThoughts(transactions),
                new StoredThoughts(transactions),
                new StoredPlans(transactions),
                new StoredNotices(transactions),
                new StoredMessages(transactions),
                new StoredSilences(transactions),
                new StoredClosings(transactions),
                new StoredShares(transactions),
                new StoredAnalyses(transactions),
                new StoredOpenings(transactions, games),
                new StoredHistories(transactions));
    }
}
