package dolmen.rules.games.mausoleum;

import dolmen.rules.Reason;

/** The reasons why a game of Mausoleum ends. */
enum Ending implements Reason {
    TOO_FEW("the opponent has fewer than four stones"),
    OWN_TOO_FEW("fell below four stones by a move of their own"),
    BOTH_TOO_FEW("both sides have fewer than four stones"),
    ENTOMBED("the opponent is entombed and has no legal move");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean ofLoser() {
        return this == OWN_TOO_FEW;
    }
}
