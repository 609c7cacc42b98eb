package dolmen.rules.host;

import dolmen.rules.Position;
import dolmen.rules.Turn;
import java.util.List;
import java.util.stream.Stream;

/**
 * What has stood since something last went for good: only these positions can return.
 *
 * @param stood in the order of the plies, the present one last
 */
record Quiet(List<Stood> stood) {

    /** What makes a position the same: all that the rules see, but not how many plies led there. */
    record Stood(String text, Turn turn) {
        static Stood of(Position<?> position) {
            String text = position.text();
            return new Stood(text.substring(0, text.lastIndexOf(' ')), position.turn());
        }
    }

    Quiet {
        stood = List.copyOf(stood);
    }

    /** The quiet that begins with the position. */
    static Quiet from(Position<?> position) {
        return new Quiet(List.of(Stood.of(position)));
    }

    /** The quiet that goes on with the position. */
    Quiet then(Position<?> position) {
        return new Quiet(
                Stream.concat(stood.stream(), Stream.of(Stood.of(position))).toList());
    }

    /** How many plies it has lasted. */
    int plies() {
        return stood.size() - 1;
    }

    /** How often the present position has stood. */
    long times() {
        return stood.stream().filter(stood.getLast()::equals).count();
    }
}
