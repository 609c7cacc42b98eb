package dolmen.rules.host;

import dolmen.rules.Position;
import dolmen.rules.Turn;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What has stood since something last went for good: only these positions can return.
 *
 * @param now the present position
 * @param plies how many plies it has lasted
 * @param stood what has stood in it, the present position included; empty while that is the only one
 */
record QuietSpell(Position<?> now, int plies, Optional<Stood> stood) {

    /**
     * A position that has stood, and those before it.
     *
     * @param position as it stood
     * @param text what makes it the same, with the turn: all that the rules see, but not how many plies led there
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

    /** The quiet that begins with the position. */
    static QuietSpell from(Position<?> position) {
        return new QuietSpell(position, 0, Optional.empty());
    }

    /** The quiet that goes on with the position. */
    QuietSpell then(Position<?> position) {
        Stood sinceThen = stood.orElseGet(() -> Stood.of(now, Optional.empty()));
        return new QuietSpell(position, plies + 1, Optional.of(Stood.of(position, Optional.of(sinceThen))));
    }

    /** The positions that stood before the present one, the earliest first. */
    List<Position<?>> before() {
        Optional<Stood> earlier = stood.flatMap(Stood::before);
        return Stream.iterate(earlier, Optional::isPresent, of -> of.flatMap(Stood::before))
                .flatMap(Optional::stream)
                .<Position<?>>map(Stood::position)
                .toList()
                .reversed();
    }

    /** How often the present position has stood. */
    int times() {
        return stood.map(Stood::times).orElse(1);
    }
}
