package dolmen.rules.tuning;

/**
 * A position of a finished game.
 *
 * @param features what there was to count in it, for one seat
 * @param reward how the game ended for that seat, from 0 to 1
 */
record Example(int[] features, double reward) {}
