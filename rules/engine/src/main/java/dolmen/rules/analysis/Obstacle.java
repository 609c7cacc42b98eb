package dolmen.rules.analysis;

/** The reason why a game cannot be analysed. */
public enum Obstacle {
    /** Hands are hidden and cards are drawn. */
    HIDDEN("Cards were drawn and hands were hidden in it: a move that was right for all its player could know may have"
            + " lost, and an analysis that knows every hand would call it a mistake."),

    /** More than two seats are at the table. */
    MANY("More than two played it: the computer judges a position as if all others were allies, which is no measure of"
            + " what happened at the table."),

    /** Other players started the game, and may still be playing. */
    HANDED_OVER("It goes on from a match that may still be played elsewhere, and nobody is told how that stands."),

    /** No turn was completed. */
    UNPLAYED("Nobody has completed a turn in it.");

    private final String words;

    Obstacle(String words) {
        this.words = words;
    }

    /** The reason, in sentences for players. */
    public String words() {
        return words;
    }
}
