package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The end of the game at a table, and its ranking. */
record FinalRanking(Table table) {
    /** The worth of a mausoleum that wins at once, in millions. */
    static final int GRAND = 10;

    /** The maximum number of rounds. */
    static final int ROUNDS = 60;

    boolean isOver() {
        return ending().isPresent();
    }

    /** The outcome; empty while the game goes on. */
    Optional<Outcome> outcome() {
        return ending().map(ending -> new Outcome(ranking(), ending));
    }

    private Optional<Ending> ending() {
        int playing = 0;
        int mostWorth = 0;
        for (Household household : table.households()) {
            playing += household.inPlay() ? 1 : 0;
            mostWorth = Math.max(mostWorth, household.worth());
        }
        if (playing == 1) {
            return Optional.of(Ending.ALONE);
        }
        if (mostWorth >= GRAND) {
            return Optional.of(Ending.GRAND);
        }
        if (table.shop() == 0) {
            return Optional.of(Ending.SOLD_OUT);
        }
        return table.due().round() > ROUNDS ? Optional.of(Ending.LATE) : Optional.empty();
    }

    private List<Set<Seat>> ranking() {
        var byWorth = table.playing()
                .boxed()
                .collect(Collectors.groupingBy(
                        seat -> table.household(seat).worth(),
                        () -> new TreeMap<>(Comparator.<Integer>reverseOrder()),
                        Collectors.mapping(Seat::new, Collectors.toUnmodifiableSet())));
        var ranking = new ArrayList<>(byWorth.values());
        ranking.addAll(gone());
        return ranking;
    }

    /** The ranking if the game stopped now: the seats in play share the first place. */
    List<Set<Seat>> places() {
        var places = new ArrayList<Set<Seat>>();
        places.add(table.playing().mapToObj(Seat::new).collect(Collectors.toUnmodifiableSet()));
        places.addAll(gone());
        return List.copyOf(places);
    }

    private List<Set<Seat>> gone() {
        return IntStream.range(0, table.seats())
                .filter(seat -> !table.inPlay(seat))
                .boxed()
                .sorted(Comparator.comparingInt(seat -> -table.household(seat).gone()))
                .map(seat -> Set.of(new Seat(seat)))
                .toList();
    }
}
