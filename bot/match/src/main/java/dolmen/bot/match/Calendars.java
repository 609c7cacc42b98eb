package dolmen.bot.match;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.Calendar;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.match.time.TimeOff;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * Computes the times when the clock of the player to move runs, from weekends, vacations, outages, silences and boards
 * that are not yet posted. Safe for use by many threads.
 */
public final class Calendars {
    private final TimeOff timeOff;
    private final InstantSource clock;

    public Calendars(TimeOff timeOff, InstantSource clock) {
        this.timeOff = timeOff;
        this.clock = clock;
    }

    /** Records that somebody has reached the host about the match. An outage until now counts as rest from then on. */
    void hostWasReached(Match match, Instant now) {
        timeOff.hostWasReached(match.venue().guild(), now);
    }

    /** The clock at the start of a match, running for the first player. */
    public Clock start(TimeControl control, HostedGame<?> game, List<PlayerId> players, Instant now) {
        Clock set = Clock.set(control, players.size());
        return game.toMove().map(seat -> set.turnTo(seat, now, Calendar.ALWAYS)).orElse(set);
    }

    /** The clock of the match after its game has changed. A seat that moves twice starts its second turn afresh. */
    Clock after(Match before, HostedGame<?> game, Instant now) {
        Calendar calendar = of(before);
        Clock then = game.turnBegan() == before.turnBegan()
                ? before.clock()
                : before.clock().asOf(now, calendar);
        return game.toMove().map(seat -> then.turnTo(seat, now, calendar)).orElseGet(() -> then.rest(now, calendar));
    }

    /**
     * The time when the player to move runs out of time, as of now; empty if never. While the board of the turn is not
     * posted, the deadline is computed as if it were posted now.
     */
    public Optional<Instant> deadline(MatchOutline match) {
        return match.clock().deadline(of(match));
    }

    /** The calendar of the player to move since the beginning of the turn. */
    Calendar of(MatchOutline match) {
        return match.clock().limited()
                ? match.clock()
                        .running()
                        .flatMap(turn -> turn.since().map(since -> of(match, turn, since)))
                        .orElse(Calendar.ALWAYS)
                : Calendar.ALWAYS;
    }

    private Calendar of(MatchOutline match, Clock.Running turn, Instant since) {
        return new Calendar(
                match.clock().control().weekendsOff(),
                timeOff.rests(match.player(turn.seat()), match.id(), since, clock.instant()));
    }
}
