package dolmen.bot.storage.rating;

import dolmen.bot.service.RatingStores;
import dolmen.bot.storage.sql.Transactions;

/** Makes the stores of its kind in a database. */
public final class RatingStorage {
    private RatingStorage() {}

    public static RatingStores of(Transactions transactions) {
        return new RatingStores(new StoredRatings(transactions), new StoredStandings(transactions));
    }
}
