package dolmen.bot.storage.challenge;

import dolmen.bot.service.ChallengeStores;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.GameRegistry;

/** Creates the challenge stores of a database. */
public final class ChallengeStorage {
    private ChallengeStorage() {}

    public static ChallengeStores of(Transactions transactions, GameRegistry games) {
        return new ChallengeStores(
                new StoredChallenges(transactions, games),
                new StoredPostedChallenges(transactions),
                new StoredBlockLists(transactions),
                new StoredSeekAlerts(transactions));
    }
}
