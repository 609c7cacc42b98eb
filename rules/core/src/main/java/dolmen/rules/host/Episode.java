package dolmen.rules.host;

import dolmen.rules.Seat;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.stream.Stream;

/** A part of a game that is told from its beginning, as one viewer may know it. */
public sealed interface Episode {

    /** The number of its first entry, from 0. */
    int entry();

    /** True if it comes before what the seats do: chance that deals, or a game that is handed over. */
    default boolean opens() {
        return switch (this) {
            case TurnTaken turn -> false;
            case Chance chance -> true;
            case Acted acted -> acted.act() instanceof HostAct.Handover;
        };
    }

    /** What a seat did without anybody else acting, and what chance did meanwhile. */
    record TurnTaken(int entry, Seat seat, List<Standing.Told> told) implements Episode {
        public TurnTaken {
            told = List.copyOf(told);
        }

        TurnTaken with(Standing.Told next) {
            return new TurnTaken(
                    entry, seat, Stream.concat(told.stream(), Stream.of(next)).toList());
        }
    }

    /** What chance did before a seat acted, such as dealing. */
    record Chance(int entry, List<Standing.Told> told) implements Episode {
        public Chance {
            told = List.copyOf(told);
        }

        Chance with(Standing.Told next) {
            return new Chance(
                    entry, Stream.concat(told.stream(), Stream.of(next)).toList());
        }
    }

    /** What happened besides moves. */
    record Acted(int entry, HostAct act) implements Episode {}
}
