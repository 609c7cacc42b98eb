package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import java.util.SplittableRandom;

/** Swiss tournaments: every round pairs entrants of equal or close scores who have not met. */
public final class SwissSystem {
    private SwissSystem() {}

    /** The next round, which begins once the previous one has all its results. */
    public static Step next(Tournament tournament, Format.Swiss format) {
        if (!tournament.decided()) {
            return new Step.Wait();
        }
        int round = tournament.rounds() + 1;
        if (round > format.rounds() || tournament.active().size() < 2) {
            return new Step.End();
        }
        return new Step.Play(
                new DutchSystem(Cards.of(tournament, round == format.rounds()), new Colours(lot(tournament)), round)
                        .pairings());
    }

    /** The initial colour, drawn by lot. */
    private static Colour lot(Tournament tournament) {
        return new SplittableRandom(tournament.seed()).nextBoolean() ? Colour.WHITE : Colour.BLACK;
    }
}
