package dolmen.bot.history;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far somebody has come with an achievement.
 *
 * @param done how much is done, never more than what is needed
 * @param needed 1 or more
 * @param earnedAt when the last of what is needed was done; empty as long as something is missing
 */
public record Completion(int done, int needed, Optional<Instant> earnedAt) {
    private static final Comparator<Completion> BEST_FIRST = Comparator.comparing(
                    (Completion completion) -> completion.earnedAt().orElse(Instant.MAX))
            .thenComparingInt(completion -> completion.needed() - completion.done())
            .thenComparingInt(completion -> -completion.done());

    /** How much of it is done, from 0 to 1. */
    public double share() {
        return (double) done / needed;
    }

    /**
     * The completion of somebody who made a step at each of these moments.
     *
     * @param steps the earliest first
     */
    static Completion of(List<Instant> steps, int needed) {
        return steps.size() < needed
                ? new Completion(steps.size(), needed, Optional.empty())
                : new Completion(needed, needed, Optional.of(steps.get(needed - 1)));
    }

    /**
     * Of several ways to an achievement the one that was gone to its end first, or else the one of which least is
     * missing, then of which most is done; where there is no way, so much is missing.
     */
    static Completion best(Stream<Completion> ways, int needed) {
        return ways.min(BEST_FIRST).orElseGet(() -> of(List.of(), needed));
    }
}
