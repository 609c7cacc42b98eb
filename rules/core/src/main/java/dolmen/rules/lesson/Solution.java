package dolmen.rules.lesson;

import java.util.Set;

/** Which moves solve a task. */
public sealed interface Solution {

    /** Those that win at once. */
    record Wins() implements Solution {}

    /** Those that take something off the board for good, or build what stays. */
    record Progress() implements Solution {}

    /** Those after which no single move of the opponent wins. */
    record Parries() implements Solution {}

    /** Those of these canonical texts. */
    record AnyOf(Set<String> moves) implements Solution {
        public AnyOf {
            moves = Set.copyOf(moves);
        }
    }

    /** Those of these canonical texts. */
    static Solution anyOf(String... moves) {
        return new AnyOf(Set.of(moves));
    }
}
