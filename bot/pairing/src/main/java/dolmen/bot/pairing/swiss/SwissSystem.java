package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Lot;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;

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
        return new Step.Play(new DutchSystem(
                        Cards.of(tournament, round == format.rounds()), new Colours(Lot.colour(tournament)), round)
                .pairings());
    }
}
