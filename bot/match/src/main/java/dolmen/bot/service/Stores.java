package dolmen.bot.service;

/** The port to all stores, by area. Safe for use by many threads. */
public interface Stores {
    MatchStores matches();

    ChallengeStores challenges();

    PersonStores people();

    PuzzleStores puzzles();

    RatingStores ratings();
}
