package dolmen.rules.opponent;

import dolmen.rules.search.Manner;

/** How a computer player likes to play. */
public enum Temperament {
    PRESSES("presses", 80, 25),
    HOLDS("holds", 40, -25);

    private final String word;
    private final int contempt;
    private final int appetite;

    Temperament(String word, int contempt, int appetite) {
        this.word = word;
        this.contempt = contempt;
        this.appetite = appetite;
    }

    /** What it does: "presses". */
    public String word() {
        return word;
    }

    /** How one of this temperament plays that overlooks such a share of moves. */
    Manner manner(double oversight) {
        return new Manner(oversight, contempt, appetite);
    }
}
