package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Reason;

/** Why a game of Mausoleum, the card game, ended. */
enum Ending implements Reason {
    GRAND("built a mausoleum worth $10m or more"),
    SOLD_OUT("built the most valuable mausoleum when the last grave was sold"),
    LATE("had the most valuable mausoleum after 60 rounds"),
    ALONE("stayed when everybody else had left");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
