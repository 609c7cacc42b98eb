package dolmen.rules.host;

import dolmen.rules.Position;
import dolmen.rules.Turn;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What has stood since something last went for good: only these positions can return.
 *
 * @param now the present position
 * @param plies how many plies it has lasted
 * @param before the quiet up to the ply before; empty where it began
 */
record Quiet(Stood now, int plies, Optional<Quiet> before) {

    /** What makes a position the same: all that the rules see, but not how many plies led there. */
    record Stood(String text, Turn turn) {
        static Stood of(Position<?> position) {
            String text = position.text();
            return new Stood(text.substring(0, text.lastIndexOf(' ')), position.turn());
        }
    }

    /** The quiet that begins with the position. */
    static Quiet from(Position<?> position) {
        return new Quiet(Stood.of(position), 0, Optional.empty());
    }

    /** The quiet that goes on with the position. */
    Quiet then(Position<?> position) {
        return new Quiet(Stood.of(position), plies + 1, Optional.of(this));
    }

    /** How often the present position has stood. */
    long times() {
        return Stream.iterate(Optional.of(this), Optional::isPresent, quiet -> quiet.orElseThrow().before)
                .filter(quiet -> quiet.orElseThrow().now.equals(now))
                .count();
    }
}
