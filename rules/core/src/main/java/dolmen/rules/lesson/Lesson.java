package dolmen.rules.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A two-minute lesson on one variant of a game: the goal, pages with a picture each, and tasks. Everything in it is
 * true of the variant. The learner has the first seat.
 *
 * @param goal the condition for a win, in one line
 * @param pages the pages; the first shows the start, with the pieces named on the picture
 * @param tasks the tasks at the end, the easiest first
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

    /** The number of pages and tasks. */
    public int length() {
        return pages.size() + tasks.size();
    }

    /** The number of words before the first task: the goal, the captions, and the words on the pictures. */
    public int words() {
        return (int) Stream.concat(Stream.of(goal), pages.stream().flatMap(Page::texts))
                .flatMap(text -> Arrays.stream(text.split("\\s+")))
                .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit))
                .count();
    }
}
