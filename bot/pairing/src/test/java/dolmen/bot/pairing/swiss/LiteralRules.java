package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A second reading of the rules for small fields: it tries the candidates of a bracket one by one in the order of the
 * rules, and keeps the first of the best. The bye is an opponent with the number of cards as its index.
 */
final class LiteralRules {
    private static final Comparator<List<Integer>> BY_FIRST_DIFFERENCE = LiteralRules::compare;

    private final List<Card> cards;
    private final Colours colours;
    private final Map<List<Integer>, Boolean> completable = new HashMap<>();
    private int byeScore = Integer.MAX_VALUE;

    LiteralRules(List<Card> cards, Colours colours) {
        this.cards = cards;
        this.colours = colours;
    }

    /** The pairs by index; none if no complete pairing exists. */
    List<List<Integer>> pairs() {
        List<Integer> all = indices(0, cards.size() + cards.size() % 2);
        if (!isCompletable(all)) {
            return List.of();
        }
        if (cards.size() % 2 == 1) {
            lowerTheBye(all);
        }
        var pairs = new ArrayList<List<Integer>>();
        List<Integer> moved = List.of();
        for (int from = 0; from < cards.size(); from = group(from)) {
            Candidate best = new Search(moved, indices(from, group(from)), group(from)).best();
            pairs.addAll(best.pairs());
            moved = best.floaters();
        }
        moved.forEach(bye -> pairs.add(List.of(bye, cards.size())));
        return pairs;
    }

    private void lowerTheBye(List<Integer> all) {
        for (int score :
                new TreeSet<>(cards.stream().map(card -> card.points().parts()).toList())) {
            byeScore = score;
            completable.clear();
            if (isCompletable(all)) {
                return;
            }
        }
    }

