package dolmen.rules.games.gardsdansen;

/** What is due in the turn of the seat to move. */
enum Phase {
    /** The turn begins: a pawn must move. */
    PAWN("pawn", "First a pawn, then a stone."),
    /** A pawn has moved: a stone must move. */
    STONE("stone", "Now a stone."),
    /** The same, in a turn that is the seat's last by the rule of the variant. */
    LAST_STONE("last-stone", "Now a stone."),
    /** Nothing: the seat has played its last turn. */
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

    /** What the player chooses, in a sentence. */
    String prompt() {
        return prompt;
    }
}
