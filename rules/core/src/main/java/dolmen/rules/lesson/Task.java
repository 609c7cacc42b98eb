package dolmen.rules.lesson;

/**
 * A position in which the learner, on the first seat, is asked for a move.
 *
 * @param exhibit the position
 * @param question what is asked
 * @param solution which moves are right
 * @param right why, told to somebody who found one
 * @param wrong what any other move comes to, told kindly
 */
public record Task(Exhibit exhibit, String question, Solution solution, String right, String wrong) {}
