package dolmen.bot.history;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The progress of a player towards an achievement.
 *
 * @param done the number of completed steps, at most {@code needed}
 * @param needed the number of steps to complete, at least 1
 * @param earnedAt the time of the last step; empty while steps are missing
 */
public record Completion(int done, int needed, Optional<Instant> earnedAt) {
    private static final Comparator<Completion> BEST_FIRST = Comparator.comparing(
                    (Completion completion) -> completion.earnedAt().orElse(Instant.MAX))
            .thenComparingInt(completion -> completion.needed() - completion.done())
            .thenComparingInt(completion -> -completion.done());

    /**
     * The completion of a player with a step at each of these moments.
     *
     * @param steps the times of the steps, the earliest first
     */
    static Completion of(List<Instant> steps, int needed) {
        return steps.size() < needed
                ? new Completion(steps.size(), needed, Optional.empty())
                : new Completion(needed, needed, Optional.of(steps.get(needed - 1)));
    }

    /**
     * The best of several completions: the earliest complete one, else the one with the fewest missing steps, and of
     * those the one with the most steps done. Without completions, no step is done.
     */
    static Completion best(Stream<Completion> ways, int needed) {
        return ways.min(BEST_FIRST).orElseGet(() -> of(List.of(), needed));
    }
}
