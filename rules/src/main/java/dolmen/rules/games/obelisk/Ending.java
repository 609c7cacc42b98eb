package dolmen.rules.games.obelisk;

import dolmen.rules.Reason;

/** Why a game of Obelisk ended. */
enum Ending implements Reason {
    OBELISK("completed the obelisk"),
    STRANDED("left the opponent's capstone no legal way off the stone on which it rides"),
    NO_MOVE("left the opponent without a legal move");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
