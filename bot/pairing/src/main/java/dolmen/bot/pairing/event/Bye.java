package dolmen.bot.pairing.event;

import java.util.List;

/**
 * A round without an opponent, since the number of entrants is odd. It is worth a win.
 *
 * @param round the round, from 1
 * @param entrant the entrant without an opponent
 */
public record Bye(int round, Entrant entrant) implements Pairing {

    @Override
    public List<Entrant> entrants() {
        return List.of(entrant);
    }

    @Override
    public boolean decided() {
        return true;
    }

    @Override
    public Share share(Entrant whose) {
        return new Share(round, Points.ONE, true, List.of());
    }

    @Override
    public Bye without(Entrant leaver) {
        return this;
    }
}
