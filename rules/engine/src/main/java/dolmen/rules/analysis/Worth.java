package dolmen.rules.analysis;

import dolmen.rules.evaluation.Evaluation;

/** The worth of a two-player game to one of the players. */
public sealed interface Worth {

    /** The game is won, whatever the other player does. */
    Worth WON = new Decided(1);

    /** The game is lost if the other player does not err. */
    Worth LOST = new Decided(0);

    /** The game is drawn. */
    Worth DRAWN = new Decided(0.5);

    /** The chance to win, from 0 to 1; a draw counts as half a win. */
    double chance();

    /** The worth to the other player. */
    Worth forOther();

    /**
     * The certain result, if nobody errs.
     *
     * @param chance 1 for a win, 0.5 for a draw, 0 for a loss
     */
    record Decided(double chance) implements Worth {
        @Override
        public Worth forOther() {
            return new Decided(1 - chance);
        }
    }

    /**
     * An estimate by a search.
     *
     * @param hundredths the value on the scale of an {@link Evaluation}
     */
    record Estimated(int hundredths) implements Worth {
        @Override
        public double chance() {
            return Evaluation.chance(hundredths);
        }

        @Override
        public Worth forOther() {
            return new Estimated(-hundredths);
        }
    }
}