    private static List<Integer> indices(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    private int group(int from) {
        int to = from;
        while (to < cards.size()
                && cards.get(to).points().equals(cards.get(from).points())) {
            to++;
        }
        return to;
    }

    private int score(int index) {
        return cards.get(index).points().parts();
    }

    private boolean mayMeet(int one, int other) {
        Card card = cards.get(one);
        return other == cards.size()
                ? !card.fullWithoutPlay() && score(one) <= byeScore
                : card.isNewTo(cards.get(other)) && !card.clashesWith(cards.get(other));
    }

    private boolean isCompletable(List<Integer> unpaired) {
        if (unpaired.isEmpty()) {
            return true;
        }
        Boolean known = completable.get(unpaired);
        if (known != null) {
            return known;
        }
        int first = unpaired.getFirst();
        boolean found = unpaired.stream()
                .skip(1)
                .anyMatch(other -> mayMeet(first, other) && isCompletable(without(unpaired, List.of(first, other))));
        completable.put(unpaired, found);
        return found;
    }

    private static List<Integer> without(List<Integer> list, List<Integer> gone) {
        return list.stream().filter(each -> !gone.contains(each)).toList();
    }

    /** Pairs of a bracket, and those who are moved down. */
    private record Candidate(List<List<Integer>> pairs, List<Integer> floaters) {}

    /** The search for the pairs of one bracket. */
    private final class Search {
        private final List<Integer> moved;
        private final List<Integer> residents;
        private final List<Integer> lower;
        private final int nextTo;
        private final Map<List<Integer>, int[]> below = new HashMap<>();
        private Candidate best = new Candidate(List.of(), List.of());
        private int[] bestFailures = {Integer.MAX_VALUE};

        Search(List<Integer> moved, List<Integer> residents, int to) {
            this.moved = moved;
            this.residents = residents;
            lower = indices(to, cards.size() + cards.size() % 2);
            nextTo = group(to);
        }

        Candidate best() {
            subsets(moved)
                    .sorted(BY_FIRST_DIFFERENCE)
                    .forEach(set -> arrange(residents, set.size(), opponents -> {
                        var pairs = new ArrayList<List<Integer>>();
                        for (int index = 0; index < set.size(); index++) {
                            pairs.add(List.of(set.get(index), opponents.get(index)));
                        }
                        if (pairs.stream().allMatch(pair -> mayMeet(pair.getFirst(), pair.getLast()))) {
                            List<Integer> limbo = without(moved, set);
                            List<Integer> remainder = without(residents, opponents);
                            for (int number = remainder.size() / 2; number >= 0; number--) {
                                remainder(
                                        remainder,
                                        number,
                                        rest -> consider(
                                                Stream.concat(pairs.stream(), rest.pairs().stream())
                                                        .toList(),
                                                Stream.concat(limbo.stream(), rest.floaters().stream())
                                                        .toList()));
                            }
                        }
                    }));
            return best;
        }

        /** Calls for every candidate of a homogeneous bracket, in order. */
        private void remainder(List<Integer> all, int pairs, Consumer<Candidate> each) {
            List<Integer> numbers = indices(0, all.size());
            List<Integer> upper = numbers.subList(0, pairs);
            List<Integer> lowerHalf = numbers.subList(pairs, all.size());
            record Exchange(List<Integer> down, List<Integer> up) {}
            subsets(upper)
                    .flatMap(down -> subsets(lowerHalf)
                            .filter(up -> up.size() == down.size())
                            .map(up -> new Exchange(down, up)))
                    .sorted(Comparator.<Exchange>comparingInt(
                                    exchange -> exchange.up().size())
                            .thenComparingInt(exchange -> sum(exchange.up()) - sum(exchange.down()))
                            .thenComparing(exchange -> exchange.down().reversed(), BY_FIRST_DIFFERENCE.reversed())
                            .thenComparing(Exchange::up, BY_FIRST_DIFFERENCE))
                    .forEach(exchange -> {
                        List<Integer> first = merged(without(upper, exchange.down()), exchange.up());
                        List<Integer> second = merged(without(lowerHalf, exchange.up()), exchange.down());
                        arrange(
                                second,
                                pairs,
                                opponents -> each.accept(new Candidate(
                                        indices(0, pairs).stream()
                                                .map(index -> List.of(
                                                        all.get(first.get(index)), all.get(opponents.get(index))))
                                                .toList(),
                                        without(second, opponents).stream()
                                                .map(all::get)
                                                .toList())));
                    });
        }

        private void consider(List<List<Integer>> pairs, List<Integer> floaters) {
            if (pairs.stream().allMatch(pair -> mayMeet(pair.getFirst(), pair.getLast())) && canGoOn(floaters)) {
                int[] failures = failures(pairs, floaters);
                if (Arrays.compare(failures, bestFailures) < 0) {
                    bestFailures = failures;
                    best = new Candidate(pairs, merged(floaters, List.of()));
                }
            }
        }

        private boolean canGoOn(List<Integer> floaters) {
            return isCompletable(merged(floaters, lower));
        }

        private int[] failures(List<List<Integer>> pairs, List<Integer> floaters) {
            var numbers = new ArrayList<Integer>();
            numbers.add(floaters.size());
            floaters.stream()
                    .map(LiteralRules.this::score)
                    .sorted(Comparator.reverseOrder())
                    .forEach(numbers::add);
            Arrays.stream(below.computeIfAbsent(merged(floaters, List.of()), this::below))
                    .forEach(numbers::add);
            numbers.add(
                    floaters.size() == 1 && byeIsHere(floaters)
                            ? cards.get(floaters.getFirst()).unplayed()
                            : 0);
            numbers.add(refused(
                    pairs,
                    (card, colour) -> Math.abs(card.colourDifference() + (colour == Colour.WHITE ? 1 : -1)) > 2));
            numbers.add(refused(pairs, (card, colour) -> card.repeated(colour, 2)));
            numbers.add(refused(pairs, (card, colour) -> true));
            numbers.add(refused(pairs, (card, colour) -> card.preference().is(Preference.Strength.STRONG)));
            for (int ago : List.of(1, 2)) {
                numbers.add((int) floaters.stream()
                        .filter(index -> residents.contains(index) && floated(index, Card.Drift.DOWN, ago))
                        .count());
                numbers.add((int) pairs.stream()
                        .filter(pair -> moved.contains(pair.getFirst()) && floated(pair.getLast(), Card.Drift.UP, ago))
                        .count());
            }
            for (int ago : List.of(1, 2)) {
                differences(moved.stream()
                                .filter(index -> floated(index, Card.Drift.DOWN, ago))
                                .map(index -> floaters.contains(index) ? 1_000_000 + score(index) : score(index)))
                        .forEach(numbers::add);
                differences(pairs.stream()
                                .filter(pair ->
                                        moved.contains(pair.getFirst()) && floated(pair.getLast(), Card.Drift.UP, ago))
                                .map(pair -> score(pair.getFirst())))
                        .forEach(numbers::add);
            }
            return numbers.stream().mapToInt(Integer::intValue).toArray();
        }

        /** The differences from the highest, with room for as many as there can be. */
        private Stream<Integer> differences(Stream<Integer> some) {
            return Stream.concat(some.sorted(Comparator.reverseOrder()), Stream.generate(() -> -1))
                    .limit(cards.size());
        }

        private boolean byeIsHere(List<Integer> floaters) {
            return mayMeet(floaters.getFirst(), cards.size()) && isCompletable(without(lower, List.of(cards.size())));
        }

        private boolean floated(int index, Card.Drift drift, int ago) {
            return cards.get(index).floated(drift, ago);
        }

        /** The best that the next bracket can do: its downfloaters, and their scores. */
        private int[] below(List<Integer> floaters) {
            List<Integer> bracket = merged(
                    floaters, lower.stream().filter(index -> index < nextTo).toList());
            List<Integer> beyond =
                    lower.stream().filter(index -> index >= nextTo).toList();
            int[][] least = {{Integer.MAX_VALUE}};
            partial(bracket, floaters, left -> {
                if (isCompletable(merged(left, beyond))) {
                    int[] value = Stream.concat(
                                    Stream.of(left.size()),
                                    Stream.concat(
                                                    left.stream()
                                                            .map(LiteralRules.this::score)
                                                            .sorted(Comparator.reverseOrder()),
                                                    Stream.generate(() -> -1))
                                            .limit(cards.size()))
                            .mapToInt(Integer::intValue)
                            .toArray();
                    least[0] = Arrays.compare(value, least[0]) < 0 ? value : least[0];
                }
            });
            return least[0];
        }

        /** Calls with those left over, for every way to pair some of a bracket; moved-down entrants stay apart. */
        private void partial(List<Integer> bracket, List<Integer> apart, Consumer<List<Integer>> each) {
            partial(bracket, apart, List.of(), each);
        }

        private void partial(
                List<Integer> open, List<Integer> apart, List<Integer> left, Consumer<List<Integer>> each) {
            if (open.isEmpty()) {
                each.accept(left);
                return;
            }
            int first = open.getFirst();
            partial(open.subList(1, open.size()), apart, merged(left, List.of(first)), each);
            for (int other : open.subList(1, open.size())) {
                if (mayMeet(first, other) && !(apart.contains(first) && apart.contains(other))) {
                    partial(without(open, List.of(first, other)), apart, left, each);
                }
            }
        }

        private int refused(List<List<Integer>> pairs, BiPredicate<Card, Colour> condition) {
            int number = 0;
            for (List<Integer> pair : pairs) {
                Card one = cards.get(pair.getFirst());
                Card other = cards.get(pair.getLast());
                Colour colour = colours.of(one, other);
                number += one.preference().refusedBy(colour) && condition.test(one, colour) ? 1 : 0;
                number += other.preference().refusedBy(colour.other()) && condition.test(other, colour.other()) ? 1 : 0;
            }
            return number;
        }
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private static List<Integer> merged(List<Integer> one, List<Integer> other) {
        return Stream.concat(one.stream(), other.stream()).sorted().toList();
    }

    /** Orders lists by their first different number. */
    private static int compare(List<Integer> one, List<Integer> other) {
        for (int index = 0; index < Math.min(one.size(), other.size()); index++) {
            if (!one.get(index).equals(other.get(index))) {
                return Integer.compare(one.get(index), other.get(index));
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    private static Stream<List<Integer>> subsets(List<Integer> all) {
        return IntStream.range(0, 1 << all.size())
                .mapToObj(bits -> IntStream.range(0, all.size())
                        .filter(index -> ((bits >> index) & 1) == 1)
                        .mapToObj(all::get)
                        .collect(Collectors.toUnmodifiableList()));
    }

    /** Calls for every arrangement of some of all, in lexicographic order. */
    private static void arrange(List<Integer> all, int number, Consumer<List<Integer>> each) {
        arrange(all, number, List.of(), each);
    }

    private static void arrange(List<Integer> all, int number, List<Integer> begun, Consumer<List<Integer>> each) {
        if (begun.size() == number) {
            each.accept(begun);
            return;
        }
        for (int next : all) {
            if (!begun.contains(next)) {
                arrange(
                        all,
                        number,
                        Stream.concat(begun.stream(), Stream.of(next)).toList(),
                        each);
            }
        }
    }
}
