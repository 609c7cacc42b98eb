package dolmen.rules.games.murus;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.Mark;
import java.util.ArrayList;
import java.util.List;

/**
 * The lesson on a duel.
 *
 * @param options the options of the variant
 */
record DuelLesson(MurusOptions options) {
    private static final Page SETUP = Page.of(
            Exhibit.of("murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 2")
                    .with(
                            new Mark.Named("d1", MurusPhrases.callRoman(), "d3"),
                            new Mark.Named("e7", MurusPhrases.callGallic(), "e5")),
            MurusPhrases.lessonSetup());

    private static final Page SPECIAL_OPENING =
            Page.of(Exhibit.start().after("b1-c2,e2"), MurusPhrases.lessonSpecialOpening());

    private static final Page MOVE =
            Page.of(Exhibit.of("murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 2").after("d1-d3"), MurusPhrases.lessonMove());

    private static final Page TOWER_AGAIN = Page.of(
            Exhibit.of("murus1 ttt1tttt/3w4/3w4/8/3W4/3W4/TTT1TTTT - 4").after("b1-d3"),
            MurusPhrases.lessonTowerAgain());

    private static final Page CATAPULT = Page.of(
            Exhibit.of("murus1 tttttttt/8/8/8/3T4/8/TT2TTTT - 6").after("b1-d3"), MurusPhrases.lessonCatapult());

    private static final Page SACRIFICE = Page.of(
            Exhibit.of("murus1 ttt1tttt/8/3w4/3w4/3T4/2W5/T1TT1TTT - 8").after("d3xd4"),
            MurusPhrases.lessonSacrifice());

    private static final Page THROW = Page.of(
            Exhibit.of("murus1 ttt2ttt/8/3t4/3w4/3C4/8/TT2TTTT - 8").after("d3xd5"), MurusPhrases.lessonThrow());

    private static final Page BREAKTHROUGH = Page.of(
            Exhibit.of("murus1 ttt1t1tt/8/3T4/2w5/2w2w2/2W2W2/T2T1TTT - 20").after("d5-d7"),
            MurusPhrases.lessonBreakthrough());

    private static final Page STAND = Page.of(
            Exhibit.of("murus1 ttt1t1tt/8/3T4/2w5/2w2w2/2W2W2/T2T1TTT - 20").after("d5-d7", "h7-h5"),
            MurusPhrases.lessonStand());

    private static final Page NO_MOVE = Page.of(
            Exhibit.of("murus1 1w3w2/8/2w2w2/8/3W4/1W3W2/T2T2T1 - 40").after("d1-f3"), MurusPhrases.lessonNoMove());

    private static final Task REMOVE = new Task(
            Exhibit.of("murus1 tt1ttttt/8/4w3/3w4/3T4/8/TTT1TTTT - 8"),
            MurusPhrases.taskRemove(),
            new TaskSolution.Progress(),
            MurusPhrases.taskRemoveRight(),
            MurusPhrases.taskRemoveWrong());

    private static final Task WIN = new Task(
            Exhibit.of("murus1 tt1t1tt1/4w3/4T3/1w6/1w2w3/3W4/TT1T1T1T - 22"),
            MurusPhrases.taskWin(),
            new TaskSolution.Wins(),
            MurusPhrases.taskWinRight(),
            MurusPhrases.taskWinWrong());

    private static final Task DEFEND = new Task(
            Exhibit.of("murus1 ttt1tttt/8/8/8/3t4/8/TTT2TTT - 12"),
            MurusPhrases.taskDefend(),
            new TaskSolution.Parries(),
            MurusPhrases.taskDefendRight(),
            MurusPhrases.taskDefendWrong());

    private static final Task HIT = new Task(
            Exhibit.of("murus1 ttt1tt1t/6t1/8/8/3C4/8/TT2TTTT - 8"),
            MurusPhrases.taskHit(),
            new TaskSolution.Progress(),
            MurusPhrases.taskHitRight(),
            MurusPhrases.taskHitWrong());

    private static final Task REPEL = new Task(
            Exhibit.of("murus1 ttt1tttt/8/8/3w4/8/1T6/Tw1TTTTT - 12"),
            MurusPhrases.taskRepel(),
            new TaskSolution.Parries(),
            MurusPhrases.taskRepelRight(),
            MurusPhrases.taskRepelWrong());

    private static final Task SHUT_IN = new Task(
            Exhibit.of("murus1 t1W5/4w3/2W5/8/T7/5w2/1T2T3 - 40"),
            MurusPhrases.taskShutIn(),
            new TaskSolution.Wins(),
            MurusPhrases.taskShutInRight(),
            MurusPhrases.taskShutInWrong());

    Lesson lesson() {
        return new Lesson(goal(), pages(), tasks());
    }

    private Phrase goal() {
        if (options.escape()) {
            return MurusPhrases.goalEscape();
        }
        return options.catapults() ? MurusPhrases.goalHold() : MurusPhrases.goalReach();
    }

    private List<Page> pages() {
        var pages = new ArrayList<Page>();
        pages.add(SETUP);
        if (options.specialOpening()) {
            pages.add(SPECIAL_OPENING);
        }
        pages.addAll(
                options.catapults()
                        ? List.of(MOVE, SACRIFICE, CATAPULT, THROW)
                        : List.of(MOVE, TOWER_AGAIN, SACRIFICE));
        pages.add(ending());
        return pages;
    }

    private Page ending() {
        if (options.escape()) {
            return NO_MOVE;
        }
        return options.catapults() ? STAND : BREAKTHROUGH;
    }

    private List<Task> tasks() {
        Task own = options.catapults() ? HIT : REMOVE;
        if (options.escape()) {
            return List.of(own, SHUT_IN);
        }
        return options.catapults() ? List.of(own, REPEL) : List.of(own, WIN, DEFEND);
    }
}
