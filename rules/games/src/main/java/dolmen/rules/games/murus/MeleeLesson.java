package dolmen.rules.games.murus;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.RuleOrigin;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Mark;
import java.util.List;

/**
 * The lesson on a melee. The words are the same at both tables, but the boards differ.
 *
 * @param setup the start, with the seats' names on the board
 * @param origin the origin of the board
 * @param falling an exhibit of a falling tower
 * @param landing an exhibit of a stone that lands on a wall
 * @param sacrificing an exhibit of a tower that removes a wall
 * @param out an exhibit with the enemy on the left out
 * @param tower the cell of the tower that must remove a wall
 * @param tasks the positions of the tasks
 */
record MeleeLesson(
        Exhibit setup,
        RuleOrigin origin,
        Exhibit falling,
        Exhibit landing,
        Exhibit sacrificing,
        Exhibit out,
        String tower,
        List<Exhibit> tasks) {

    private static final MeleeLesson OF_FOUR = new MeleeLesson(
            Exhibit.start()
                    .with(
                            new Mark.Named("d1", MurusPhrases.callOwn(), "d3"),
                            new Mark.Named("a5", MurusPhrases.callEnemy(), "c5"),
                            new Mark.Named("e8", MurusPhrases.callEnemy(), "e6"),
                            new Mark.Named("h4", MurusPhrases.callEnemy(), "f4")),
            RuleOrigin.DESIGNER,
            Exhibit.start().after("d1-d3"),
            Exhibit.of("murus-melee1 1CC1CCC1/B2c3D/B2c3D/B4dd1/1bb4D/B2a3D/B2a3D/1AA1AAA1 - A 4")
                    .after("b1-d3"),
            Exhibit.of("murus-melee1 1CC1CCC1/B2c3D/B2c3D/B5d1/1b5D/B2b3D/B2A3D/1AA2AA1 - A 8")
                    .after("d2xd3"),
            Exhibit.of("murus-melee1 2C2C2/3c3D/1b6/3c2d1/1b6/5A1D/1a6/2A2A2 - A 40")
                    .after("f3-f5"),
            "d3",
            List.of(
                    Exhibit.of("murus-melee1 1CC1CCC1/B2c3D/3c3D/1b5D/B2b3D/B2A3D/B6D/1AA1AAA1 - A 8"),
                    Exhibit.of("murus-melee1 8/5a1D/8/5a2/8/7A/8/1AA2A2 BC A 40")));

    private static final MeleeLesson OF_THREE = new MeleeLesson(
            Exhibit.start()
                    .with(
                            new Mark.Named("a3", MurusPhrases.callOwn(), "c4"),
                            new Mark.Named("g1", MurusPhrases.callEnemy(), "f3"),
                            new Mark.Named("g7", MurusPhrases.callEnemy(), "f6")),
            RuleOrigin.HOUSE_READING,
            Exhibit.start().after("a3-c3"),
            Exhibit.of("murus-melee1 B3C/B4C/B6/B5cC/1bb1c3C/8/2a4/2a3/AA1AA - A 3")
                    .after("a1-c3"),
            Exhibit.of("murus-melee1 B3C/B4C/B6/B6C/1bb1c3C/3c4/2A4/6/AA2A - A 6")
                    .after("c3xd4"),
            Exhibit.of("murus-melee1 4C/5C/1b5/3c4/1b6C/3A4/7/2b3/A1A1A - A 40").after("d4-f5"),
            "c3",
            List.of(
                    Exhibit.of("murus-melee1 B3C/B4C/B6/B6C/2b1c3C/3b4/2A4/6/AA2A - A 8"),
                    Exhibit.of("murus-melee1 2a1C/6/4a2/8/8A/8/7/6/A1A2 B A 40")));

    static Lesson of(MeleeTable table) {
        return (table.seats() == 4 ? OF_FOUR : OF_THREE).lesson();
    }

    private Lesson lesson() {
        return new Lesson(
                MurusPhrases.goalMelee(),
                List.of(
                        new Page(setup, MurusPhrases.meleeStart(), origin),
                        Page.of(falling, MurusPhrases.meleeFall()),
                        Page.of(landing, MurusPhrases.meleeLand()),
                        Page.of(sacrificing, MurusPhrases.meleeSacrifice()),
                        new Page(out, MurusPhrases.meleeOut(), RuleOrigin.HOUSE_READING)),
                List.of(remove(), shutIn()));
    }

    private Task remove() {
        return new Task(
                tasks.getFirst(),
                MurusPhrases.meleeTaskRemove(new Verbatim(tower)),
                new TaskSolution.Progress(),
                MurusPhrases.meleeTaskRemoveRight(),
                MurusPhrases.meleeTaskRemoveWrong(new Verbatim(tower)));
    }

    private Task shutIn() {
        return new Task(
                tasks.getLast(),
                MurusPhrases.meleeTaskShutIn(),
                new TaskSolution.Wins(),
                MurusPhrases.taskShutInRight(),
                MurusPhrases.meleeTaskShutInWrong());
    }
}
