package dolmen.rules.games.murus;

import dolmen.rules.Reason;

/** Why a game of Murus Gallicus ended. */
enum Ending implements Reason {
    BREAKTHROUGH("reached the opponent's home row"),
    SURVIVAL("held a stone on the opponent's home row until the next turn"),
    STALEMATE("left the opponent without a legal move"),
    LAST_LEFT("was the last one left");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
