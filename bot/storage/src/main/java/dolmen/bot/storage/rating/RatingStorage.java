package dolmen.bot.storage.rating;

import dolmen.bot.service.RatingStores;
import dolmen.bot.storage.sql.Transactions;

/** Creates the rating stores of a database. */
public final class RatingStorage {
    private RatingStorage() {}

    public static RatingStores of(Transactions transactions) {
        return new RatingStores(new StoredRatings(transactions), new StoredStandings(transactions));
    }
}
