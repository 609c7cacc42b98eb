package dolmen.rules.games.gardsdansen;

/** The phase of the turn of the seat to move. */
enum Phase {
    /** The turn begins: a pawn must move. */
    PAWN("pawn", "First a pawn, then a stone."),
    /** A pawn has moved: a stone must move. */
    STONE("stone", "Now a stone."),
    /** A pawn has moved in a seat's last turn by the rule of the variant: a stone must move. */
    LAST_STONE("last-stone", "Now a stone."),
    /** The seat has played its last turn. */
    ENDED("ended", "");

    private final String word;
    private final String prompt;

    Phase(String word, String prompt) {
        this.word = word;
        this.prompt = prompt;
    }

    /** The word in a position's text. */
    String word() {
        return word;
    }

    /** The player's choice, in a sentence. */
    String prompt() {
        return prompt;
    }
}
