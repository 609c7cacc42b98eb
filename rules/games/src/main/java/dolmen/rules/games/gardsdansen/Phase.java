package dolmen.rules.games.gardsdansen;

/** The phase of the current turn. */
enum Phase {
    /** The turn starts: a pawn must move. */
    PAWN("pawn", "First a pawn, then a stone."),
    /** A pawn has moved: a stone must move. */
    STONE("stone", "Now a stone."),
    /** A pawn has moved in a last turn, by the variant's rule: a stone must move. */
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

    /** The prompt for the player, as a sentence. */
    String prompt() {
        return prompt;
    }
}
