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

    private static final Page SETUP = Page.of(
            Exhibit.start()
                    .with(
                            new Mark.Named("c2", GardsdansenPhrases.callPawn(), "c4"),
                            new Mark.Named("g2", GardsdansenPhrases.callStone(), "e4")),
            GardsdansenPhrases.lessonSetup());

    private static final Page PAWN = Page.of(Exhibit.start().after("d2-d4"), GardsdansenPhrases.lessonPawn());

    private static final Page JUMP = Page.of(
            Exhibit.of("gardsdansen1 SSss/SP1ps/S3ps/SPP2ps/Sp2ps/SPs1s/S1Ss south pawn 8")
                    .after("b2xb4"),
            GardsdansenPhrases.lessonJump());

    private static final Page STONE =
            Page.of(Exhibit.start().after("d2-d4", "a2-c4"), GardsdansenPhrases.lessonStone());

    private static final Page CORNER = Page.of(
            Exhibit.start()
                    .with(Stream.of("a1", "a4", "d1", "d7", "g1", "g4")
                            .<Mark>map(Mark.Landed::new)
                            .toList()),
            GardsdansenPhrases.lessonCorner());

    private static final Page END = Page.of(
            Exhibit.of("gardsdansen1 2s1/3p1/4p1/3PS2/4s1/1P3/2s1 south pawn 40")
                    .after("d4xd6"),
            GardsdansenPhrases.lessonEnd());

    private static final Exhibit FEW = Exhibit.of("gardsdansen1 4/1S3/3p2/2P2s1/3p2/P2p1/1s2 south pawn 60");

    private static final Page OSSERA =
            new Page(FEW, GardsdansenPhrases.lessonOssera(), RuleOrigin.HOUSE_RECONSTRUCTION);

    private static final Page KLINT = new Page(FEW, GardsdansenPhrases.lessonKlint(), RuleOrigin.HOUSE_RECONSTRUCTION);

    private static final Task TAKE = new Task(
            Exhibit.of("gardsdansen1 SSss/SP1ps/SP2p1/S1Ps1ps/SP2ps/SP1ps/SSss south pawn 8"),
            GardsdansenPhrases.taskTake(),
            TaskSolution.anyOf("d3xd5"),
            GardsdansenPhrases.taskTakeRight(),
            GardsdansenPhrases.taskTakeWrong());

    private static final Task LAST_STONE = new Task(
            Exhibit.of("gardsdansen1 1S2/S2p1/SP4/3Psp1/S2P2/3p1/4 south pawn 40"),
            GardsdansenPhrases.taskLastStone(),
            new TaskSolution.Wins(),
            GardsdansenPhrases.taskLastStoneRight(),
            GardsdansenPhrases.taskLastStoneWrong());

    private GardsdansenLesson() {}

    static Lesson of(LastTurnRule rule) {
        return new Lesson(
                GardsdansenPhrases.goal(),
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
