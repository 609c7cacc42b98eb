package dolmen.rules.games.obelisk;

import dolmen.rules.Reason;
import dolmen.rules.phrase.Argument;

/** The reasons why a game of Obelisk ends. */
enum Ending implements Reason {
    OBELISK,
    STRANDED,
    NO_MOVE;

    @Override
    public Argument words() {
        return switch (this) {
            case OBELISK -> ObeliskPhrases.endingObelisk();
            case STRANDED -> ObeliskPhrases.endingStranded();
            case NO_MOVE -> ObeliskPhrases.endingNoMove();
        };
    }

    @Override
    public Argument words(Argument loser) {
        return switch (this) {
            case STRANDED -> ObeliskPhrases.endingStrandedOf(loser);
            case NO_MOVE -> ObeliskPhrases.endingNoMoveOf(loser);
            case OBELISK -> words();
        };
    }
}
