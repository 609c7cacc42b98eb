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

    private static final Page SETUP = Page.of(
            Exhibit.start()
                    .with(
                            new Mark.Named("b3", MausoleumPhrases.callWhite(), "d4"),
                            new Mark.Named("h3", MausoleumPhrases.callBlack(), "f4")),
            MausoleumPhrases.lessonSetup());

    private static final Page GLIDE = Page.of(Exhibit.start().after("b1-e1"), MausoleumPhrases.lessonGlide());

    private static final Page PUSH = Page.of(
            Exhibit.of("mausoleum1 bbbb/b1b1b/6/7/8/3b3/2w3/ww1ww/wwww - 10").after("c3>d4"),
            MausoleumPhrases.lessonPush());

    private static final Exhibit SURROUNDED = Exhibit.of("mausoleum1 bbbb/1b1b1/3b2/w6/b4w2/w6/2w3/w1w1w/1ww1 - 20")
            .after("e6-e2");

    private static final Page CAPTURE = Page.of(SURROUNDED, MausoleumPhrases.lessonCapture());

    private static final Page CAPTURE_IN_FIRST = Page.of(SURROUNDED, MausoleumPhrases.lessonCaptureInFirst());

    private static final Page PIT = Page.of(
            Exhibit.of("mausoleum1 bbbb/b1b1b/6/7/4o3/3b3/2w3/ww1ww/wwww - 10").after("c3>d4"),
            MausoleumPhrases.lessonPit());

    private static final Page OWN = Page.of(
            Exhibit.of("mausoleum1 bbbb/1b1b1/3b2/b6/w4w2/b6/2w3/w1w1w/1ww1 - 20")
                    .after("e6-e2"),
            MausoleumPhrases.lessonOwn());

    private static final Page TRAPPED = Page.of(Exhibit.start(), MausoleumPhrases.lessonTrapped());

    private static final Page TRAPPED_BUT_PUSHED = Page.of(Exhibit.start(), MausoleumPhrases.lessonTrappedButPushed());

    private static final Task SURROUND = new Task(
            Exhibit.of("mausoleum1 bbbb/1b1b1/2b3/6w/2w4b/6w/2w3/w1w1w/1ww1 - 20"),
            MausoleumPhrases.taskSurround(),
            new TaskSolution.Progress(),
            MausoleumPhrases.taskSurroundRight(),
            MausoleumPhrases.taskSurroundWrong());

    private static final Task PUSH_DOWN = new Task(
            Exhibit.of("mausoleum1 b2b/2b2/6/w6/4o3/3b3/2w3/1w1w1/1w2 - 40"),
            MausoleumPhrases.taskPushDown(),
            new TaskSolution.Wins(),
            MausoleumPhrases.taskPushDownRight(),
            MausoleumPhrases.taskPushDownWrong());

    private static final Task LAST_CAPTURE = new Task(
            Exhibit.of("mausoleum1 b2w/ww3/6/5b1/4b3/7/3b2/1w3/1w1w - 40"),
            MausoleumPhrases.taskLastCapture(),
            new TaskSolution.Wins(),
            MausoleumPhrases.taskLastCaptureRight(),
            MausoleumPhrases.taskLastCaptureWrong());

    private MausoleumLesson() {}

    static Lesson of(Edition edition) {
        return switch (edition) {
            case OF_2025 ->
                new Lesson(
                        MausoleumPhrases.goal(),
                        List.of(SETUP, GLIDE, PUSH, TRAPPED_BUT_PUSHED, CAPTURE, OWN, PIT),
                        List.of(SURROUND, PUSH_DOWN));
            case FIRST ->
                new Lesson(
                        MausoleumPhrases.goal(),
                        List.of(SETUP, GLIDE, TRAPPED, CAPTURE_IN_FIRST, OWN),
                        List.of(SURROUND, LAST_CAPTURE));
        };
    }
}
