package dolmen.bot.service;

import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Standings;

/** The stores of ratings and of the lists that follow from them. Safe for use by many threads. */
public record RatingStores(Ratings ratings, Standings standings) {}
