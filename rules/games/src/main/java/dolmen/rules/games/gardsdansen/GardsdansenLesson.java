package dolmen.rules.games.gardsdansen;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.RuleOrigin;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.stream.Stream;

/** The lessons on Gårdsdansen, with the designer's rules and with each reconstruction. */
final class GardsdansenLesson {
    private static final String GOAL = "Take every enemy pawn or every enemy stone, or block their pawns.";

    private static final Page SETUP = Page.of(
            Exhibit.start().with(new Mark.Named("c2", "Pawn", "c4"), new Mark.Named("g2", "Stone", "e4")),
            "The lighter side begins. Dolmen chose that, and the set-up.");

    private static final Page PAWN = Page.of(
            Exhibit.start().after("d2-d4"),
            "First you must move a pawn: one or two empty points straight, in six directions.");

    private static final Page JUMP = Page.of(
            Exhibit.of("gardsdansen1 SSss/SP1ps/S3ps/SPP2ps/Sp2ps/SPs1s/S1Ss south pawn 8")
                    .after("b2xb4"),
            "Or it may jump any one neighbour, even yours, onto the empty point behind, taking it.");

    private static final Page STONE = Page.of(
            Exhibit.start().after("d2-d4", "a2-c4"),
            "Then a stone must slide any distance along empty points, if one can. Stones never take.");

    private static final Page CORNER = Page.of(
            Exhibit.start()
                    .with(Stream.of("a1", "a4", "d1", "d7", "g1", "g4")
                            .<Mark>map(Mark.Landed::new)
                            .toList()),
            "Corners are safe from jumps; edges are not.");

    private static final Page END = Page.of(
            Exhibit.of("gardsdansen1 2s1/3p1/4p1/3PS2/4s1/1P3/2s1 south pawn 40")
                    .after("d4xd6"),
            "Taking your own last stone loses. So does starting a turn with every pawn blocked.");

    private static final Exhibit FEW = Exhibit.of("gardsdansen1 4/1S3/3p2/2P2s1/3p2/P2p1/1s2 south pawn 60");

    private static final Page OSSERA = new Page(
            FEW,
            "A turn begun with three pieces or fewer is your last: you lose, or draw if the enemy has as few.",
            RuleOrigin.HOUSE_RECONSTRUCTION);

    private static final Page KLINT = new Page(
            FEW,
            "A turn begun with two pawns or fewer is your last: you lose, or draw if the enemy has as few.",
            RuleOrigin.HOUSE_RECONSTRUCTION);

    private static final Task TAKE = new Task(
            Exhibit.of("gardsdansen1 SSss/SP1ps/SP2p1/S1Ps1ps/SP2ps/SP1ps/SSss south pawn 8"),
            "Yours are the lighter pieces. Take the enemy stone on d4.",
            TaskSolution.anyOf("d3xd5"),
            "Your pawn lands on d5, right behind the stone, and the stone is gone.",
            "The stone on d4 is still there. Jump over it with the pawn beside it: the place behind the stone is empty.");

    private static final Task LAST_STONE = new Task(
            Exhibit.of("gardsdansen1 1S2/S2p1/SP4/3Psp1/S2P2/3p1/4 south pawn 40"),
            "The enemy has one stone left, on d5. Win at once.",
            new TaskSolution.Wins(),
            "Your pawn lands on e5, and the enemy's last stone is gone.",
            "The stone on d5 is still there. Two pawns stand beside it: which one has an empty place right behind the stone?");

    private GardsdansenLesson() {}

    static Lesson of(LastTurnRule rule) {
        return new Lesson(
                GOAL,
                Stream.concat(Stream.of(SETUP, PAWN, JUMP, STONE, CORNER, END), lastTurn(rule))
                        .toList(),
                List.of(TAKE, LAST_STONE));
    }

    private static Stream<Page> lastTurn(LastTurnRule rule) {
        return switch (rule) {
            case BASE -> Stream.of();
            case OSSERA -> Stream.of(OSSERA);
            case KLINT -> Stream.of(KLINT);
        };
    }
}
