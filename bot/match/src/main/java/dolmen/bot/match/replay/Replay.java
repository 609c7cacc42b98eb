package dolmen.bot.match.replay;

import dolmen.bot.match.SeenMatch;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.Episode;
import dolmen.rules.scene.Token;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A finished or live match, turn by turn, with the public view at each of them. An unfinished turn comes last.
 *
 * @param match the match in its current state
 * @param moments the start, and the match after each turn
 */
public record Replay(SeenMatch<Spectator> match, List<Moment> moments) {
    /** The number of moments in a story. */
    private static final int CHAPTERS = 4;

    /** The possible numbers of turns between landmarks. */
    private static final List<Integer> STRIDES = List.of(1, 2, 3, 4, 5, 10, 20, 25, 50, 100, 200, 500, 1000);

    public Replay {
        moments = List.copyOf(moments);
    }

    /** The replay of a match so far. */
    public static Replay of(SeenMatch<Spectator> match) {
        List<SeenMatch<Spectator>> stood = match.turnByTurn();
        List<Episode> turns =
                match.episodes().stream().dropWhile(Episode::opens).toList();
        return new Replay(
                match,
                IntStream.range(0, stood.size())
                        .mapToObj(number -> new Moment(
                                number,
                                stood.get(number),
                                number == 0 ? Optional.empty() : Optional.of(turns.get(number - 1))))
                        .toList());
    }

    /** The number of the last moment. */
    public int last() {
        return moments.size() - 1;
    }

    /** The number of turns played. */
    public int turns() {
        return moments.getLast().turns();
    }

    /** The moment with the number; empty if there is none. */
    public Optional<Moment> at(int number) {
        return number < 0 || number > last() ? Optional.empty() : Optional.of(moments.get(number));
    }

    /**
     * At most the given number of moments to jump to, in even steps: the start, round numbers of turns, and the last
     * one.
     */
    public List<Moment> landmarks(int most) {
        int stride = STRIDES.stream()
                .filter(step -> Math.ceilDiv(last(), step) < most)
                .findFirst()
                .orElse(last());
        return Stream.concat(
                        IntStream.iterate(0, number -> number < last(), number -> number + stride)
                                .boxed(),
                        Stream.of(last()))
                .map(moments::get)
                .toList();
    }

    /**
     * The match in a few moments: its start, its end, and from each half between them the turn that changed the board
     * most.
     */
    public List<Moment> story() {
        if (moments.size() <= CHAPTERS) {
            return moments;
        }
        int middle = last() / 2;
        return Stream.of(
                        0,
                        greatest(1, middle, last() / 3),
                        greatest(middle + 1, last() - 1, Math.ceilDiv(2 * last(), 3)),
                        last())
                .map(moments::get)
                .toList();
    }

    /** The turn in the range that changed most; of several, the nearest to {@code wanted}. */
    private int greatest(int from, int to, int wanted) {
        return IntStream.rangeClosed(from, to)
                .boxed()
                .max(Comparator.comparingInt(this::changed)
                        .thenComparing(number -> Math.abs(number - wanted), Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** The number of pieces that the turn moved, changed or removed. */
    private int changed(int number) {
        Set<Token> before = tokens(number - 1);
        Set<Token> after = tokens(number);
        var gone = new HashSet<>(before);
        gone.removeAll(after);
        var come = new HashSet<>(after);
        come.removeAll(before);
        return gone.size() + come.size();
    }

    private Set<Token> tokens(int number) {
        return Set.copyOf(moments.get(number).match().scene(Seat.FIRST).tokens());
    }
}
