package dolmen.rules.games.mausoleum;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.scene.Mark;
import java.util.List;

/** The lessons on Mausoleum, in either edition. */
final class MausoleumLesson {
    private static final String GOAL = "Leave the enemy fewer than four stones, or no move.";

    private static final Page SETUP = Page.of(
            Exhibit.start()
                    .with(new Mark.Named("b3", "White stones", "d4"), new Mark.Named("h3", "Black stones", "f4")),
            "White begins.");

    private static final Page GLIDE =
            Page.of(Exhibit.start().after("b1-e1"), "A stone glides in a straight line until something stops it.");

    private static final Page PUSH = Page.of(
            Exhibit.of("mausoleum1 bbbb/b1b1b/6/7/8/3b3/2w3/ww1ww/wwww - 10").after("c3>d4"),
            "Or it pushes one neighbour of either colour onto an empty cell and follows. In the next turn the pushed"
                    + " stone cannot be pushed.");

    private static final Exhibit SURROUNDED = Exhibit.of("mausoleum1 bbbb/1b1b1/3b2/w6/b4w2/w6/2w3/w1w1w/1ww1 - 20")
            .after("e6-e2");

    private static final Page CAPTURE = Page.of(
            SURROUNDED,
            "A stone without an empty neighbour is captured if more of its neighbours are enemies than friends. Its cell"
                    + " becomes a pit.");

    private static final Page CAPTURE_IN_FIRST = Page.of(
            SURROUNDED,
            "A stone without an empty neighbour is captured if more of its neighbours are enemies than friends."
                    + " The edge counts for neither.");

    private static final Page PIT = Page.of(
            Exhibit.of("mausoleum1 bbbb/b1b1b/6/7/4o3/3b3/2w3/ww1ww/wwww - 10").after("c3>d4"),
            "Pits stay, and are not empty cells. Stones may be pushed into pits, and are gone.");

    private static final Page OWN = Page.of(
            Exhibit.of("mausoleum1 bbbb/1b1b1/3b2/b6/w4w2/b6/2w3/w1w1w/1ww1 - 20")
                    .after("e6-e2"),
            "Your move can also capture your own stone.");

    private static final Page TRAPPED = Page.of(
            Exhibit.start(), "A ringed stone, with at most one empty neighbour, is trapped: it cannot move by itself.");

    private static final Page TRAPPED_BUT_PUSHED = Page.of(
            Exhibit.start(),
            "A ringed stone, with at most one empty neighbour, is trapped: it cannot move by itself, only be pushed.");

    private static final Task SURROUND = new Task(
            Exhibit.of("mausoleum1 bbbb/1b1b1/2b3/6w/2w4b/6w/2w3/w1w1w/1ww1 - 20"),
            "You are White. Capture the black stone on e8.",
            new TaskSolution.Progress(),
            "It has no empty neighbour left, and all its neighbours are your stones.",
            "The black stone still has an empty neighbour. Which cell beside it is empty, and which stone can glide there?");

    private static final Task PUSH_DOWN = new Task(
            Exhibit.of("mausoleum1 b2b/2b2/6/w6/4o3/3b3/2w3/1w1w1/1w2 - 40"),
            "Black has four stones left. Win at once.",
            new TaskSolution.Wins(),
            "The stone falls into the pit. Black has three stones left and loses.",
            "Black still has four stones. One of them stands between a stone of yours and the pit.");

    private static final Task LAST_CAPTURE = new Task(
            Exhibit.of("mausoleum1 b2w/ww3/6/5b1/4b3/7/3b2/1w3/1w1w - 40"),
            "Black has four stones left. Win at once.",
            new TaskSolution.Wins(),
            "The stone in the corner is captured. Black has three stones left and loses.",
            "Black still has four stones. One of them has a single empty neighbour.");

    private MausoleumLesson() {}

    static Lesson of(Edition edition) {
        return switch (edition) {
            case OF_2025 ->
                new Lesson(
                        GOAL,
                        List.of(SETUP, GLIDE, PUSH, TRAPPED_BUT_PUSHED, CAPTURE, OWN, PIT),
                        List.of(SURROUND, PUSH_DOWN));
            case FIRST ->
                new Lesson(
                        GOAL, List.of(SETUP, GLIDE, TRAPPED, CAPTURE_IN_FIRST, OWN), List.of(SURROUND, LAST_CAPTURE));
        };
    }
}
