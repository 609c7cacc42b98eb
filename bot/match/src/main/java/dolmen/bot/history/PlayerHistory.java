package dolmen.bot.history;

import dolmen.bot.id.MatchId;
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
 * The finished matches of a player.
 *
 * @param matches the matches that were not annulled; the argument may be unsorted and have annulled ones
 */
public record PlayerHistory(PlayerId player, List<PastMatch> matches) implements CountedMatches {

    public PlayerHistory {
        matches = matches.stream()
                .filter(match -> !match.annulled())
                .sorted(PastMatch.OLDEST_FIRST)
                .toList();
        if (!matches.stream().allMatch(match -> match.seats(player))) {
            throw new IllegalArgumentException("a match does not include player " + player);
        }
    }

    /** The matches among people only. */
    public PlayerHistory amongPeople() {
        return where(match -> !match.withComputers());
    }

    /** The matches with computer players at the table. */
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
     * The results against everybody at the same table, by the better place: the most frequent opponents first, then by
     * lower id.
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
     * The matches with the opponent at the same table.
     *
     * @throws IllegalArgumentException if the opponent is the player
     */
    public Encounters against(PlayerId opponent) {
        return new Encounters(
                player,
                opponent,
                matches.stream().filter(match -> match.seats(opponent)).toList());
    }

    /** The filled niches of the player's wall, the earliest first. A win with hints fills none. */
    public List<Niche> niches() {
        var beaten = new LinkedHashMap<String, Niche>();
        matches.stream()
                .filter(match -> resultOf(match) == Result.WON && !match.hints())
                .flatMap(match -> match.opponentsOf(player).stream()
                        .filter(PlayerId::computer)
                        .map(computer -> new Niche(match.game(), computer, match.id())))
                .forEach(niche -> beaten.putIfAbsent(niche.game() + niche.computer(), niche));
        return List.copyOf(beaten.values());
    }

    /**
     * The highlights of a match at the time of the player's win, the most special first; empty if the player did not
     * win the match or it does not count.
     */
    public List<Highlight> highlights(MatchId won) {
        return matches.stream()
                .filter(match -> match.id().equals(won) && resultOf(match) == Result.WON)
                .findFirst()
                .map(match -> new Win(where(earlier -> PastMatch.OLDEST_FIRST.compare(earlier, match) < 0), match)
                        .highlights())
                .orElse(List.of());
    }

    /** The number of wins in a row up to the latest match. */
    public int streak() {
        return (int) matches.reversed().stream()
                .takeWhile(match -> resultOf(match) == Result.WON)
                .count();
    }

    /** The largest number of wins in a row. */
    public int longestStreak() {
        return new Trail(player, matches).longerStreaks().size();
    }
}
