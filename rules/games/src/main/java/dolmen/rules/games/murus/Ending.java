package dolmen.rules.games.murus;

import dolmen.rules.Reason;
import dolmen.rules.phrase.Argument;

/** The reasons why a game of Murus Gallicus ends. */
enum Ending implements Reason {
    BREAKTHROUGH,
    SURVIVAL,
    STALEMATE,
    LAST_LEFT;

    @Override
    public Argument words() {
        return switch (this) {
            case BREAKTHROUGH -> MurusPhrases.endingBreakthrough();
            case SURVIVAL -> MurusPhrases.endingSurvival();
            case STALEMATE -> MurusPhrases.endingStalemate();
            case LAST_LEFT -> MurusPhrases.endingLastLeft();
        };
    }

    @Override
    public Argument words(Argument loser) {
        return switch (this) {
            case BREAKTHROUGH -> MurusPhrases.endingBreakthroughOf(loser);
            case SURVIVAL -> MurusPhrases.endingSurvivalOf(loser);
            case STALEMATE -> MurusPhrases.endingStalemateOf(loser);
            case LAST_LEFT -> words();
        };
    }
}
