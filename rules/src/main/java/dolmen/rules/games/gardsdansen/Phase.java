package dolmen.rules.games.gardsdansen;

/** What is due in the turn of the seat to move. */
enum Phase {
    /** The turn begins: a pawn must move. */
    PAWN("pawn"),
    /** A pawn has moved: a stone must move. */
    STONE("stone"),
    /** The same, in a turn that is the seat's last by the rule of the variant. */
    LAST_STONE("last-stone"),
    /** Nothing: the seat has played its last turn. */
    ENDED("ended");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** The word in a position's text. */
    String word() {
        return word;
    }
}
