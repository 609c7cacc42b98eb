package dolmen.rules.games.mausoleum;

import dolmen.rules.Reason;
import dolmen.rules.phrase.Argument;

/** The reasons why a game of Mausoleum ends. */
enum Ending implements Reason {
    TOO_FEW,
    OWN_TOO_FEW,
    BOTH_TOO_FEW,
    ENTOMBED;

    @Override
    public Argument words() {
        return switch (this) {
            case TOO_FEW -> MausoleumPhrases.endingTooFew();
            case OWN_TOO_FEW -> MausoleumPhrases.endingOwnTooFew();
            case BOTH_TOO_FEW -> MausoleumPhrases.endingBothTooFew();
            case ENTOMBED -> MausoleumPhrases.endingEntombed();
        };
    }

    @Override
    public Argument words(Argument loser) {
        return switch (this) {
            case TOO_FEW -> MausoleumPhrases.endingTooFewOf(loser);
            case OWN_TOO_FEW -> MausoleumPhrases.endingOwnTooFewOf(loser);
            case ENTOMBED -> MausoleumPhrases.endingEntombedOf(loser);
            case BOTH_TOO_FEW -> words();
        };
    }

    @Override
    public boolean ofLoser() {
        return this == OWN_TOO_FEW;
    }
}
