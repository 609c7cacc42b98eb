package dolmen.rules.games.murus;

import dolmen.rules.Reason;

/** The reasons why a game of Murus Gallicus ends. */
enum Ending implements Reason {
    BREAKTHROUGH("a stone stands on the opponent's home row"),
    SURVIVAL("a stone stood on the opponent's home row until the next turn"),
    STALEMATE("the opponent has no legal move"),
    LAST_LEFT("everybody else is out");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
