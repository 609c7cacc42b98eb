package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Step;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.stream.Collectors;

/** The choices that lead to a move: the card that is played, then whom it concerns, then the party to which it goes. */
final class CardsSteps {
    private CardsSteps() {}

    static List<Step> of(CardsMove move) {
        return switch (move) {
            case CardsMove.Draw draw -> List.of(Step.of(CardsNotation.DECK, "Draw from the deck"));
            case CardsMove.TakePile take -> List.of(Step.of(CardsNotation.PILE, "Take the top card of the pile"));
            case CardsMove.Deal(int card) -> List.of(card(card));
            case CardsMove.Invite(int heir, int seat) -> List.of(card(heir), party(seat));
            case CardsMove.Off(int accident, int heir) -> List.of(card(accident), card(heir));
            case CardsMove.Use(int card, int heir) -> List.of(card(card), card(heir));
            case CardsMove.Send(int card, int heir, int seat) -> List.of(card(card), card(heir), party(seat));
            case CardsMove.Discard(int card) -> List.of(card(card), Step.of("-", "Discard it"));
            case CardsMove.Bury(int grave, long heirs) -> List.of(grave(grave), heirs(heirs));
        };
    }

    private static Step card(int card) {
        return Step.of(Integer.toString(card), "%d %s".formatted(card, Deck.name(card)));
    }

    private static Step party(int seat) {
        return Step.of("@" + (seat + 1), "To the party of seat " + (seat + 1));
    }

    private static Step grave(int grave) {
        return Step.of("$" + grave, "Buy %d %s for $%dm".formatted(grave, Deck.name(grave), Deck.value(grave)));
    }

    private static Step heirs(long heirs) {
        String numbers = Cells.stream(heirs).mapToObj(Integer::toString).collect(Collectors.joining("+"));
        return Step.of(numbers, "With " + CardsWords.cards(heirs));
    }
}
