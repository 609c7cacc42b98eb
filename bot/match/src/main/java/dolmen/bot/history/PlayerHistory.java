package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * All that a player has played to an end.
 *
 * @param matches in any order when they are given, also annulled ones, which are left out
 */
public record PlayerHistory(PlayerId player, List<PastMatch> matches) implements Series {

    public PlayerHistory {
        matches = matches.stream()
                .filter(match -> !match.annulled())
                .sorted(PastMatch.OLDEST_FIRST)
                .toList();
        if (!matches.stream().allMatch(match -> match.seats(player))) {
            throw new IllegalArgumentException("a match without " + player);
        }
    }

    /** What was played with people alone. */
    public PlayerHistory amongPeople() {
        return where(match -> !match.withComputers());
    }

    /** What was played with computer players at the table. */
    public PlayerHistory withComputers() {
        return where(PastMatch::withComputers);
    }

    private PlayerHistory where(Predicate<PastMatch> kind) {
        return new PlayerHistory(player, matches.stream().filter(kind).toList());
    }

    @Override
    public Result resultOf(PastMatch match) {
        return match.resultOf(player);
    }

    /**
     * The results against everybody who sat at the same table, by who came before the other: first those who were met
     * most often, then the lower id.
     */
    public SequencedMap<PlayerId, Results> byOpponent() {
        Map<PlayerId, Results> results = matches.stream()
                .flatMap(match -> match.opponentsOf(player).stream()
                        .map(opponent -> Map.entry(opponent, match.resultOf(player, opponent))))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Results.counting())));
        var ordered = new LinkedHashMap<PlayerId, Results>();
        results.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<PlayerId, Results> entry) ->
                                -entry.getValue().matches())
                        .thenComparing(entry -> entry.getKey().value(), Long::compareUnsigned))
                .forEach(entry -> ordered.put(entry.getKey(), entry.getValue()));
        return Collections.unmodifiableSequencedMap(ordered);
    }

    /**
     * The matches in which the opponent sat at the same table.
     *
     * @throws IllegalArgumentException if the opponent is the player
     */
    public Encounters against(PlayerId opponent) {
        return new Encounters(
                player,
                opponent,
                matches.stream().filter(match -> match.seats(opponent)).toList());
    }

    /** How many of the latest matches in a row were won. */
    public int streak() {
        return (int) matches.reversed().stream()
                .takeWhile(match -> resultOf(match) == Result.WON)
                .count();
    }

    /** How many matches in a row were won at most. */
    public int longestStreak() {
        return new Trail(player, matches).longerStreaks().size();
    }
}
