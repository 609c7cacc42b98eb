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
 * A current silence of a match: the bot cannot write where it is played, so its clocks rest. Each player is told once,
 * in private; those who could not be reached are tried again the next day.
 *
 * @param attempts the number of days on which the host tried to tell its players
 * @param tried the time of the last attempt
 * @param told the seats that have been told
 */
public record Silence(MatchId match, Instant began, int attempts, Optional<Instant> tried, Set<Seat> told) {
    /** Shorter silences are not reported to players. */
    static final Duration PASSING = Duration.ofMinutes(3);

    static final Duration BETWEEN_ATTEMPTS = Duration.ofDays(1);
    static final int ENOUGH_ATTEMPTS = 3;

    /** The time that a match waits for its place. */
    public static final Duration LONGEST = Duration.ofDays(7);

    public Silence {
        told = Set.copyOf(told);
    }

    /** True if some of these seats have not been told and the next attempt is due. */
    boolean telling(Collection<Seat> seats, Instant now) {
        return !told.containsAll(seats)
                && tried.map(last -> last.plus(BETWEEN_ATTEMPTS))
                                .orElse(began.plus(PASSING))
                                .compareTo(now)
                        <= 0;
    }

    /** True if nothing is due while the place stays lost, regardless of which seats have been told. */
    boolean resting(Instant now) {
        return young(now)
                && tried.filter(last -> last.plus(BETWEEN_ATTEMPTS).isAfter(now))
                        .isPresent();
    }

    /** True while the match still waits for its place. */
    boolean young(Instant now) {
        return began.plus(LONGEST).isAfter(now);
    }

    /** The silence after another attempt, which told these seats. */
    Silence tried(Instant now, Collection<Seat> reached) {
        return new Silence(
                match, began, attempts + 1, Optional.of(now), told(reached).told());
    }

    /** The silence after these seats were told as well. */
    Silence told(Collection<Seat> reached) {
        var all = new TreeSet<>(told);
        all.addAll(reached);
        return new Silence(match, began, attempts, tried, all);
    }

    /**
     * True if the match is lost: the silence has lasted too long, after enough attempts to tell its players. Players
     * who know of it have at least a day to act.
     */
    boolean hopeless(Collection<Seat> seats, Instant now) {
        boolean known = told.containsAll(seats)
                && !tried.orElse(began).plus(BETWEEN_ATTEMPTS).isAfter(now);
        return !young(now) && (known || attempts >= ENOUGH_ATTEMPTS);
    }
}
