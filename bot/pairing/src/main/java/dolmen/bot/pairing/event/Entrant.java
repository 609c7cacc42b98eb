package dolmen.bot.pairing.event;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A participant of a tournament, under a number that is also the seed.
 *
 * @param number the number from 1, which is the highest seed
 */
public record Entrant(int number) implements Comparable<Entrant> {

    public Entrant {
        if (number < 1) {
            throw new IllegalArgumentException("no entrant has the number " + number);
        }
    }

    /** The entrants from 1 to the given number. */
    public static List<Entrant> upTo(int number) {
        return IntStream.rangeClosed(1, number).mapToObj(Entrant::new).toList();
    }

    /** Orders entrants by seed, the highest first. */
    @Override
    public int compareTo(Entrant other) {
        return Integer.compare(number, other.number);
    }
}
