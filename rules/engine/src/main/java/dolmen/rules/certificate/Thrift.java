package dolmen.rules.certificate;

import dolmen.rules.catalogue.Successors;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A search for a winning strategy with few replies, by the numbers of a table. It considers all moves that win as soon
 * as possible. The cost of a position is that of its reply, or of all answers, divided by the number of moves to it in
 * the strategy of the round before; so each round shares better.
 */
final class Thrift {
    private static final int ROUNDS = 12;

    private final Retrograde solved;
    private final Successors successors;
    private final Map<Integer, int[]> following = new HashMap<>();
    private final Map<Integer, Integer> replies = new HashMap<>();
    private final Map<Integer, Double> costs = new HashMap<>();
    private Map<Integer, Integer> ways = Map.of();

    private Thrift(Retrograde solved) {
        this.solved = solved;
        this.successors = solved.catalogue().successors();
    }

    /**
     * The number after the winner's reply, by number; {@link Successors#WON} where the reply ends the game.
     *
     * @param start the number of a decided position
     */
    static Map<Integer, Integer> replies(Retrograde solved, int start) {
        var thrift = new Thrift(solved);
        for (int round = 0; round < ROUNDS; round++) {
            thrift.costs.clear();
            thrift.cost(start);
            thrift.ways = thrift.ways(start);
        }
        return Map.copyOf(thrift.replies);
    }

    private double cost(int number) {
        Double known = costs.get(number);
        if (known != null) {
            return known;
        }
        double cost = number == Successors.WON
                ? 0
                : (isWon(number) ? 1 + costOfReply(number) : costOfAnswers(number)) / ways.getOrDefault(number, 1);
        costs.put(number, cost);
        return cost;
    }

    private double costOfReply(int won) {
        double least = Double.MAX_VALUE;
        for (int lost : following(won)) {
            double cost = cost(lost);
            if (cost < least) {
                least = cost;
                replies.put(won, lost);
            }
        }
        return least;
    }

    private double costOfAnswers(int lost) {
        return Arrays.stream(following(lost)).mapToDouble(this::cost).sum();
    }

    /** The number of moves to each number in the strategy. */
    private Map<Integer, Integer> ways(int start) {
        Map<Integer, Integer> found = new HashMap<>(Map.of(start, 1));
        var ahead = new ArrayDeque<Integer>();
        ahead.add(start);
        while (!ahead.isEmpty()) {
            int number = ahead.remove();
            for (int next : replies.containsKey(number) ? new int[] {replies.get(number)} : following(number)) {
                if (found.merge(next, 1, Integer::sum) == 1 && next != Successors.WON) {
                    ahead.add(next);
                }
            }
        }
        return found;
    }

    /** The numbers after the quickest wins, or after all answers. */
    private int[] following(int number) {
        return following.computeIfAbsent(number, unknown -> {
            int quickest = plies(number) - 1;
            return IntStream.range(0, successors.find(number))
                    .map(successors::number)
                    .filter(next -> !isWon(number) || plies(next) == quickest)
                    .map(next -> plies(next) == 0 ? Successors.WON : next)
                    .distinct()
                    .toArray();
        });
    }

    private boolean isWon(int number) {
        return plies(number) % 2 == 1;
    }

    /** The number of plies to the end; for a draw an even number that no decided position has. */
    private int plies(int number) {
        if (number == Successors.WON) {
            return 0;
        }
        return switch (solved.fate(number).orElseThrow()) {
            case Fate.Won(int plies) -> plies;
            case Fate.Lost(int plies) -> plies;
            case Fate.Drawn() -> Integer.MAX_VALUE - 1;
        };
    }
}
