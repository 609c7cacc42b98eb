package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.CardsWords.card;

import dolmen.rules.board.Cells;

/** Why what somebody typed is not legal now, in a sentence for the seat whose turn it is. */
record CardsRefusal(Knowledge knowledge, TypedPlay typed) {

    String why() {
        boolean buying = typed.verb() == Verb.BURY || typed.anyOf(Deck.GRAVES) != 0;
        if (table().due().step() == Due.Step.PLAY) {
            return buying
                    ? "A grave is bought instead of drawing, and you have drawn already."
                    : new PlayRefusal(knowledge, typed).why();
        }
        return buying
                ? whyNoBurial()
                : "Begin with deck or pile, or buy a grave; a play may follow the pile at once, as in pile 5@2.";
    }

    private Table table() {
        return knowledge.table();
    }

    private String whyNoBurial() {
        int grave = typed.anyOf(Deck.GRAVES);
        if (grave == 0) {
            return "Say which grave you buy, and for whom, such as $37=3+5.";
        }
        if (typed.anyOf(table().shop() & Deck.GRAVES) == 0) {
            return "Somebody has bought %s already.".formatted(card(grave));
        }
        long morgue = table().own().morgue();
        long heirs = 0;
        for (Mention mention : typed.mentions()) {
            long meant = mention.among(Deck.HEIRS);
            if (meant != 0 && (meant & morgue & ~heirs) == 0) {
                return "%s is not in your morgue.".formatted(CardsWords.sentence(card(Cells.first(meant))));
            }
            heirs |= Long.lowestOneBit(meant & morgue & ~heirs);
        }
        return heirs == 0 ? whyNobody(grave) : whyNot(grave, heirs);
    }

    private String whyNobody(int grave) {
        return table().own().morgue() == 0
                ? "Your morgue is empty: there is nobody to bury."
                : "Nobody in your morgue can pay for %s, which costs $%dm.".formatted(card(grave), Deck.value(grave));
    }

    private String whyNot(int grave, long heirs) {
        var burial = new Burial(table(), heirs);
        return burial.isFitting()
                ? "What you would bury is worth $%dm, and %s costs $%dm."
                        .formatted(burial.worth(), card(grave), Deck.value(grave))
                : "A Black Sheep is buried alone or with the other Black Sheep.";
    }
}
