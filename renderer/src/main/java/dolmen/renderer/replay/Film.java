package dolmen.renderer.replay;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The frames of an animated picture of a match.
 *
 * @param stills the stills from the start to the end, one for each turn; at least one
 */
public record Film(List<Still> stills) {
    public Film {
        stills = List.copyOf(stills);
        if (stills.isEmpty()) {
            throw new IllegalArgumentException("a film without pictures");
        }
    }

    /** At most the given number of stills, from the first to the last in equal steps. */
    List<Still> sample(int most) {
        int last = stills.size() - 1;
        return stills.size() <= most
                ? stills
                : IntStream.range(0, most)
                        .mapToObj(index -> stills.get(index * last / (most - 1)))
                        .toList();
    }
}
