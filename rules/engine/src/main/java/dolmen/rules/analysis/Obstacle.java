package dolmen.rules.analysis;

import dolmen.rules.phrase.Phrase;

/** The reason why a game cannot be analysed. */
public enum Obstacle {
    /** Hands are hidden and cards are drawn. */
    HIDDEN,
    /** More than two seats are at the table. */
    MANY,
    /** Other players started the game, and may still be playing. */
    HANDED_OVER,
    /** No turn was completed. */
    UNPLAYED;

    /** The reason, in sentences for players. */
    public Phrase words() {
        return switch (this) {
            case HIDDEN -> AnalysisPhrases.obstacleHidden();
            case MANY -> AnalysisPhrases.obstacleMany();
            case HANDED_OVER -> AnalysisPhrases.obstacleHandedOver();
            case UNPLAYED -> AnalysisPhrases.obstacleUnplayed();
        };
    }
}
