package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Step;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The choices that lead to a move: the card to play, its object, and the party to which it goes; or the grave, the
 * heirs to bury, and the one on top.
 *
 * @param knowledge of the seat to move
 */
record CardsSteps(Knowledge knowledge) {

    List<Step> of(CardsMove move) {
        return switch (move) {
            case CardsMove.Draw draw -> List.of(Step.at(Slots.DECK, CardsNotation.DECK, "Draw from the deck"));
            case CardsMove.TakePile take ->
                List.of(Step.at(Slots.PILE, CardsNotation.PILE, "Take the top card of the pile"));
            case CardsMove.Deal(int card) -> List.of(card(card));
            case CardsMove.Invite(int heir, int seat) -> List.of(card(heir), party(seat));
            case CardsMove.Off(int accident, int heir) -> List.of(card(accident), card(heir));
            case CardsMove.Use(int card, int heir) -> List.of(card(card), card(heir));
            case CardsMove.Send(int card, int heir, int seat) -> List.of(card(card), card(heir), party(seat));
            case CardsMove.Discard(int card) -> List.of(card(card), Step.at(Slots.PILE, "-", "Discard it"));
            case CardsMove.Bury bury -> burial(bury);
        };
    }

    private Step card(int card) {
        long hand = knowledge.known(knowledge.table().due().seat());
        String slot =
                Cells.has(hand, card) ? Slots.hand(Slots.index(hand, card)) : Slots.ofHeir(knowledge.table(), card);
        return Step.at(slot, Integer.toString(card), CardsWords.title(card));
    }

    /** The step for a party, at the place of its next heir; a full party has no place of its own. */
    private Step party(int seat) {
        String key = "@" + (seat + 1);
        String label = knowledge.isAt(seat) ? "To your party" : "To the party of seat " + (seat + 1);
        Household household = knowledge.table().household(seat);
        return household.hasRoomAtParty()
                ? Step.at(Slots.party(seat, Cells.count(household.party())), key, label)
                : Step.of(key, label);
    }

    /** The steps of a burial; of several heirs one is chosen to lie on top, at its present place. */
    private List<Step> burial(CardsMove.Bury bury) {
        List<Step> steps = List.of(grave(bury.grave()), heirs(bury.heirs()));
        return Cells.count(bury.heirs()) == 1
                ? steps
                : Stream.concat(steps.stream(), Stream.of(onTop(bury.last()))).toList();
    }

    private Step onTop(int heir) {
        return Step.at(
                Slots.ofHeir(knowledge.table(), heir),
                Integer.toString(heir),
                CardsWords.sentence(CardsWords.card(heir)) + " last, on top of the pile");
    }

    private static Step grave(int grave) {
        return Step.at(
                Slots.shop(grave), "$" + grave, "Buy %s for $%dm".formatted(CardsWords.card(grave), Deck.value(grave)));
    }

    private static Step heirs(long heirs) {
        String numbers = Cells.stream(heirs).mapToObj(Integer::toString).collect(Collectors.joining("+"));
        return Step.of(numbers, "With " + CardsWords.cards(heirs));
    }
}
