package dolmen.bot.storage.challenge;

import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.GameRegistry;

/**
 * The stores of challenges. Safe for use by many threads.
 *
 * @param posted their messages
 * @param blocks the block lists
 */
public record ChallengeStores(ChallengeRepository repository, PostedChallenges posted, BlockLists blocks) {

    /** The stores in a database. */
    public static ChallengeStores of(Transactions transactions, GameRegistry games) {
        return new ChallengeStores(
                new StoredChallenges(transactions, games),
                new StoredPostedChallenges(transactions),
                new StoredBlockLists(transactions));
    }
}
