package dolmen.rules.analysis;

import dolmen.rules.play.Standing;
import java.util.List;
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

    /**
     * The turn prepares the next one.
     *
     * @param reply the expected turn of the other player
     * @param next the turn after the reply
     */
    record Prepares(List<Standing.Told> reply, List<Standing.Told> next) implements TurnReason {
        public Prepares {
            reply = List.copyOf(reply);
            next = List.copyOf(next);
        }
    }
}
