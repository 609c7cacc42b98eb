package dolmen.rules.games.obelisk;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The part of a catalogue that can be reached from a position within a number of plies, under numbers of its own. A
 * player who reaches its edge may stay there for ever, so that wins within it are real wins, and it has all wins of
 * that length.
 */
final class Horizon implements Catalogue {
    private final Catalogue all;
    private final int[] numbers;
    private final boolean[] edge;

    private Horizon(Catalogue all, int[] numbers, boolean[] edge) {
        this.all = all;
        this.numbers = numbers;
        this.edge = edge;
    }

    static Horizon around(Catalogue all, int number, int plies) {
        var reached = new TreeSet<Integer>();
        var last = new TreeSet<>(Set.of(number));
        for (int ply = 0; ply < plies; ply++) {
            reached.addAll(last);
            var next = new TreeSet<Integer>();
            Successors successors = all.successors();
            for (int from : last) {
                int moves = successors.find(from);
                IntStream.range(0, moves)
                        .map(successors::number)
                        .filter(to -> to != Successors.WON && !reached.contains(to))
                        .forEach(next::add);
            }
            last = next;
        }
        var edge = last;
        int[] numbers = IntStream.concat(
                        reached.stream().mapToInt(Integer::intValue),
                        edge.stream().mapToInt(Integer::intValue))
                .sorted()
                .toArray();
        boolean[] atEdge = new boolean[numbers.length];
        for (int index = 0; index < numbers.length; index++) {
            atEdge[index] = edge.contains(numbers[index]);
        }
        return new Horizon(all, numbers, atEdge);
    }

    /** The number in this catalogue for a number of the whole catalogue; negative beyond the horizon. */
    int here(int number) {
        return Arrays.binarySearch(numbers, number);
    }

    @Override
    public int size() {
        return numbers.length;
    }

    @Override
    public Successors successors() {
        Successors successors = all.successors();
        return new Successors() {
            private int stay = -1;

            @Override
            public int find(int number) {
                stay = edge[number] ? number : -1;
                return edge[number] ? 1 : successors.find(numbers[number]);
            }

            @Override
            public int number(int move) {
                if (stay >= 0) {
                    return stay;
                }
                int next = successors.number(move);
                return next == WON ? WON : here(next);
            }
        };
    }

    @Override
    public Predecessors predecessors() {
        Predecessors predecessors = all.predecessors();
        return new Predecessors() {
            private int[] found = {};

            @Override
            public int find(int number) {
                int count = predecessors.find(numbers[number]);
                found = IntStream.range(0, count)
                        .map(place -> here(predecessors.number(place)))
                        .filter(before -> before >= 0)
                        .toArray();
                return found.length;
            }

            @Override
            public int number(int place) {
                return found[place];
            }
        };
    }

    @Override
    public int positions(int number) {
        return all.positions(numbers[number]);
    }

    @Override
    public int number(String text) {
        return here(all.number(text));
    }

    @Override
    public String text(int number) {
        return all.text(numbers[number]);
    }

    @Override
    public Map<String, Integer> layouts() {
        return Map.of();
    }
}
