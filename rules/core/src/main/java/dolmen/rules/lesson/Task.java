package dolmen.rules.lesson;

/**
 * A position in which the learner, on the first seat, is asked for a move.
 *
 * @param exhibit the position
 * @param question the question
 * @param solution the right moves
 * @param right an explanation for somebody who found one
 * @param wrong a friendly explanation of the effect of any other move
 */
public record Task(Exhibit exhibit, String question, TaskSolution solution, String right, String wrong) {}
