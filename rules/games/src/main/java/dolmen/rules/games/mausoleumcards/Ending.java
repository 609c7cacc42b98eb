package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Reason;

/** The reasons why a game of Mausoleum, the card game, ends. */
enum Ending implements Reason {
    GRAND("a mausoleum is worth $10m or more"),
    SOLD_OUT("the last grave is sold, and no mausoleum is worth more"),
    LATE("after 60 rounds no mausoleum is worth more"),
    ALONE("everybody else has left");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
