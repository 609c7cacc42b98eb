package dolmen.rules.games.mausoleumcards;

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
import java.util.List;

/** The marks that show a move on the picture, as one viewer may know it. */
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

    /** The viewer's own hand has other places than the hands of others, and every card in it may move up. */
    private List<Mark> betweenHandAnd(String slot, Mark.Arrow arrow) {
        return isOwn() ? List.of(new Mark.Landed(slot)) : List.of(arrow, new Mark.Landed(slot));
    }

    private List<Mark> moved(int heir, Table after) {
        String to = Slots.ofHeir(after, heir);
        return List.of(new Mark.Arrow(Slots.left(table(), after, heir), to), new Mark.Landed(to));
    }

    /**
     * Rings the grave and the pile, and shows the gap in the shop: arrows from there and from the morgue would cross
     * the words above the row.
     */
    private List<Mark> buried(Bury bury, Table after) {
        String slot = Slots.grave(seat(), Slots.index(after.household(seat()).graves(), bury.grave()));
        return List.of(
                new Mark.Ghost(CardsScene.inShop(bury.grave())), new Mark.Landed(slot), new Mark.Landed(Slots.PILE));
    }
}
