package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.within;

import dolmen.rules.phrase.Phrase;
import java.util.Optional;

/**
 * Explains to the seat to move, in one sentence, why a typed text is not legal now. Every reason is true of the
 * position; if none is known, the sentence says that nothing fits.
 */
record CardsRefusal(Knowledge knowledge, Statement typed) {
    Phrase why() {
        return (table().due().step() == Due.Step.PLAY ? afterDrawing() : beforeDrawing())
                .orElseGet(MausoleumcardsPhrases::refusalNothingFits);
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

    private Optional<Phrase> afterDrawing() {
        if (buys()) {
            return Optional.of(MausoleumcardsPhrases.refusalDrawnGrave());
        }
        return draws() ? Optional.of(MausoleumcardsPhrases.refusalDrawn()) : new PlayRefusal(knowledge, typed).why();
    }

    private Optional<Phrase> beforeDrawing() {
        if (buys()) {
            return new BurialRefusal(knowledge, typed).why();
        }
        boolean empty = table().stock().pile().isEmpty();
        if (empty && typed.places().contains(CardPlace.PILE)) {
            return Optional.of(MausoleumcardsPhrases.refusalPileEmpty());
        }
        return Optional.of(
                empty
                        ? MausoleumcardsPhrases.refusalPileEmptyBegin()
                        : whatLiesOnTop().orElseGet(MausoleumcardsPhrases::refusalBegin));
    }

    /** The refusal if the text takes another card than the one on top of the pile. */
    private Optional<Phrase> whatLiesOnTop() {
        int top = table().stock().pile().getLast();
        boolean taken =
                typed.says(Verb.TAKE) || typed.says(Verb.DRAW) || typed.places().contains(CardPlace.PILE);
        boolean other = typed.mentions().stream().anyMatch(mention -> mention.isCard() && !mention.mayMeanCard(top));
        return taken && other ? Optional.of(MausoleumcardsPhrases.refusalTop(within(top))) : Optional.empty();
    }
}
