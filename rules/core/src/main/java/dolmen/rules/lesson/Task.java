package dolmen.rules.lesson;

import dolmen.rules.phrase.Argument;

/**
 * A position that asks the learner, in the first seat, for a move.
 *
 * @param exhibit the position
 * @param question the question
 * @param solution the right moves
 * @param right the explanation after a right move
 * @param wrong a friendly explanation of the effect of any other move
 */
public record Task(Exhibit exhibit, Argument question, TaskSolution solution, Argument right, Argument wrong) {}
