package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Description;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The description of a view, complete enough to play without the picture. */
record SceneInWords(Knowledge knowledge) {

    /** The description; its brief form leaves out the names of the graves in the shop. */
    Description description() {
        return new Description(sentences(shop(SceneInWords::titled)), sentences(shop(Integer::toString)), List.of());
    }

    private List<Argument> sentences(Argument shop) {
        var sentences = new ArrayList<Argument>();
        sentences.add(turn());
        if (knowledge.viewer() instanceof Seat(int seat) && table().inPlay(seat)) {
            sentences.add(MausoleumcardsPhrases.sceneHand(CardsWords.seated(seat), cards(knowledge.known(seat))));
        }
        sentences.add(stock());
        sentences.add(shop);
        for (int seat = 0; seat < table().seats(); seat++) {
            sentences.add(seat(seat));
        }
        return sentences;
    }

    private Table table() {
        return knowledge.table();
    }

    private Argument turn() {
        if (table().turn() instanceof Turn.Over(Outcome outcome)) {
            return MausoleumcardsPhrases.sceneOver(Listing.and(outcome.winners().stream()
                    .sorted()
                    .map(seat -> CardsWords.seated(seat.index()))
                    .toList()));
        }
        Due due = table().due();
        Verbatim seat = CardsWords.seated(due.seat());
        return switch (due.step()) {
            case DEAL -> MausoleumcardsPhrases.sceneDeal(due.round(), seat);
            case TURN -> MausoleumcardsPhrases.sceneTurn(due.round(), seat);
            case DRAW -> MausoleumcardsPhrases.sceneDraw(due.round(), seat);
            case PLAY -> MausoleumcardsPhrases.scenePlay(due.round(), seat);
        };
    }

    private Argument stock() {
        Stock stock = table().stock();
        List<Integer> pile = stock.pile();
        return pile.isEmpty()
                ? MausoleumcardsPhrases.sceneStock(stock.deck())
                : MausoleumcardsPhrases.scenePile(stock.deck(), pile.size() - 1L, new Verbatim(titled(pile.getLast())));
    }

    private Argument shop(IntFunction<String> called) {
        return table().shop() == 0
                ? MausoleumcardsPhrases.sceneSoldOut()
                : MausoleumcardsPhrases.sceneShop(new Verbatim(Cells.stream(table().shop())
                        .mapToObj(grave -> called.apply(grave) + " $" + Deck.value(grave))
                        .collect(Collectors.joining(", "))));
    }

    private Argument seat(int seat) {
        Household household = table().household(seat);
        Verbatim name = CardsWords.seated(seat);
        if (!household.inPlay()) {
            return MausoleumcardsPhrases.sceneGone(name);
        }
        int worth = household.worth();
        int hand = table().handOf(seat);
        Argument party = cards(household.party());
        Argument morgue = cards(household.morgue());
        return household.taken() == 0
                ? MausoleumcardsPhrases.sceneSeat(name, worth, hand, party, morgue)
                : MausoleumcardsPhrases.sceneHolding(name, worth, hand, held(household.taken()), party, morgue);
    }

    /** The known cards of a hand: a single one by name, several by their numbers. */
    private static Argument held(long cards) {
        return Cells.count(cards) == 1
                ? new Verbatim(Deck.name(Cells.first(cards)))
                : MausoleumcardsPhrases.sceneNumbers(new Verbatim(
                        Cells.stream(cards).mapToObj(Integer::toString).collect(Collectors.joining(", "))));
    }

    private Argument cards(long cards) {
        return cards == 0
                ? MausoleumcardsPhrases.sceneEmpty()
                : new Verbatim(Cells.stream(cards).mapToObj(this::withDoozy).collect(Collectors.joining(", ")));
    }

    private String withDoozy(int card) {
        Integer doozy = table().doozies().get(card);
        return doozy == null ? titled(card) : "%s (%s)".formatted(titled(card), Deck.name(doozy));
    }

    private static String titled(int card) {
        return card + " " + Deck.name(card);
    }
}
