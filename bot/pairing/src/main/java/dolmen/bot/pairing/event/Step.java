package dolmen.bot.pairing.event;

import java.util.List;

/** The next thing to do in a tournament. */
public sealed interface Step {

    /**
     * New matches begin. Those that an absent entrant forfeits are among them, with their results.
     *
     * @param pairings the pairings to add, at least one
     */
    record Play(List<Pairing> pairings) implements Step {
        public Play {
            pairings = List.copyOf(pairings);
        }
    }

    /** Results are outstanding, and nothing can begin without them. */
    record Wait() implements Step {}

    /** The tournament has ended. */
    record End() implements Step {}
}
