package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Cards and seats in words, for several kinds of sentences. */
final class CardsWords {
    private CardsWords() {}

    /** A seat's name, such as "Seat 2". */
    static String seat(int seat) {
        return new Seat(seat).title();
    }

    /** A card in a sentence, such as "the Clever Niece (5)" or "Croquet Accident (21)". */
    static String card(int card) {
        return switch (Deck.kind(card)) {
            case HEIR, GRAVE -> "the " + title(card);
            case ACCIDENT, INCIDENT, DOOZY -> title(card);
        };
    }

    /** A card's name and number, such as "Clever Niece (5)". */
    static String title(int card) {
        return "%s (%d)".formatted(Deck.name(card), card);
    }

    /** Words at the beginning of a sentence. */
    static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Several cards in a sentence, from the lowest number up. */
    static String cards(long cards) {
        return cards(Cells.stream(cards).boxed().toList());
    }

    /** Several cards in a sentence, in their order. */
    static String cards(List<Integer> cards) {
        List<String> each = cards.stream().map(CardsWords::card).toList();
        int last = each.size() - 1;
        return last == 0 ? each.getFirst() : String.join(", ", each.subList(0, last)) + " and " + each.get(last);
    }

    /** A short remark on the known cards of a hand; empty if there are none. */
    static String shown(long cards) {
        String numbers = Cells.stream(cards).mapToObj(Integer::toString).collect(Collectors.joining(", "));
        return switch (Cells.count(cards)) {
            case 0 -> "";
            case 1 -> ", holds card " + numbers;
            default -> ", holds cards " + numbers;
        };
    }

    /** As {@link #shown}, in the few words for which a picture has room. */
    static String shownBriefly(long cards) {
        return switch (Cells.count(cards)) {
            case 0 -> "";
            case 1 -> ", holds " + sentence(Deck.card(Cells.first(cards)).motif());
            default -> ", " + Cells.count(cards) + " of them known";
        };
    }

    /** As {@link #shown}, with the names of the cards alone. */
    static String shownByName(long cards) {
        return Cells.count(cards) == 1 ? ", holds " + title(Cells.first(cards)) : shown(cards);
    }
}
