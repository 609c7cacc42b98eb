package dolmen.rules.host;

import dolmen.rules.Seat;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.stream.Stream;

/** A part of a game's story, as one viewer may know it. */
public sealed interface Episode {

    /** The number of the first entry, from 0. */
    int entry();

    /** True if it comes before any action of a seat: chance deals, or a game is handed over. */
    default boolean opens() {
        return switch (this) {
            case TurnTaken turn -> false;
            case Chance chance -> true;
            case Acted acted -> acted.act() instanceof HostAct.Handover;
        };
    }

    /** The moves of a seat until another seat acts, with the chance moves in between. */
    record TurnTaken(int entry, Seat seat, List<Standing.Told> told) implements Episode {
        public TurnTaken {
            told = List.copyOf(told);
        }

        TurnTaken with(Standing.Told next) {
            return new TurnTaken(
                    entry, seat, Stream.concat(told.stream(), Stream.of(next)).toList());
        }
    }

    /** Chance moves before a seat acted, such as dealing. */
    record Chance(int entry, List<Standing.Told> told) implements Episode {
        public Chance {
            told = List.copyOf(told);
        }

        Chance with(Standing.Told next) {
            return new Chance(
                    entry, Stream.concat(told.stream(), Stream.of(next)).toList());
        }
    }

    /** An act besides moving. */
    record Acted(int entry, HostAct act) implements Episode {}
}
