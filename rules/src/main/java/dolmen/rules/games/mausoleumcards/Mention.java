package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/** Something that a typed text speaks of. */
sealed interface Mention {

    /** A card by words of its name, which several cards may have. */
    record ByName(long cards) implements Mention {}

    /** A bare number, of a card or of a seat. */
    record ByNumber(int number) implements Mention {}

    /** A seat that is said to be one. */
    record OfSeat(int seat) implements Mention {}

    /** The cards among some that may be meant. */
    default long among(long cards) {
        return switch (this) {
            case ByName(long named) -> named & cards;
            case ByNumber(int number) -> number <= Deck.CARDS ? Cells.of(number) & cards : 0;
            case OfSeat seat -> 0;
        };
    }

    default boolean mayMeanCard(int card) {
        return among(Cells.of(card)) != 0;
    }

    default boolean mayMeanSeat(int seat) {
        return switch (this) {
            case ByName name -> false;
            case ByNumber(int number) -> number == seat + 1;
            case OfSeat(int said) -> said == seat;
        };
    }
}
