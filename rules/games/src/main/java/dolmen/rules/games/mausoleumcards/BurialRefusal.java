package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.exactly;

import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Phrase;
import java.util.Optional;

/** The reason why a grave cannot be bought as typed; empty if no reason is known. */
record BurialRefusal(Knowledge knowledge, Statement typed) {

    Optional<Phrase> why() {
        int grave = typed.anyOf(Deck.GRAVES);
        if (morgue() == 0) {
            return Optional.of(MausoleumcardsPhrases.refusalMorgueEmpty());
        }
        if (grave == 0) {
            return whoIsElsewhere().or(() -> Optional.of(MausoleumcardsPhrases.refusalWhichGrave()));
        }
        return Cells.has(table().shop(), grave)
                ? whoIsElsewhere().or(() -> whyNotFor(grave, named()))
                : Optional.of(MausoleumcardsPhrases.refusalGraveSold(exactly(grave)));
    }

    private Table table() {
        return knowledge.table();
    }

    private long morgue() {
        return table().own().morgue();
    }

    private Optional<Phrase> whoIsElsewhere() {
        return typed.mentions().stream()
                .filter(mention -> mention.price() == 0)
                .mapToLong(mention -> mention.among(Deck.HEIRS))
                .filter(meant -> meant != 0 && (meant & morgue()) == 0)
                .mapToObj(meant -> MausoleumcardsPhrases.refusalNotInMorgue(exactly(Cells.first(meant))))
                .findFirst();
    }

    /** The heirs of the morgue that are named; a repeated name means the next heir of that name. */
    private long named() {
        long named = 0;
        for (Mention mention : typed.mentions()) {
            named |= Long.lowestOneBit(mention.among(morgue()) & ~named);
        }
        return named;
    }

    private Optional<Phrase> whyNotFor(int grave, long heirs) {
        var burial = new Burial(table(), heirs);
        if (heirs != 0 && !burial.isFitting()) {
            return Optional.of(MausoleumcardsPhrases.refusalBlackSheep());
        }
        if (heirs != 0 && !burial.pays(grave)) {
            return Optional.of(MausoleumcardsPhrases.refusalTooPoor(burial.worth(), exactly(grave), Deck.value(grave)));
        }
        return canBeBought(grave)
                ? whatElseItCosts(grave)
                : Optional.of(MausoleumcardsPhrases.refusalNobodyPays(exactly(grave), Deck.value(grave)));
    }

    private Optional<Phrase> whatElseItCosts(int grave) {
        boolean other = typed.mentions().stream()
                .anyMatch(mention -> !mention.isCard() && mention.price() != 0 && mention.price() != Deck.value(grave));
        return other
                ? Optional.of(MausoleumcardsPhrases.refusalCosts(exactly(grave), Deck.value(grave)))
                : Optional.empty();
    }

    private boolean canBeBought(int grave) {
        return knowledge.legalMoves().stream()
                .anyMatch(move -> move instanceof CardsMove.Bury bury && bury.grave() == grave);
    }
}
