package dolmen.rules.games.murus;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
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
                    .with(new Mark.Named("d1", "Roman towers", "d3"), new Mark.Named("e7", "Gallic towers", "e5")),
            "The Romans begin. Nobody may pass.");

    private static final Page SPECIAL_OPENING = Page.of(
            Exhibit.start().after("b1-c2,e2"),
            "First turns spread a home tower over the next row. The second player may swap sides instead.");

    private static final Page MOVE = Page.of(
            Exhibit.of("murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 2").after("d1-d3"),
            "A tower falls in any direction: its stones land on the next two cells as walls, which never move.");

    private static final Page TOWER_AGAIN = Page.of(
            Exhibit.of("murus1 ttt1tttt/3w4/3w4/8/3W4/3W4/TTT1TTTT - 4").after("b1-d3"),
            "A stone may land on your own wall, which becomes a tower. Other stones bar the way.");

    private static final Page CATAPULT = Page.of(
            Exhibit.of("murus1 tttttttt/8/8/8/3T4/8/TT2TTTT - 6").after("b1-d3"),
            "Stones may land on your stones. Three are a catapult, which never moves.");

    private static final Page SACRIFICE = Page.of(
            Exhibit.of("murus1 ttt1tttt/8/3w4/3w4/3T4/2W5/T1TT1TTT - 8").after("d3xd4"),
            "A tower touching an enemy wall, even diagonally, may give a stone to remove it, becoming a wall.");

    private static final Page THROW = Page.of(
            Exhibit.of("murus1 ttt2ttt/8/3t4/3w4/3C4/8/TT2TTTT - 8").after("d3xd5"),
            "Catapults throw stones two or three cells, never backwards, to remove enemy stones or become walls.");

    private static final Page BREAKTHROUGH = Page.of(
            Exhibit.of("murus1 ttt1t1tt/8/3T4/2w5/2w2w2/2W2W2/T2T1TTT - 20").after("d5-d7"),
            "A stone of yours on the enemy's home row wins at once.");

    private static final Page STAND = Page.of(
            Exhibit.of("murus1 ttt1t1tt/8/3T4/2w5/2w2w2/2W2W2/T2T1TTT - 20").after("d5-d7", "h7-h5"),
            "A stone on the enemy's home row at your next turn wins.");

    private static final Page NO_MOVE = Page.of(
            Exhibit.of("murus1 1w3w2/8/2w2w2/8/3W4/1W3W2/T2T2T1 - 40").after("d1-f3"),
            "An enemy who has only walls left cannot move: you win.");

    private static final Task REMOVE = new Task(
            Exhibit.of("murus1 tt1ttttt/8/4w3/3w4/3T4/8/TTT1TTTT - 8"),
            "You are the Romans. A Gallic wall bars your tower on d3. Remove it.",
            new TaskSolution.Progress(),
            "Your tower gives up one stone, and the Gallic wall is gone. The stone that remains is a wall.",
            "The Gallic wall still stands. Your tower on d3 is beside it and can give up a stone.");

    private static final Task WIN = new Task(
            Exhibit.of("murus1 tt1t1tt1/4w3/4T3/1w6/1w2w3/3W4/TT1T1T1T - 22"),
            "Win at once.",
            new TaskSolution.Wins(),
            "The second stone of your tower lands on the Gauls' home row.",
            "None of your stones is on the Gauls' home row yet. A tower's second stone lands two cells away.");

    private static final Task DEFEND = new Task(
            Exhibit.of("murus1 ttt1tttt/8/8/8/3t4/8/TTT2TTT - 12"),
            "The Gallic tower on d3 is about to reach row 1, your home row. Stop it.",
            new TaskSolution.Parries(),
            "Your stones bar every way of that tower to row 1.",
            "Now the Gallic tower falls onto row 1, and you lose. Look where its second stone can land.");

    private static final Task HIT = new Task(
            Exhibit.of("murus1 ttt1tt1t/6t1/8/8/3C4/8/TT2TTTT - 8"),
            "You are the Romans. Throw a stone at a Gallic tower.",
            new TaskSolution.Progress(),
            "Your stone and a Gallic stone are gone. The Gallic tower is now a wall, and your catapult a tower.",
            "No Gallic stone is gone. From d3, look two or three cells away in every direction but backwards.");

    private static final Task REPEL = new Task(
            Exhibit.of("murus1 ttt1tttt/8/8/3w4/8/1T6/Tw1TTTTT - 12"),
            "A Gallic wall stands on your row 1. Remove it, or the Gauls win.",
            new TaskSolution.Parries(),
            "The wall is gone before the Gauls' turn begins.",
            "The Gauls' turn begins with a stone on row 1, and they win. Which towers are beside that wall?");

    private static final Task SHUT_IN = new Task(
            Exhibit.of("murus1 t1W5/4w3/2W5/8/T7/5w2/1T2T3 - 40"),
            "The Gauls have one tower left, on a7. Leave it no move.",
            new TaskSolution.Wins(),
            "In every direction, one of your stones stands where a stone of that tower must land.",
            "The tower on a7 can still move. It can fall to the right, down, or between the two: which way is still open?");

    Lesson lesson() {
        return new Lesson(goal(), pages(), tasks());
    }

    private String goal() {
        if (options.escape()) {
            return "Leave the enemy no move.";
        }
        return options.catapults()
                ? "Hold the enemy's home row for a turn, or leave the enemy no move."
                : "Bring a stone to the enemy's home row, or leave the enemy no move.";
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
