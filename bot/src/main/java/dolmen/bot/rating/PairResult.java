package dolmen.bot.rating;

/**
 * What a match said about a player and one opponent.
 *
 * @param opponent the opponent's rating before the match
 * @param score 1 if the player came before the opponent, ½ if they shared a place, 0 otherwise
 * @param weight how much it counts: 1 for a match of two
 */
record PairResult(Rating opponent, double score, double weight) {}
