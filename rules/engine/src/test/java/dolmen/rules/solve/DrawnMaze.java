package dolmen.rules.solve;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A random catalogue: moves lead to other numbers, to none, or win; numbers that end in 9 are vacant. */
final class DrawnMaze implements Catalogue {
    private final List<List<Integer>> moves = new ArrayList<>();

    DrawnMaze(RandomGenerator random, int size) {
        for (int number = 0; number < size; number++) {
            var next = new ArrayList<Integer>();
            int count = random.nextInt(4);
            for (int move = 0; move < count; move++) {
                next.add(random.nextInt(40) == 0 ? Successors.WON : random.nextInt(size / 10) * 10 + random.nextInt(9));
            }
            moves.add(next);
        }
    }

    /** True if the player to move wins within this many plies, by an exhaustive search. */
    boolean wins(int number, int plies) {
        return plies > 0
                && moves.get(number).stream().anyMatch(next -> next == Successors.WON || loses(next, plies - 1));
    }

    /** True if the player to move loses within this many plies, by an exhaustive search. */
    boolean loses(int number, int plies) {
        List<Integer> next = moves.get(number);
        return plies > 0
                ? next.stream().allMatch(after -> after != Successors.WON && wins(after, plies - 1))
                : next.isEmpty();
    }

    @Override
    public int size() {
        return moves.size();
    }

    @Override
    public Successors successors() {
        return new Successors() {
            private List<Integer> found = List.of();

            @Override
            public int find(int number) {
                found = moves.get(number);
                return number % 10 == 9 ? NO_POSITION : found.size();
            }

            @Override
            public int number(int move) {
                return found.get(move);
            }
        };
    }

    @Override
    public Predecessors predecessors() {
        return new Predecessors() {
            private List<Integer> found = List.of();

            @Override
            public int find(int number) {
                found = IntStream.range(0, size())
                        .filter(before -> moves.get(before).contains(number))
                        .boxed()
                        .toList();
                return found.size();
            }

            @Override
            public int number(int place) {
                return found.get(place);
            }
        };
    }

    @Override
    public int positions(int number) {
        return 1 + number % 2;
    }

    @Override
    public int number(String text) {
        return Integer.parseInt(text);
    }

    @Override
    public String text(int number) {
        return Integer.toString(number);
    }

    @Override
    public Map<String, Integer> layouts() {
        return Map.of("0", 0);
    }
}
