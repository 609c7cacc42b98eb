package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The words for cards and seats in several kinds of sentences. */
final class CardsWords {
    private CardsWords() {}

    /** A seat's name, such as "Seat 2", which the players' names replace. */
    static Verbatim seated(int seat) {
        return new Verbatim(new Seat(seat).title());
    }

    /** A card in a sentence, such as "the Clever Niece ($5m)" or "Croquet Accident". */
    static Argument card(int card) {
        var name = new Verbatim(Deck.name(card));
        return isWorth(card) ? MausoleumcardsPhrases.cardValued(name, Deck.value(card)) : name;
    }

    /** A card within a refusal, such as "the Black Sheep (card 7)" or "Croquet Accident". */
    static Argument within(int card) {
        return isWorth(card) ? MausoleumcardsPhrases.cardWorth(exactly(card)) : exactly(card);
    }

    /** A card in a refusal, with its number if another card has the same name, such as "Black Sheep (card 7)". */
    static Argument exactly(int card) {
        var name = new Verbatim(Deck.name(card));
        boolean only = Cells.stream(Deck.ALL)
                        .filter(other -> Deck.name(other).equals(Deck.name(card)))
                        .count()
                == 1;
        return only ? name : MausoleumcardsPhrases.cardNumbered(name, card);
    }

    /** An heir or a grave in a sentence that says its value elsewhere, such as "the Clever Niece". */
    static Argument named(int card) {
        return MausoleumcardsPhrases.cardWorth(new Verbatim(Deck.name(card)));
    }

    /** An heir on the table in a sentence, with its worth including its doozy. */
    static Argument heir(Table table, int heir) {
        return MausoleumcardsPhrases.cardValued(new Verbatim(Deck.name(heir)), worth(table, heir));
    }

    /** Heirs on the table in a sentence, in this order; two with the same name and worth become "both". */
    static Listing listed(Table table, List<Integer> heirs) {
        Map<Argument, List<Integer>> alike = heirs.stream()
                .collect(Collectors.groupingBy(heir -> heir(table, heir), LinkedHashMap::new, Collectors.toList()));
        return Listing.and(alike.entrySet().stream()
                .map(each -> each.getValue().size() == 1
                        ? each.getKey()
                        : both(table, each.getValue().getFirst()))
                .toList());
    }

    private static Argument both(Table table, int heir) {
        return MausoleumcardsPhrases.cardBoth(new Verbatim(Deck.name(heir)), worth(table, heir));
    }

    /** A card on a button, such as "Clever Niece, $5m" or "Croquet Accident". */
    static Argument title(int card) {
        var name = new Verbatim(Deck.name(card));
        return isWorth(card) ? MausoleumcardsPhrases.cardTitle(name, Deck.value(card)) : name;
    }

    /** An heir on the table in short on a button, with its worth including its doozy. A Bodyguard changes no worth. */
    static Argument title(Table table, int heir) {
        Integer doozy = table.doozies().get(heir);
        boolean guarded = doozy != null && Deck.rule(doozy) == CardRule.BODYGUARD;
        Argument valued = valued(table, heir);
        return guarded ? MausoleumcardsPhrases.cardGuarded(valued) : valued;
    }

    /** As above, without its Bodyguard. */
    static Argument valued(Table table, int heir) {
        return MausoleumcardsPhrases.cardTitle(briefly(heir), worth(table, heir));
    }

    /**
     * The words for a card; if they fit a card among the others too, with its order, such as "On Holiday (2nd)". No
     * more than two cards have a name, and all are in the order of their numbers.
     */
    static Argument apart(int card, long others, IntFunction<Argument> words) {
        Argument own = words.apply(card);
        return Cells.stream(others)
                .filter(other -> other != card && words.apply(other).equals(own))
                .mapToObj(other ->
                        card < other ? MausoleumcardsPhrases.cardFirst(own) : MausoleumcardsPhrases.cardSecond(own))
                .<Argument>map(ordered -> ordered)
                .findFirst()
                .orElse(own);
    }

    private static int worth(Table table, int heir) {
        return new Burial(table, Cells.of(heir)).worth();
    }

    /** True for the cards with a price or a worth of their own. */
    private static boolean isWorth(int card) {
        return Deck.kind(card) == CardKind.HEIR || Deck.kind(card) == CardKind.GRAVE;
    }

    /** The last word of a card's name, such as "Niece". */
    static Verbatim briefly(int card) {
        String name = Deck.name(card);
        return new Verbatim(name.substring(name.lastIndexOf(' ') + 1));
    }
}
