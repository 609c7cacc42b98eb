package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Move;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.stream.Stream;

/** An action of a seat or of chance. Cards are identified by their numbers; seats are counted from 0. */
sealed interface CardsMove extends Move {

    /** The seat chooses to draw from the deck; chance deals the card. */
    record Draw() implements CardsMove {}

    /** The seat takes the top card of the pile. */
    record TakePile() implements CardsMove {}

    /** Chance deals a card of the deck to the seat that is due. */
    record Deal(int card) implements CardsMove {}

    /** An heir goes from the hand to a seat's party. */
    record Invite(int heir, int seat) implements CardsMove {}

    /** An accident sends an heir from a party to the morgue of the same seat. */
    record Off(int accident, int heir) implements CardsMove {}

    /** An incident or a doozy is played on an heir. */
    record Use(int card, int heir) implements CardsMove {}

    /** An incident sends an heir to a seat's party. */
    record Send(int card, int heir, int seat) implements CardsMove {}

    /** A card goes from the hand to the pile without an effect. */
    record Discard(int card) implements CardsMove {}

    /**
     * The seat buys a grave.
     *
     * @param heirs the heirs that it buries from its morgue, as a set of cards
     * @param last the heir that is buried last, on top of the others
     */
    record Bury(int grave, long heirs, int last) implements CardsMove {
        public Bury {
            if (!Cells.has(heirs, last)) {
                throw new IllegalArgumentException("card %d is not among the heirs".formatted(last));
            }
        }

        /** The heirs in the order of their burial: in ascending order, but with the last one at the end. */
        List<Integer> inOrder() {
            return Stream.concat(
                            Cells.stream(heirs).filter(heir -> heir != last).boxed(), Stream.of(last))
                    .toList();
        }
    }

    /** The card that leaves the hand; 0 if there is none. */
    default int played() {
        return switch (this) {
            case Draw draw -> 0;
            case TakePile take -> 0;
            case Deal deal -> 0;
            case Invite invite -> invite.heir();
            case Off off -> off.accident();
            case Use use -> use.card();
            case Send send -> send.card();
            case Discard discard -> discard.card();
            case Bury bury -> 0;
        };
    }
}
