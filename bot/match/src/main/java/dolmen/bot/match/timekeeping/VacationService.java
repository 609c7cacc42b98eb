package dolmen.bot.match.timekeeping;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeOff;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The use cases of vacations, in which the clocks of a player rest. Everybody has a fixed number of days per calendar
 * year (UTC). Safe for use by many threads; concurrent changes are all kept.
 */
public final class VacationService {
    /** Everybody's number of vacation days per year. */
    public static final int DAYS_A_YEAR = 30;

    private static final Duration DAY = Duration.ofDays(1);

    private final TimeOff timeOff;
    private final MatchRepository matches;
    private final InstantSource clock;

    public VacationService(TimeOff timeOff, MatchRepository matches, InstantSource clock) {
        this.timeOff = timeOff;
        this.matches = matches;
        this.clock = clock;
    }

    /**
     * The vacations of a player.
     *
     * @param now the current vacation
     * @param daysLeft the number of whole days left this year
     */
    public record Vacations(Optional<Stretch> now, int daysLeft) {}

    /** The result of a request for a vacation. */
    public sealed interface Result {
        record Begun(Vacations vacations) implements Result {}

        /** The player is already on vacation. */
        record AlreadyAway(Vacations vacations) implements Result {}

        /** There are not enough days left. */
        record TooLong(Vacations vacations) implements Result {}
    }

    /** The player's vacations. */
    public Vacations of(PlayerId player) {
        Instant now = clock.instant();
        return at(timeOff.vacations(player, beginOfYear(now)), now);
    }

    /** Starts a vacation of the given number of days now. */
    public Result begin(PlayerId player, int days) {
        Instant now = clock.instant();
        var wanted = new Stretch(now, now.plus(DAY.multipliedBy(days)));
        List<Stretch> after = timeOff.changeVacations(player, beginOfYear(now), all -> {
            Vacations before = at(all, now);
            return before.now().isPresent() || days > before.daysLeft()
                    ? all
                    : Stream.concat(all.stream(), Stream.of(wanted)).toList();
        });
        Vacations standing = at(after, now);
        if (after.contains(wanted)) {
            matches.lookAtAllOf(player);
            return new Result.Begun(standing);
        }
        return standing.now().isPresent() ? new Result.AlreadyAway(standing) : new Result.TooLong(standing);
    }

    /** Ends the current vacation; the player gets its remaining days back. */
    public Vacations end(PlayerId player) {
        Instant now = clock.instant();
        List<Stretch> after = timeOff.changeVacations(
                player,
                beginOfYear(now),
                all -> all.stream()
                        .map(vacation -> vacation.covers(now) ? new Stretch(vacation.from(), now) : vacation)
                        .toList());
        matches.lookAtAllOf(player);
        return at(after, now);
    }

    private static Vacations at(List<Stretch> vacations, Instant now) {
        Duration used = vacations.stream()
                .map(vacation -> Duration.between(later(vacation.from(), beginOfYear(now)), vacation.to()))
                .reduce(Duration.ZERO, Duration::plus);
        return new Vacations(
                vacations.stream().filter(vacation -> vacation.covers(now)).findFirst(),
                (int) Math.max(0, DAYS_A_YEAR - Math.ceilDiv(used.toMinutes(), DAY.toMinutes())));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Instant beginOfYear(Instant now) {
        return Year.from(now.atOffset(ZoneOffset.UTC))
                .atDay(1)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant();
    }
}
