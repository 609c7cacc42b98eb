package dolmen.rules.games.obelisk;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.stream.Stream;

/** The lessons on Obelisk in each mode. */
final class ObeliskLesson {

    private static final Page SETUP = Page.of(
            Exhibit.start()
                    .with(
                            new Mark.Named("c1", ObeliskPhrases.callBase(), "c2"),
                            new Mark.Named("a2", ObeliskPhrases.callPedestal(), "b3"),
                            new Mark.Named("e2", ObeliskPhrases.callCapstone(), "d4")),
            ObeliskPhrases.lessonSetup());

    private static final Page STEP = Page.of(
            Exhibit.of("obelisk1 2b2/p3c/5/2B2/P3C/5 - 2")
                    .with(
                            new Mark.Chosen("c3"),
                            new Mark.Target("b4", ""),
                            new Mark.Target("d4", ""),
                            new Mark.Target("c2", "")),
            ObeliskPhrases.lessonStep());

    private static final Page JUMP =
            Page.of(Exhibit.of("obelisk1 2b2/p3c/5/1B2C/P4/5 - 4").after("a2-c4"), ObeliskPhrases.lessonJump());

    private static final Page BUILD =
            Page.of(Exhibit.of("obelisk1 2b2/p3c/5/1B2C/P4/5 - 4").after("a2+b3"), ObeliskPhrases.lessonBuild());

    private static final Page COMPLETE =
            Page.of(Exhibit.of("obelisk1 2bp1/2c2/3F1/2C2/5/5 - 20").after("c3+d4"), ObeliskPhrases.lessonComplete());

    /** The capstone may step forward, beside the base, but not back. */
    private static final Exhibit COLOUR = barred("1b3");

    /** As above, with both bases in one column. */
    private static final Exhibit BOTH = barred("2b2");

    private static final Exhibit SHAPE = Exhibit.start().with(new Mark.Axis("a2", "a5"));

    private static final Page REVENGE =
            Page.of(Exhibit.of("obelisk1 p2c1/5/3b1/2C2/5/P1B2 - 10").after("c3^d4"), ObeliskPhrases.lessonRevenge());

    private static final Task FOUNDATION = new Task(
            Exhibit.of("obelisk1 2b2/p3c/1B3/P3C/5/5 - 8"),
            ObeliskPhrases.taskFoundation(),
            new TaskSolution.Progress(),
            ObeliskPhrases.taskFoundationRight(),
            ObeliskPhrases.taskFoundationWrong());

    private static final Task WIN = new Task(
            Exhibit.of("obelisk1 2b2/p3c/2F2/1C3/5/5 - 20"),
            ObeliskPhrases.taskWin(),
            new TaskSolution.Wins(),
            ObeliskPhrases.taskWinRight(),
            ObeliskPhrases.taskWinWrong());

    private static final Task RIDE = new Task(
            Exhibit.of("obelisk1 5/5/3c1/2f2/1C3/P1B2 - 30"),
            ObeliskPhrases.taskRide(),
            new TaskSolution.Parries(),
            ObeliskPhrases.taskRideRight(),
            ObeliskPhrases.taskRideWrong());

    private ObeliskLesson() {}

    private static Exhibit barred(String farthestRow) {
        return Exhibit.of("obelisk1 %s/c2p1/5/2B2/P3C/5 - 10".formatted(farthestRow))
                .with(
                        new Mark.Axis("a2", "e2"),
                        new Mark.Chosen("e2"),
                        new Mark.Target("d3", ""),
                        new Mark.Barred("e1"),
                        new Mark.Named("e1", ObeliskPhrases.callNotHere(), "d1"));
    }

    static Lesson of(SymmetryMode mode) {
        return new Lesson(
                ObeliskPhrases.goal(),
                Stream.of(Stream.of(SETUP, STEP, JUMP, BUILD, COMPLETE), symmetry(mode), Stream.of(REVENGE))
                        .flatMap(pages -> pages)
                        .toList(),
                List.of(FOUNDATION, WIN, RIDE));
    }

    private static Stream<Page> symmetry(SymmetryMode mode) {
        return switch (mode) {
            case OPEN ->
                Stream.of(Page.of(COLOUR, ObeliskPhrases.lessonColour()), Page.of(SHAPE, ObeliskPhrases.lessonShape()));
            case BOUNDED -> Stream.of(Page.of(COLOUR, ObeliskPhrases.lessonBounded()));
            case BALANCED ->
                Stream.of(Page.of(BOTH, ObeliskPhrases.lessonBoth()), Page.of(SHAPE, ObeliskPhrases.lessonBothShape()));
        };
    }
}
