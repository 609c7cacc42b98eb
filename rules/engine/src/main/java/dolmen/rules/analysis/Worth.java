package dolmen.rules.analysis;

import dolmen.rules.Evaluation;

/** How a game between two stands for one of them. */
public sealed interface Worth {

    /** The game is won, and nothing the other does can help it. */
    Worth WON = new Decided(1);

    /** The game is lost if the other does not err. */
    Worth LOST = new Decided(0);

    /** Nobody wins. */
    Worth DRAWN = new Decided(0.5);

    /** The chance to win, from 0 to 1; a draw is half a win. */
    double chance();

    /** The same for the other. */
    Worth forOther();

    /**
     * How the game ended, or will if nobody errs.
     *
     * @param chance 1 for a win, a half for a draw, 0 for a loss
     */
    record Decided(double chance) implements Worth {
        @Override
        public Worth forOther() {
            return new Decided(1 - chance);
        }
    }

    /**
     * What a search makes of it.
     *
     * @param hundredths on the scale of an {@link Evaluation}
     */
    record Estimated(int hundredths) implements Worth {
        @Override
        public double chance() {
            return 1 / (1 + StrictMath.exp(-hundredths / Evaluation.ODDS_OF_E));
        }

        @Override
        public Worth forOther() {
            return new Estimated(-hundredths);
        }
    }
}
