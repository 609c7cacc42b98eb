package dolmen.bot.match.silence;

import dolmen.bot.id.MatchId;
import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A silence of a match that lasts: the host cannot write where it is played, so its clocks rest. Its players are told
 * in private, each once; whoever could not be is tried again the next day.
 *
 * @param attempts on how many days its players were to be told
 * @param tried when that was last
 * @param told those who know of it
 */
public record Silence(MatchId match, Instant began, int attempts, Optional<Instant> tried, Set<Seat> told) {
    /** What lasts no longer is nobody's concern. */
    static final Duration PASSING = Duration.ofMinutes(3);

    static final Duration BETWEEN_ATTEMPTS = Duration.ofDays(1);
    static final int ENOUGH_ATTEMPTS = 3;

    /** How long a match waits for its place. */
    public static final Duration LONGEST = Duration.ofDays(7);

    public Silence {
        told = Set.copyOf(told);
    }

    /** Whether those seats are to be told now, as far as they have not been. */
    boolean telling(Collection<Seat> seats, Instant now) {
        return !told.containsAll(seats)
                && tried.map(last -> last.plus(BETWEEN_ATTEMPTS))
                                .orElse(began.plus(PASSING))
                                .compareTo(now)
                        <= 0;
    }

    /** Whether its place is still waited for. */
    boolean young(Instant now) {
        return began.plus(LONGEST).isAfter(now);
    }

    /** The silence after one more attempt, by which those seats were told. */
    Silence tried(Instant now, Collection<Seat> reached) {
        return new Silence(
                match, began, attempts + 1, Optional.of(now), told(reached).told());
    }

    /** The silence of which those seats know as well. */
    Silence told(Collection<Seat> reached) {
        var all = new TreeSet<>(told);
        all.addAll(reached);
        return new Silence(match, began, attempts, tried, all);
    }

    /**
     * Whether it has lasted so long, and its players have been sought so often, that nothing is to be hoped for. Those
     * who know of it have a day at least to do something about it.
     */
    boolean hopeless(Collection<Seat> seats, Instant now) {
        boolean known = told.containsAll(seats)
                && !tried.orElse(began).plus(BETWEEN_ATTEMPTS).isAfter(now);
        return !young(now) && (known || attempts >= ENOUGH_ATTEMPTS);
    }
}
