package dolmen.bot.tournament;

import dolmen.bot.id.PlayerId;
import dolmen.bot.pairing.event.Entrant;
import java.util.Optional;

/**
 * A player of a tournament.
 *
 * @param entrant the number, which is also the seed; empty before the start
 * @param left true if the player has left after the start
 */
public record Participant(PlayerId player, Optional<Entrant> entrant, boolean left) {

    /** A player who has joined before the start. */
    static Participant joined(PlayerId player) {
        return new Participant(player, Optional.empty(), false);
    }

    Participant seeded(Entrant seed) {
        return new Participant(player, Optional.of(seed), left);
    }

    Participant gone() {
        return new Participant(player, entrant, true);
    }
}
