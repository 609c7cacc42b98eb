package dolmen.bot.match.year;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.time.Stretch;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Sees every change of every match, keeps a clock of its own for each, and records every error. */
final class Witness {
    /** The tolerated delay of the host. */
    static final Duration PATIENCE = Duration.ofSeconds(60);
    /** A host that looks again within this time gives no second sign of life. */
    static final Duration BETWEEN_SIGNS = Duration.ofSeconds(5);

    private final Tally tally;
    private final Map<PlayerId, Person> people;
    private final FreeTime freeTime;
    private final Map<MatchId, ShadowClock> clocks = new HashMap<>();
    private final List<Stretch> outages = new ArrayList<>();
    /** The time of the host's last sign of life. */
    private Instant seen;

    /** The time of the first one after the last outage. */
    private Instant back;

    Witness(Tally tally, Map<PlayerId, Person> people, FreeTime freeTime, Instant start) {
        this.tally = tally;
        this.people = people;
        this.freeTime = freeTime;
        this.seen = start;
        this.back = start;
    }

    Instant lastSign() {
        return seen;
    }

    /** Reports that the host has been up until now, with its last sign of life at an instant. */
    void hostLooked(Instant lastSign) {
        seen = lastSign;
    }

    /**
     * Reports that the host looks at matches, or that somebody reaches it; after a long time without a sign of life it
     * was down.
     */
    void hostLooks(Instant now) {
        Duration silence = Duration.between(seen, now);
        if (silence.compareTo(PATIENCE) > 0) {
            outages.add(new Stretch(seen, now));
            back = now;
        }
        if (silence.compareTo(BETWEEN_SIGNS) >= 0) {
            seen = now;
        }
    }

    void begun(Match match) {
        var clock = new ShadowClock(match.clock().control(), match.players().size());
        clock.owes(match.startedAt());
        clocks.put(match.id(), clock);
    }

    /** Reports that the board of the match is posted, as far as the host knows. */
    void posted(MatchId match, Instant now) {
        Optional.ofNullable(clocks.get(match)).ifPresent(clock -> clock.posted(now));
    }

    /** Reports a change of the match. */
    void changed(Match before, Match after, Instant now) {
        if (Duration.between(seen, now).compareTo(PATIENCE) > 0) {
            hostLooks(now);
        }
        ShadowClock clock = clocks.get(before.id());
        if (clock == null) {
            tally.fault("%s changed before it began".formatted(before.id()));
            return;
        }
        boolean onTime = after.ply() > before.ply()
                && after.game().lastAct().orElse(null)
                        instanceof HostAct.Forfeit(Seat seat, HostAct.Forfeit.Cause cause)
                && clock.mover.equals(Optional.of(seat));
        if (onTime) {
            endedOnTime(before, clock, now);
        } else {
            notOverdue(before, clock, now);
        }
        follow(clock, after, now);
        if (callsAnew(before, after)) {
            clock.owes(now);
        }
    }

    /** True if a turn begins, also another one of the same seat. */
    private static boolean callsAnew(Match before, Match after) {
        boolean goesOn = after.toMove().equals(before.toMove())
                && after.game().lastAct().isPresent()
                && !(after.game().lastAct().orElseThrow() instanceof HostAct.TakeBack);
        return after.ply() > before.ply() && after.live() && !after.amidTurn() && !goesOn;
    }

    private void endedOnTime(Match match, ShadowClock clock, Instant now) {
        tally.count("turns ended by time");
        Duration overdrawn = clock.overdrawn(now, free(match, clock));
        if (!clock.runs() || overdrawn.isNegative()) {
            tally.fault("match %s ended a turn at %s, %s too early".formatted(match.id(), now, overdrawn.negated()));
        }
        notOverdue(match, clock, now);
        tally.late(shorter(overdrawn, Duration.between(back, now)));
        reminded(match, clock, now);
    }

    /** Checks that a player who lost on time, and wants reminders, was reminded before. */
    private void reminded(Match match, ShadowClock clock, Instant now) {
        Person late = Objects.requireNonNull(people.get(match.player(clock.mover.orElseThrow())));
        var points = late.wishes.reminders();
        Duration afterLast = points.isEmpty()
                ? Duration.ZERO
                : clock.allowance.multipliedBy(100 - points.getLast()).dividedBy(100);
        boolean could = late.wishes.quiet().isEmpty()
                && late.wishesChanged.isBefore(clock.turnBegan)
                && afterLast.compareTo(PATIENCE.multipliedBy(2)) > 0
                && Duration.between(back, now).compareTo(afterLast) > 0;
        if (could) {
            tally.count("ends on time that had to be announced by a reminder");
            int point = match.clock().running().orElseThrow().reminded();
            if (point < points.getLast()) {
                tally.fault("match %s ended a turn at %s, reminded at %d %% only".formatted(match.id(), now, point));
            }
        }
    }

    /** Checks that the host has ended every turn whose time ran out long ago. */
    private void notOverdue(Match match, ShadowClock clock, Instant now) {
        if (clock.runs()) {
            Duration overdrawn = clock.overdrawn(now, free(match, clock));
            if (shorter(overdrawn, Duration.between(back, now)).compareTo(PATIENCE) > 0) {
                tally.fault("match %s had a turn at %s that was over for %s".formatted(match.id(), now, overdrawn));
            }
        }
    }

    private void follow(ShadowClock clock, Match after, Instant now) {
        List<Stretch> free = clock.mover.isPresent() ? free(after, clock) : List.of();
        boolean stops = after.clock().stopped();
        if (stops && !clock.stopped) {
            clock.stop(now, free);
        } else if (!stops && clock.stopped && after.live()) {
            clock.resume(now);
        }
        boolean begins = after.clock().running().isPresent() || !after.live();
        if (begins && !clock.mover.equals(after.toMove())) {
            clock.pass(after.toMove(), now, free);
        }
    }

    private List<Stretch> free(Match match, ShadowClock clock) {
        List<Stretch> free = new ArrayList<>(outages);
        free.addAll(clock.owed());
        if (clock.control.weekendsOff()) {
            free.addAll(freeTime.freeDays());
        }
        free.addAll(Objects.requireNonNull(people.get(match.player(clock.mover.orElseThrow()))).vacations);
        return free;
    }

    /** At the end, checks that nothing hangs. */
    void finish(Match match, Instant now) {
        ShadowClock clock = clocks.get(match.id());
        if (clock == null || !match.live()) {
            return;
        }
        if (match.clock().stopped()) {
            tally.count("matches paused at the end of the year");
        } else if (match.clock().limited()) {
            tally.count("matches whose deadline is in the next year");
            if (clock.mover.isEmpty()) {
                tally.fault("match %s never began to run".formatted(match.id()));
            }
            notOverdue(match, clock, now);
        } else {
            tally.count("matches without a limit that go on");
        }
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
