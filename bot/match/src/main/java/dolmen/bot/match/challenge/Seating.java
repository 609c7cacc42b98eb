package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** The rule by which the players of a challenge get their seats. */
public sealed interface Seating {

    /** The challenger gets the requested seat, and the others get random ones. */
    record ByLot(SideWish challenger) implements Seating {}

    /** Everybody's seat is given, as in a rematch. */
    record Given(List<PlayerId> players) implements Seating {
        public Given {
            players = List.copyOf(players);
        }
    }

    /** The players by seat. */
    default List<PlayerId> deal(PlayerId challenger, List<PlayerId> others, RandomGenerator random) {
        return switch (this) {
            case Given(List<PlayerId> players) -> players;
            case ByLot(SideWish wish) -> {
                var seats = new ArrayList<>(others);
                Collections.shuffle(seats, Random.from(random));
                int own = switch (wish) {
                    case FIRST -> 0;
                    case SECOND -> 1;
                    case RANDOM -> random.nextInt(seats.size() + 1);
                };
                seats.add(own, challenger);
                yield List.copyOf(seats);
            }
        };
    }
}
