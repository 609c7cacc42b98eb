package dolmen.bot.storage.rating;

import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Standings;
import dolmen.bot.storage.sql.Transactions;

/** The stores of ratings and of the lists that follow from them. Safe for use by many threads. */
public record RatingStores(Ratings ratings, Standings standings) {

    /** The stores in a database. */
    public static RatingStores of(Transactions transactions) {
        return new RatingStores(new StoredRatings(transactions), new StoredStandings(transactions));
    }
}
