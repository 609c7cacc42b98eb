package dolmen.rules.opponent;

import dolmen.rules.search.Manner;

/** The playing style of a computer player. */
public enum Temperament {
    ATTACKS("attacks", 80, 25),
    DEFENDS("defends", 40, -25);

    private final String word;
    private final int contempt;
    private final int appetite;

    Temperament(String word, int contempt, int appetite) {
        this.word = word;
        this.contempt = contempt;
        this.appetite = appetite;
    }

    /** The verb for the style: "attacks". */
    public String word() {
        return word;
    }

    /** The manner of a player with this temperament and share of overlooked moves. */
    Manner manner(double oversight) {
        return new Manner(oversight, contempt, appetite);
    }
}
