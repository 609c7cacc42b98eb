package dolmen.rules.host;

import dolmen.rules.Position;
import dolmen.rules.Turn;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The positions since the last progress: only these can return.
 *
 * @param now the current position
 * @param plies the number of plies since the last progress
 * @param stood the list of these positions, including the current one; empty while it is the only one
 */
record QuietSpell(Position<?> now, int plies, Optional<Stood> stood) {

    /**
     * A past position, linked to the earlier ones.
     *
     * @param position the position itself
     * @param text its text without the number of plies; with the turn, the identity of the position
     * @param before the position before it
     */
    record Stood(Position<?> position, String text, Turn turn, Optional<Stood> before) {
        static Stood of(Position<?> position, Optional<Stood> before) {
            String text = position.text();
            return new Stood(position, text.substring(0, text.lastIndexOf(' ')), position.turn(), before);
        }

        private boolean is(Stood other) {
            return text.equals(other.text) && turn.equals(other.turn);
        }

        private int times() {
            int times = 1;
            for (Optional<Stood> earlier = before; earlier.isPresent(); earlier = earlier.get().before) {
                times += earlier.get().is(this) ? 1 : 0;
            }
            return times;
        }
    }

    /** The quiet spell that starts with the position. */
    static QuietSpell from(Position<?> position) {
        return new QuietSpell(position, 0, Optional.empty());
    }

    /** The quiet spell continued by the position. */
    QuietSpell then(Position<?> position) {
        Stood sinceThen = stood.orElseGet(() -> Stood.of(now, Optional.empty()));
        return new QuietSpell(position, plies + 1, Optional.of(Stood.of(position, Optional.of(sinceThen))));
    }

    /** The positions before the current one, the earliest first. */
    List<Position<?>> before() {
        Optional<Stood> earlier = stood.flatMap(Stood::before);
        return Stream.iterate(earlier, Optional::isPresent, of -> of.flatMap(Stood::before))
                .flatMap(Optional::stream)
                .<Position<?>>map(Stood::position)
                .toList()
                .reversed();
    }

    /** The number of times that the current position has come up. */
    int times() {
        return stood.map(Stood::times).orElse(1);
    }
}
