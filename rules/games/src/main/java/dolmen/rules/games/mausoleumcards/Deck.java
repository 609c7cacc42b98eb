package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.scene.Symbol;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The printed cards, as listed in {@code deck.properties}. The file is a resource bundle, because only such a resource
 * can be read from the class path without input and output.
 */
final class Deck {
    private Deck() {}

    /** The highest number of a card; the lowest is 1. */
    static final int CARDS = 54;

    private static final List<Printed> PRINTED = read();

    static final List<Symbol> SYMBOLS =
            PRINTED.stream().map(Printed::symbol).distinct().toList();

    static final long ALL = cards(printed -> true);
    static final long HEIRS = of(CardKind.HEIR);
    static final long ACCIDENTS = of(CardKind.ACCIDENT);
    static final long GRAVES = of(CardKind.GRAVE);
    static final long DOOZIES = of(CardKind.DOOZY);

    static final long SPOUSES = of(CardRule.SPOUSE);
    static final long CLEVER = of(CardRule.CLEVER);
    static final long MEDDLING = of(CardRule.MEDDLING);
    static final long BLACK_SHEEP = of(CardRule.BLACK_SHEEP);

    private static List<Printed> read() {
        ResourceBundle file = ResourceBundle.getBundle(Deck.class.getPackageName() + ".deck", Locale.ROOT);
        return IntStream.rangeClosed(1, CARDS)
                .mapToObj(card -> Printed.read(file.getString(Integer.toString(card))))
                .toList();
    }

    private static long of(CardKind kind) {
        return cards(printed -> printed.kind() == kind);
    }

    private static long of(CardRule rule) {
        return cards(printed -> printed.rule() == rule);
    }

    private static long cards(Predicate<Printed> wanted) {
        return IntStream.rangeClosed(1, CARDS)
                .filter(number -> wanted.test(card(number)))
                .mapToLong(Cells::of)
                .sum();
    }

    /** The cards as a set. */
    static long set(Collection<Integer> cards) {
        long set = 0;
        for (int card : cards) {
            set |= Cells.of(card);
        }
        return set;
    }

    /** The print on the card with this number. */
    static Printed card(int number) {
        return PRINTED.get(number - 1);
    }

    static CardKind kind(int card) {
        return card(card).kind();
    }

    static CardRule rule(int card) {
        return card(card).rule();
    }

    static String name(int card) {
        return card(card).name();
    }

    /** The printed value of a card, in millions; 0 for a card without one. */
    static int value(int card) {
        return card(card).value();
    }

    /** The joint worth of graves, in millions. */
    static int worth(long graves) {
        int worth = 0;
        for (long rest = graves; rest != 0; rest = Cells.rest(rest)) {
            worth += value(Cells.first(rest));
        }
        return worth;
    }
}
