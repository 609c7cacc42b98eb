package dolmen.rules.games.gardsdansen;

import dolmen.rules.Reason;
import dolmen.rules.phrase.Argument;

/** The reasons why a game of Gårdsdansen ends. */
enum Ending implements Reason {
    NO_PAWN,
    NO_STONE,
    TOOK_OWN_PAWN,
    TOOK_OWN_STONE,
    BLOCKED,
    LAST_TURN,
    OSSERA_DRAW,
    KLINT_DRAW;

    @Override
    public Argument words() {
        return switch (this) {
            case NO_PAWN -> GardsdansenPhrases.endingNoPawn();
            case NO_STONE -> GardsdansenPhrases.endingNoStone();
            case TOOK_OWN_PAWN -> GardsdansenPhrases.endingTookOwnPawn();
            case TOOK_OWN_STONE -> GardsdansenPhrases.endingTookOwnStone();
            case BLOCKED -> GardsdansenPhrases.endingBlocked();
            case LAST_TURN -> GardsdansenPhrases.endingLastTurn();
            case OSSERA_DRAW -> GardsdansenPhrases.endingOsseraDraw();
            case KLINT_DRAW -> GardsdansenPhrases.endingKlintDraw();
        };
    }

    @Override
    public Argument words(Argument loser) {
        return switch (this) {
            case NO_PAWN -> GardsdansenPhrases.endingNoPawnOf(loser);
            case NO_STONE -> GardsdansenPhrases.endingNoStoneOf(loser);
            case TOOK_OWN_PAWN -> GardsdansenPhrases.endingTookOwnPawnOf(loser);
            case TOOK_OWN_STONE -> GardsdansenPhrases.endingTookOwnStoneOf(loser);
            case BLOCKED -> GardsdansenPhrases.endingBlockedOf(loser);
            case LAST_TURN -> GardsdansenPhrases.endingLastTurnOf(loser);
            case OSSERA_DRAW, KLINT_DRAW -> words();
        };
    }

    @Override
    public boolean ofLoser() {
        return this == TOOK_OWN_PAWN || this == TOOK_OWN_STONE;
    }
}
