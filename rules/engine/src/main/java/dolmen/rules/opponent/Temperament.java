package dolmen.rules.opponent;

import dolmen.rules.search.Manner;

/** The playing style of a computer player. */
public enum Temperament {
    ATTACKS("attacks", 80),
    DEFENDS("defends", 40);

    private final String word;
    private final int contempt;

    Temperament(String word, int contempt) {
        this.word = word;
        this.contempt = contempt;
    }

    /** The verb for the style: "attacks". */
    public String word() {
        return word;
    }

    /** The manner of a player with this temperament and care. */
    Manner manner(Care care) {
        return new Manner(care.oversight(), care.misjudgement(), contempt, care.appetite());
    }
}
