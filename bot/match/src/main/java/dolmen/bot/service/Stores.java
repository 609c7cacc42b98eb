package dolmen.bot.service;

/** The port to all that is stored, by families. Safe for use by many threads. */
public interface Stores {
    MatchStores matches();

    ChallengeStores challenges();

    PersonStores people();

    PuzzleStores puzzles();

    RatingStores ratings();
}
