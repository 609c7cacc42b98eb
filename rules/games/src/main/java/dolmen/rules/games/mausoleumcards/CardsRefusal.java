package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;

import java.util.Optional;

/**
 * Explains to the seat to move, in one sentence, why a typed text is not legal now. Every reason is true of the
 * position; if none is known, the sentence says that nothing fits.
 */
record CardsRefusal(Knowledge knowledge, Statement typed) {
    private static final String NOTHING_FITS = "No move fits all of that.";

    String why() {
        return (table().due().step() == Due.Step.PLAY ? afterDrawing() : beforeDrawing()).orElse(NOTHING_FITS);
    }

    private Table table() {
        return knowledge.table();
    }

    private boolean buys() {
        return typed.says(Verb.BUY) || typed.anyOf(Deck.GRAVES) != 0;
    }

    private boolean draws() {
        boolean there = typed.places().contains(CardPlace.DECK)
                || typed.places().contains(CardPlace.PILE)
                || typed.places().contains(CardPlace.STACK);
        return typed.says(Verb.DRAW)
                || typed.says(Verb.DRAW_BLIND)
                || (there && !typed.says(Verb.DISCARD))
                || (typed.says(Verb.TAKE) && typed.anyOf(Deck.ALL) == 0);
    }

    private Optional<String> afterDrawing() {
        if (buys()) {
            return Optional.of("A grave is bought instead of drawing, and you have drawn already.");
        }
        return draws()
                ? Optional.of("You have drawn already: play a card, or discard one.")
                : new PlayRefusal(knowledge, typed).why();
    }

    private Optional<String> beforeDrawing() {
        if (buys()) {
            return new BurialRefusal(knowledge, typed).why();
        }
        boolean empty = table().stock().pile().isEmpty();
        if (empty && typed.places().contains(CardPlace.PILE)) {
            return Optional.of("The pile is empty: draw from the deck.");
        }
        return Optional.of(
                empty
                        ? "The pile is empty: begin with deck, or buy a grave."
                        : whatLiesOnTop()
                                .orElse(
                                        "Begin with deck or pile, or buy a grave; a play may follow the pile at once, as in"
                                                + " pile 5@2."));
    }

    /** The refusal if the text takes another card than the one on top of the pile. */
    private Optional<String> whatLiesOnTop() {
        int top = table().stock().pile().getLast();
        boolean taken =
                typed.says(Verb.TAKE) || typed.says(Verb.DRAW) || typed.places().contains(CardPlace.PILE);
        boolean other = typed.mentions().stream().anyMatch(mention -> mention.isCard() && !mention.mayMeanCard(top));
        return taken && other
                ? Optional.of("The top card of the pile is %s.".formatted(exactly(top)))
                : Optional.empty();
    }
}
