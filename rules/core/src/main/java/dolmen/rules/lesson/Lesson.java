package dolmen.rules.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * How one variant of a game is learnt in two minutes: the goal, pages with a picture each, and tasks. It tells nothing
 * that does not hold for the variant. The learner has the first seat.
 *
 * @param goal when a player wins, in one line
 * @param pages the first of which shows the start, with the pieces named on the picture
 * @param tasks to be solved at the end, the easiest first
 */
public record Lesson(String goal, List<Page> pages, List<Task> tasks) {
    public Lesson {
        pages = List.copyOf(pages);
        tasks = List.copyOf(tasks);
    }

    /** The page that shows the start. */
    public Page setup() {
        return pages.getFirst();
    }

    /** How many pages and tasks there are. */
    public int length() {
        return pages.size() + tasks.size();
    }

    /** How many words are read before the first task: the goal, the captions, and what is written on the pictures. */
    public int words() {
        return (int) Stream.concat(Stream.of(goal), pages.stream().flatMap(Page::texts))
                .flatMap(text -> Arrays.stream(text.split("\\s+")))
                .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit))
                .count();
    }
}
