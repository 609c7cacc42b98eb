package dolmen.rules.games.gardsdansen;

import dolmen.rules.Reason;

/** The reasons why a game of Gårdsdansen ends. */
enum Ending implements Reason {
    NO_PAWN("the opponent has no pawn left"),
    NO_STONE("the opponent has no stone left"),
    TOOK_OWN_PAWN("took the last of their own pawns"),
    TOOK_OWN_STONE("took the last of their own stones"),
    BLOCKED("no pawn of the opponent can move"),
    LAST_TURN("the opponent's last turn is over"),
    OSSERA_DRAW("both sides have come down to three pieces"),
    KLINT_DRAW("both sides have come down to two pawns");

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
        return this == TOOK_OWN_PAWN || this == TOOK_OWN_STONE;
    }
}
