package dolmen.rules.games.obelisk;

import dolmen.rules.Reason;

/** The reasons why a game of Obelisk ends. */
enum Ending implements Reason {
    OBELISK("the obelisk is complete"),
    STRANDED("the opponent's capstone has no legal way off the stone on which it rides"),
    NO_MOVE("the opponent has no legal move");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
