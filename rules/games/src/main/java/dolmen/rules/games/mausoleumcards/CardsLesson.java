package dolmen.rules.games.mausoleumcards;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The lesson on the card game; the words are the same at every table.
 *
 * @param seats the number of seats at the table
 */
record CardsLesson(int seats) {

    /** The cards that fill the learner's hand after the one that a step needs. Smaller hands get fewer of them. */
    private static final List<Integer> OWN = List.of(19, 15, 46, 14, 53);

    private static final List<List<Integer>> OTHERS = List.of(
            List.of(24, 20, 33, 47, 50), List.of(6, 21, 34, 48, 54), List.of(22, 35, 49, 52), List.of(9, 23, 51));
    private static final List<Integer> GUESTS = List.of(4, 16, 18, 12);

    private static final int KIDNAPPING = 19;
    private static final int COUSIN = 11;
    private static final int DISINHERITED = 53;

    private static final String WHOLE_SHOP = "37,38,39,40,41,42,43,44,45";

    Lesson lesson() {
        return new Lesson(MausoleumcardsPhrases.goal(), pages(), List.of(meddle(), off(), win()));
    }

    private List<Page> pages() {
        return List.of(
                Page.of(
                        begun(KIDNAPPING, ";3,17;-;-", WHOLE_SHOP)
                                .with(
                                        new Mark.Named(
                                                Slots.party(0, 1),
                                                MausoleumcardsPhrases.callHeirs(),
                                                Slots.party(0, 3)),
                                        new Mark.Named(
                                                Slots.shop(40),
                                                MausoleumcardsPhrases.callGraves(),
                                                Slots.party(seats - 1, 2))),
                        MausoleumcardsPhrases.lessonGraves()),
                Page.of(
                        begun(15, ";3;-;-", WHOLE_SHOP)
                                .after("pile", "15@1")
                                .with(new Mark.Named(
                                        Slots.party(0, 1), MausoleumcardsPhrases.callGuest(), Slots.party(0, 3))),
                        MausoleumcardsPhrases.lessonDraw()),
                Page.of(
                        begun(KIDNAPPING, ";3,17;-;-", WHOLE_SHOP)
                                .after("pile", "19x3")
                                .with(new Mark.Named(
                                        Slots.morgue(0, 0), MausoleumcardsPhrases.callMoney(), Slots.morgue(0, 2))),
                        MausoleumcardsPhrases.lessonAccident()),
                Page.of(
                        begun(KIDNAPPING, ";17;1,2;-", WHOLE_SHOP)
                                .with(
                                        new Mark.Named(
                                                Slots.morgue(0, 0),
                                                MausoleumcardsPhrases.callPair(),
                                                Slots.morgue(0, 2)),
                                        new Mark.Named(
                                                Slots.shop(37),
                                                MausoleumcardsPhrases.callCosts(7),
                                                Slots.party(seats - 1, seats == 2 ? 2 : 1))),
                        MausoleumcardsPhrases.lessonBuy()),
                Page.of(
                        begun(COUSIN, ";3,17;-;-", WHOLE_SHOP)
                                .after("pile", "11@2")
                                .with(new Mark.Named(
                                        Slots.party(1, 1), new Verbatim("Meddling Cousin"), Slots.party(1, 3))),
                        MausoleumcardsPhrases.lessonCousin()),
                Page.of(
                        begun(KIDNAPPING, ";5;7,8;-", WHOLE_SHOP)
                                .with(
                                        new Mark.Named(
                                                Slots.party(0, 0), new Verbatim("Clever Niece"), Slots.party(0, 2)),
                                        new Mark.Named(
                                                Slots.morgue(0, 0), new Verbatim("Black Sheep"), Slots.morgue(0, 3))),
                        MausoleumcardsPhrases.lessonRestrictions()),
                Page.of(
                        begun(DISINHERITED, ";3,17;-;-", WHOLE_SHOP)
                                .after("pile", "53:4")
                                .with(new Mark.Named(
                                        Slots.party(1, 0), MausoleumcardsPhrases.callNothing(), Slots.party(1, 3))),
                        MausoleumcardsPhrases.lessonScrolls()));
    }

    private Task meddle() {
        return new Task(
                begun(COUSIN, ";3,17;-;-", WHOLE_SHOP).after("pile"),
                MausoleumcardsPhrases.taskMeddle(),
                new TaskSolution.AnyOf(IntStream.rangeClosed(2, seats)
                        .mapToObj(seat -> COUSIN + "@" + seat)
                        .collect(Collectors.toSet())),
                MausoleumcardsPhrases.taskMeddleRight(),
                MausoleumcardsPhrases.taskMeddleWrong());
    }

    private Task off() {
        return new Task(
                begun(KIDNAPPING, ";3,17;-;-", WHOLE_SHOP).after("pile"),
                MausoleumcardsPhrases.taskOff(),
                TaskSolution.anyOf("19x3", "19x17", "26x3", "26x17"),
                MausoleumcardsPhrases.taskOffRight(),
                MausoleumcardsPhrases.taskOffWrong());
    }

    private Task win() {
        return new Task(
                begun(KIDNAPPING, ";17;3,13;38", "37,39,40,41,42,43,44,45"),
                MausoleumcardsPhrases.taskWin(),
                new TaskSolution.Wins(),
                MausoleumcardsPhrases.taskWinRight(),
                MausoleumcardsPhrases.taskWinWrong());
    }

    /**
     * A table at the start of the learner's turn.
     *
     * @param needed the card of the hand that the step is about
     */
    private Exhibit begun(int needed, String own, String shop) {
        String others = IntStream.range(0, seats - 1)
                .mapToObj(other -> "%s;-;%d;-;-".formatted(hand(OTHERS.get(other).stream()), GUESTS.get(other)))
                .collect(Collectors.joining("/"));
        String held = hand(IntStream.concat(IntStream.of(needed), OWN.stream().mapToInt(card -> card))
                .boxed());
        return Exhibit.of("cards1 %s;-%s/%s - 26 %s turn:1:3 %d".formatted(held, own, others, shop, 20 * seats));
    }

    /** The first of these cards, as many as a seat is dealt at the table. */
    private String hand(Stream<Integer> cards) {
        return cards.distinct()
                .limit(Table.start(seats).handSize())
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }
}
