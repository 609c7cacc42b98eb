package dolmen.bot.service;

import dolmen.bot.tournament.TournamentRepository;

/** The port to all stores, by area. Safe for use by many threads. */
public interface Stores {
    MatchStores matches();

    ChallengeStores challenges();

    PersonStores people();

    PuzzleStores puzzles();

    RatingStores ratings();

    TournamentRepository tournaments();
}
