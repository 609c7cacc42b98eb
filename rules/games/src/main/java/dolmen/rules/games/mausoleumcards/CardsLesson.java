package dolmen.rules.games.mausoleumcards;

import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Solution;
import dolmen.rules.lesson.Task;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lesson on the card game; the words are the same at every table.
 *
 * @param seats at the table
 */
record CardsLesson(int seats) {
    private static final String GOAL = "Own graves worth $10m or more.";

    private static final List<Integer> OWN = List.of(19, 4, 46, 14, 53);
    private static final List<List<Integer>> OTHERS =
            List.of(List.of(5, 20, 33, 47, 50), List.of(6, 21, 34, 48, 54), List.of(7, 22, 35, 49), List.of(8, 23, 51));
    private static final List<Integer> GUESTS = List.of(15, 16, 18, 12);

    private static final String WHOLE_SHOP = "37,38,39,40,41,42,43,44,45";

    Lesson lesson() {
        return new Lesson(GOAL, pages(), List.of(off(), win()));
    }

    private List<Page> pages() {
        Exhibit table = begun(";3,17;-;-", WHOLE_SHOP);
        return List.of(
                Page.of(
                        table.with(
                                new Mark.Named(Slots.party(0, 1), "Your party", Slots.party(0, 3)),
                                new Mark.Named(Slots.party(1, 0), "Another party", Slots.party(1, 3))),
                        "Ovals are heirs, tombstones graves, numbers $m. Our guess: the printed words are lost."),
                Page.of(table.after("pile"), "Draw from deck or pile, then play or discard a card."),
                Page.of(table.after("pile", "4@1"), "An heir joins any party of fewer than four."),
                Page.of(
                        table.after("pile", "19x3"),
                        "A coffin kills an heir at any party. It becomes money in that host's morgue, which holds four."),
                Page.of(table.after("pile", "46:15"), "Scrolls do what your hand says: On Holiday discards an heir."),
                Page.of(
                        begun(";17;3,13;-", WHOLE_SHOP).after("$41=3"),
                        "Or buy one grave with heirs from your morgue; you get no change."),
                Page.of(
                        begun(";17;1,2;-", WHOLE_SHOP).after("$37=1+2"),
                        "Husband and wife pay $2m each, together $8m. Black Sheep pay only alone or together."),
                Page.of(
                        begun(";11,17;-;-", WHOLE_SHOP).after("pile", "19x11"),
                        "A Meddling Cousin at your party: you may kill only Cousins. Clever heirs die only if nobody else can."));
    }

    private Task off() {
        return new Task(
                begun(";3,17;-;-", WHOLE_SHOP).after("pile"),
                "Turn an heir into money for you.",
                Solution.anyOf("19x3", "19x17", "26x3", "26x17"),
                "The heir lies in your morgue now and can pay for a grave. At another party it would have become that"
                        + " host's money. A fifth heir in a morgue is lost.",
                "No money has come to your morgue. Play a coffin at your own party.");
    }

    private Task win() {
        return new Task(
                begun(";17;3,13;38", "37,39,40,41,42,43,44,45"),
                "Your grave is worth $6m. Win at once.",
                new Solution.Wins(),
                "Your graves are worth $10m or more. When several heirs pay, the last lies on top of the pile, where the"
                        + " next player can take it.",
                "Your graves are not worth $10m. Buy one that is worth $4m or more.");
    }

    /** A table at the beginning of the learner's turn. */
    private Exhibit begun(String own, String shop) {
        String others = IntStream.range(0, seats - 1)
                .mapToObj(other -> "%s;-;%d;-;-".formatted(hand(OTHERS.get(other)), GUESTS.get(other)))
                .collect(Collectors.joining("/"));
        return Exhibit.of("cards1 %s;-%s/%s - 26 %s turn:1:3 %d".formatted(hand(OWN), own, others, shop, 20 * seats));
    }

    /** As many of these cards as are dealt at the table. */
    private String hand(List<Integer> cards) {
        return cards.stream()
                .limit(Table.start(seats).handSize())
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }
}
