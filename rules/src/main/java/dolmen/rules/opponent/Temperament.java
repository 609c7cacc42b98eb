package dolmen.rules.opponent;

/** How a computer player likes to play. */
public enum Temperament {
    PRESSES("presses", 40),
    HOLDS("holds", -20);

    private final String word;
    private final int contempt;

    Temperament(String word, int contempt) {
        this.word = word;
        this.contempt = contempt;
    }

    /** What it does: "presses". */
    public String word() {
        return word;
    }

    int contempt() {
        return contempt;
    }
}
