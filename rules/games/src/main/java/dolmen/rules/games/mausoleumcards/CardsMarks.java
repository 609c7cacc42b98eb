package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.CardsMove.Bury;
import dolmen.rules.games.mausoleumcards.CardsMove.Deal;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.Invite;
import dolmen.rules.games.mausoleumcards.CardsMove.Off;
import dolmen.rules.games.mausoleumcards.CardsMove.Send;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.CardsMove.Use;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.List;
import java.util.stream.Stream;

/** The marks that show a move to one viewer, without what that viewer may not know. */
record CardsMarks(Knowledge before) {

    List<Mark> of(CardsMove move) {
        Table after = new Effect(table()).of(move);
        return switch (move) {
            case Draw draw -> List.of(new Mark.Landed(Slots.DECK));
            case TakePile take -> betweenHandAnd(Slots.PILE, new Mark.Arrow(Slots.PILE, backs()));
            case Deal deal -> isOwn() ? List.of() : List.of(new Mark.Arrow(Slots.DECK, backs()));
            case Invite(int heir, int seat) -> played(Slots.ofHeir(after, heir));
            case Off(int accident, int heir) -> moved(heir, after);
            case Use(int card, int heir) when Deck.kind(card) == CardKind.DOOZY -> played(Slots.ofHeir(after, heir));
            case Use(int card, int heir) -> moved(heir, after);
            case Send(int card, int heir, int seat) -> moved(heir, after);
            case Discard discard -> played(Slots.PILE);
            case Bury bury -> buried(bury, after);
        };
    }

    private Table table() {
        return before.table();
    }

    private int seat() {
        return table().due().seat();
    }

    private boolean isOwn() {
        return before.isAt(seat());
    }

    private String backs() {
        return Slots.backs(seat());
    }

    private List<Mark> played(String slot) {
        return betweenHandAnd(slot, new Mark.Arrow(backs(), slot));
    }

    /** Omits the arrow for the viewer's own hand: it has places of its own, and its cards may move up. */
    private List<Mark> betweenHandAnd(String slot, Mark.Arrow arrow) {
        return isOwn() ? List.of(new Mark.Landed(slot)) : List.of(arrow, new Mark.Landed(slot));
    }

    private List<Mark> moved(int heir, Table after) {
        String to = Slots.ofHeir(after, heir);
        return List.of(new Mark.Arrow(Slots.left(table(), after, heir), to), new Mark.Landed(to));
    }

    /**
     * Rings the grave and the pile, and shows the gaps in the shop and in the morgue, because arrows from there would
     * cross the words above the row.
     */
    private List<Mark> buried(Bury bury, Table after) {
        long morgue = table().household(seat()).morgue();
        Household left = after.household(seat());
        Stream<Token> gone = Cells.stream(bury.heirs())
                .filter(heir -> Slots.index(morgue, heir) >= Cells.count(left.morgue()))
                .mapToObj(heir -> new CardsScene(before).inMorgue(seat(), heir));
        return Stream.<Mark>concat(
                        Stream.concat(Stream.of(CardsScene.inShop(bury.grave())), gone)
                                .map(Mark.Ghost::new),
                        Stream.of(Slots.grave(seat(), Slots.index(left.graves(), bury.grave())), Slots.PILE)
                                .map(Mark.Landed::new))
                .toList();
    }
}
