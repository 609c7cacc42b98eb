package dolmen.rules.games.mausoleum;

import dolmen.rules.Reason;

/** Why a game of Mausoleum ended. */
enum Ending implements Reason {
    TOO_FEW("left the opponent with fewer than four stones"),
    OWN_TOO_FEW("fell below four stones by a move of their own"),
    BOTH_TOO_FEW("left both sides with fewer than four stones"),
    ENTOMBED("entombed the opponent, who has no legal move");

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
