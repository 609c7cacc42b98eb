package dolmen.bot.history;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Matches that count, each with its result for one player. */
public sealed interface CountedMatches permits PlayerHistory, Encounters {

    /** The matches, the oldest end first. */
    List<PastMatch> matches();

    /** The result of one of the matches for the player. */
    Result resultOf(PastMatch match);

    /** All results together. */
    default Results results() {
        return matches().stream().map(this::resultOf).collect(Results.counting());
    }

    /** The results by game id, sorted by id. */
    default SortedMap<String, Results> byGame() {
        return matches().stream()
                .collect(Collectors.groupingBy(
                        PastMatch::game, TreeMap::new, Collectors.mapping(this::resultOf, Results.counting())));
    }

    /** At most the given number of the latest matches, the latest first. */
    default List<PastMatch> latest(int most) {
        return matches().reversed().stream().limit(most).toList();
    }
}
