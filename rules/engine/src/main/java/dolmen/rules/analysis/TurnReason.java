package dolmen.rules.analysis;

import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The reason for a turn in a two-player game without secrets, as far as the search and the next turns show it. */
public sealed interface TurnReason {

    /**
     * The turn wins, whatever the other player does.
     *
     * @param turns the number of own turns to the end, this one included; empty if the search did not see the end
     */
    record Wins(OptionalInt turns) implements TurnReason {}

    /** Every turn loses, and this one loses latest. */
    record Delays() implements TurnReason {}

    /**
     * After most other turns the other player could win at once.
     *
     * @param threat the winning turn, as told to the player who must stop it
     */
    record Stops(List<Standing.Told> threat) implements TurnReason {
        public Stops {
            threat = List.copyOf(threat);
        }
    }

    /** The turn takes pieces of the other player. */
    record Takes(Taking taking) implements TurnReason {}

    /**
     * After most other turns the other player could take pieces at once, and after this one none.
     *
     * @param threat the taking turn, as told to the player who must stop it
     */
    record Saves(Taking taking, List<Standing.Told> threat) implements TurnReason {
        public Saves {
            threat = List.copyOf(threat);
        }
    }

    /**
     * The turn prepares the next one.
     *
     * @param reply the expected turn of the other player
     * @param next the turn after the reply
     * @param taking the pieces that the turn after the reply takes; empty if it takes none
     */
    record Prepares(List<Standing.Told> reply, List<Standing.Told> next, Optional<Taking> taking)
            implements TurnReason {
        public Prepares {
            reply = List.copyOf(reply);
            next = List.copyOf(next);
        }
    }
}
