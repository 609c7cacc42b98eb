package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Reason;
import dolmen.rules.phrase.Argument;

/** The reasons why a game of Mausoleum, the card game, ends. */
enum Ending implements Reason {
    GRAND,
    SOLD_OUT,
    LATE,
    ALONE;

    @Override
    public Argument words() {
        return switch (this) {
            case GRAND -> MausoleumcardsPhrases.endingGrand();
            case SOLD_OUT -> MausoleumcardsPhrases.endingSoldOut();
            case LATE -> MausoleumcardsPhrases.endingLate();
            case ALONE -> MausoleumcardsPhrases.endingAlone();
        };
    }

    @Override
    public Argument words(Argument loser) {
        return words();
    }
}
