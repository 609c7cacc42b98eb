package dolmen.bot.rating;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The pairs at a table that are not compared, since each has reached its limit of the day.
 *
 * @param pairs the pairs in the order of their seats
 */
public record LeftOut(List<Pair> pairs) {
    /** Every comparison counts. */
    public static final LeftOut NOBODY = new LeftOut(List.of());

    private static final Pattern PAIR = Pattern.compile("([0-9]+)-([0-9]+)");

    public LeftOut {
        pairs = List.copyOf(pairs);
    }

    /**
     * Two seats of a table, by their numbers.
     *
     * @param one the lower number
     */
    public record Pair(int one, int other) {
        private static Pair read(MatchResult text) {
            return new Pair(Integer.parseInt(text.group(1)), Integer.parseInt(text.group(2)));
        }
    }

    /** The matching pairs at a table of the given size. */
    static LeftOut of(int seats, Predicate<Pair> which) {
        return new LeftOut(pairs(seats).filter(which).toList());
    }

    private static Stream<Pair> pairs(int seats) {
        return IntStream.range(0, seats)
                .boxed()
                .flatMap(one -> IntStream.range(one + 1, seats).mapToObj(other -> new Pair(one, other)));
    }

    /** True if these two are not compared, in either order. */
    boolean contains(int one, int other) {
        return pairs.contains(new Pair(StrictMath.min(one, other), StrictMath.max(one, other)));
    }

    /** True if no pair is compared at a table of the given size. */
    public boolean everybody(int seats) {
        return pairs.size() == pairs(seats).count();
    }

    /** The canonical text, such as {@code 0-1 0-2}; empty if every comparison counts. */
    public String text() {
        return pairs.stream().map(pair -> pair.one() + "-" + pair.other()).collect(Collectors.joining(" "));
    }

    /** Reads the pairs from a canonical text. */
    public static LeftOut read(String text) {
        return new LeftOut(PAIR.matcher(text).results().map(Pair::read).toList());
    }
}
