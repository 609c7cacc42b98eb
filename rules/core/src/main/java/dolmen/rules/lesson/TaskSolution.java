package dolmen.rules.lesson;

import java.util.Set;

/** The moves that solve a task. */
public sealed interface TaskSolution {

    /** The moves that win at once. */
    record Wins() implements TaskSolution {}

    /** The moves that take something off the board for good, or build something permanent. */
    record Progress() implements TaskSolution {}

    /** The moves after which no single move of the opponent wins. */
    record Parries() implements TaskSolution {}

    /** The moves with these canonical texts. */
    record AnyOf(Set<String> moves) implements TaskSolution {
        public AnyOf {
            moves = Set.copyOf(moves);
        }
    }

    /** The moves with these canonical texts. */
    static TaskSolution anyOf(String... moves) {
        return new AnyOf(Set.of(moves));
    }
}
