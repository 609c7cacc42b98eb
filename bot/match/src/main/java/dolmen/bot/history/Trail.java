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
 * Matches of a player, with searches for the times of deeds.
 *
 * @param matches the matches, the oldest end first
 */
record Trail(PlayerId player, List<PastMatch> matches) {

    /** Only the matches of the given kind. */
    Trail where(Predicate<PastMatch> kind) {
        return new Trail(player, matches.stream().filter(kind).toList());
    }

    /** Only the matches that the player won. */
    Trail won() {
        return where(match -> match.resultOf(player) == Result.WON);
    }

    /** Groups the matches by their keys: one trail for each key. */
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

    /** The times at which each key occurred first. */
    <K> List<Instant> firsts(Function<PastMatch, Stream<K>> keys) {
        var seen = new HashSet<K>();
        return matches.stream()
                .flatMap(match -> keys.apply(match).filter(seen::add).map(key -> match.endedAt()))
                .toList();
    }

    /**
     * The times at which each opponent occurred first. All forgotten opponents count as one, since they may have been
     * one person.
     */
    List<Instant> newPeople(Function<PastMatch, Stream<PlayerId>> people) {
        return firsts(match ->
                people.apply(match).map(person -> Optional.of(person).filter(one -> !one.forgotten())));
    }

    /** The times at which the longest streak of wins grew. */
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
     * The times at which the largest number of different opponents beaten in one streak of wins grew, one for each
     * further opponent.
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

    /** The times of wins right after at least the given number of losses in a row. */
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

    /** The times at which the player beat an opponent who had beaten the player in an earlier match. */
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

    /** The opponents whom the player beat. */
    Stream<PlayerId> beaten(PastMatch match) {
        return those(match, Result.WON);
    }

    /** The opponents against whom the player had the result. */
    private Stream<PlayerId> those(PastMatch match, Result result) {
        return match.opponentsOf(player).stream().filter(opponent -> match.resultOf(player, opponent) == result);
    }
}
