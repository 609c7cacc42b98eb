package dolmen.bot.tournament;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Table;
import java.util.Optional;

/**
 * A pairing of a tournament and the challenge from which its match starts.
 *
 * @param challenge empty for a bye or a forfeit, which have no match, and for a match that is not stored yet
 */
public record HostedPairing(Pairing pairing, Optional<ChallengeId> challenge) {

    /** A pairing that is not stored yet. */
    static HostedPairing made(Pairing pairing) {
        return new HostedPairing(pairing, Optional.empty());
    }

    HostedPairing with(Pairing other) {
        return new HostedPairing(other, challenge);
    }

    /** The match of two that is to be played; empty if there is none or it has a result. */
    public Optional<Duel> open() {
        return duel().filter(duel -> !duel.decided());
    }

    /** The match of two; empty for a bye. */
    public Optional<Duel> duel() {
        return switch (pairing) {
            case Duel duel -> Optional.of(duel);
            case Bye bye -> Optional.empty();
            case Table table -> Optional.empty();
        };
    }
}
