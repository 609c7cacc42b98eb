package dolmen.rules.lesson;

import dolmen.rules.phrase.Argument;
import java.util.List;

/**
 * A two-minute lesson on one variant of a game: the goal, pages with a picture each, and tasks. Everything in it is
 * true of the variant. The learner has the first seat.
 *
 * @param goal the condition for a win, in one line
 * @param pages the pages; the first shows the start, with the pieces named on the picture
 * @param tasks the tasks at the end, the easiest first
 */
public record Lesson(Argument goal, List<Page> pages, List<Task> tasks) {
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
}
