package dolmen.rules.games.mausoleumcards;

/**
 * The next step of the game.
 *
 * @param seat the seat to act, or in the first deal the seat to get a card
 * @param round the number of the round, from 1
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
