package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Matches of a player in which one can look for deeds: when something was done, each time or for the first time.
 *
 * @param matches the oldest end first
 */
record Trail(PlayerId player, List<PastMatch> matches) {

    /** Only the matches of that kind. */
    Trail where(Predicate<PastMatch> kind) {
        return new Trail(player, matches.stream().filter(kind).toList());
    }

    /** Only the matches that the player won. */
    Trail won() {
        return where(match -> match.resultOf(player) == Result.WON);
    }

    /** A trail for each key that some of the matches have. */
    <K> Stream<Trail> by(Function<PastMatch, Stream<K>> keys) {
        Map<K, List<PastMatch>> trails = matches.stream()
                .flatMap(match -> keys.apply(match).map(key -> Map.entry(key, match)))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return trails.values().stream().map(some -> new Trail(player, some));
    }

    /** The ends of all matches. */
    List<Instant> ends() {
        return matches.stream().map(PastMatch::endedAt).toList();
    }

    /** When there was a key that no match before had, once for each of them. */
    <K> List<Instant> firsts(Function<PastMatch, Stream<K>> keys) {
        var seen = new HashSet<K>();
        return matches.stream()
                .flatMap(match -> keys.apply(match).filter(seen::add).map(key -> match.endedAt()))
                .toList();
    }

    /**
     * When there was somebody of whom no match before had told, once for each of them. All who were forgotten are
     * somebody together, since they may have been one person.
     */
    List<Instant> newPeople(Function<PastMatch, Stream<PlayerId>> people) {
        return firsts(match ->
                people.apply(match).map(person -> Optional.of(person).filter(one -> !one.forgotten())));
    }

    /** When more matches in a row had been won than ever before. */
    List<Instant> longerStreaks() {
        var longer = new ArrayList<Instant>();
        int streak = 0;
        for (PastMatch match : matches) {
            streak = match.resultOf(player) == Result.WON ? streak + 1 : 0;
            if (streak > longer.size()) {
                longer.add(match.endedAt());
            }
        }
        return longer;
    }

    /**
     * When more different opponents had been beaten in matches won in a row than ever before, once for each of them.
     */
    List<Instant> longerRowsOfBeaten() {
        var longer = new ArrayList<Instant>();
        var row = new HashSet<PlayerId>();
        for (PastMatch match : matches) {
            if (match.resultOf(player) == Result.WON) {
                beaten(match).forEach(row::add);
            } else {
                row.clear();
            }
            while (longer.size() < row.size()) {
                longer.add(match.endedAt());
            }
        }
        return longer;
    }

    /** When a match was won right after at least so many lost in a row. */
    List<Instant> winsAfterLosses(int losses) {
        var wins = new ArrayList<Instant>();
        int lost = 0;
        for (PastMatch match : matches) {
            Result result = match.resultOf(player);
            if (result == Result.WON && lost >= losses) {
                wins.add(match.endedAt());
            }
            lost = result == Result.LOST ? lost + 1 : 0;
        }
        return wins;
    }

    /** When the player came before somebody who had come before the player in an earlier match. */
    List<Instant> answers() {
        var superiors = new HashSet<PlayerId>();
        var answers = new ArrayList<Instant>();
        for (PastMatch match : matches) {
            if (those(match, Result.WON).anyMatch(superiors::contains)) {
                answers.add(match.endedAt());
            }
            those(match, Result.LOST).forEach(superiors::add);
        }
        return answers;
    }

    /** Those whom the player came before. */
    Stream<PlayerId> beaten(PastMatch match) {
        return those(match, Result.WON);
    }

    /** Those against whom the player had that result. */
    private Stream<PlayerId> those(PastMatch match, Result result) {
        return match.opponentsOf(player).stream().filter(opponent -> match.resultOf(player, opponent) == result);
    }
}
