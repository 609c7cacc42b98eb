package dolmen.rules.games.mausoleumcards;

/**
 * What is to happen next.
 *
 * @param seat whose turn it is; in the first deal, who is to get a card
 * @param round how often the turn has gone round the table, from 1
 */
record Due(Step step, int seat, int round) {

    /** The steps of a deal and of a turn. */
    enum Step {
        /** Chance gives the seat a card of its first hand. */
        DEAL("deal"),
        /** The seat draws, or buys a grave. */
        TURN("turn"),
        /** Chance gives the seat the card that it draws from the deck. */
        DRAW("draw"),
        /** The seat plays a card or discards one. */
        PLAY("play");

        private final String word;

        Step(String word) {
            this.word = word;
        }

        /** The word in the text of a position. */
        String word() {
            return word;
        }

        boolean isChance() {
            return this == DEAL || this == DRAW;
        }
    }

    Due then(Step next) {
        return new Due(next, seat, round);
    }
}
