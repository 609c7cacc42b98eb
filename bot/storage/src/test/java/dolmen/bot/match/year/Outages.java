package dolmen.bot.match.year;

import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The outages of the host, and the people who wait until it is back. */
final class Outages {
    private static final Duration BETWEEN_OUTAGES = Duration.ofDays(8);

    private enum Stop {
        CLOSED,
        CRASHED,
        CRASHED_DELIVERING,
        UNREACHABLE
    }

    private final SimulatedHost host;
    private final Readers readers;
    private final SettableClock clock;
    private final Agenda agenda;
    private final Chances chances;
    private final Tally tally;
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean up = true;
    private boolean hostGone;
    private boolean pollsMissed;

    Outages(SimulatedHost host, Readers readers, SettableClock clock, Agenda agenda, Chances chances, Tally tally) {
        this.host = host;
        this.readers = readers;
        this.clock = clock;
        this.agenda = agenda;
        this.chances = chances;
        this.tally = tally;
    }

    /** Plans the first outage; each plans the next. */
    void plan() {
        agenda.add(chances.between(Duration.ZERO, BETWEEN_OUTAGES), this::stop);
    }

    /** True if players can reach the host. */
    boolean up() {
        return up;
    }

    /** True if there is no process at all. */
    boolean hostGone() {
        return hostGone;
    }

    /** True if the host, up again, has not looked at matches yet. */
    boolean pollsMissed() {
        return pollsMissed;
    }

    void hostPolls() {
        pollsMissed = false;
    }

    /** The act, repeated until the host is up. */
    Runnable whenUp(Runnable act) {
        return () -> {
            if (up) {
                act.run();
            } else {
                waiting.add(act);
            }
        };
    }

    private void stop() {
        Stop how = chances.one(List.of(Stop.values()));
        tally.count("host " + how.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        switch (how) {
            case CLOSED -> host.close();
            case CRASHED -> host.crash();
            case CRASHED_DELIVERING -> {
                readers.crashing = true;
                return;
            }
            case UNREACHABLE -> readers.reachable = false;
        }
        down(how != Stop.UNREACHABLE);
    }

    /** Lets the host deliver due notices, which it may not survive. */
    void deliver() {
        try {
            host.deliver();
        } catch (Readers.Crash crash) {
            host.crash();
            down(true);
        }
    }

    private void down(boolean gone) {
        up = false;
        hostGone = gone;
        agenda.add(chances.ofAnyScale(Duration.ofSeconds(5), Duration.ofDays(5)), this::comeBack);
    }

    /** Ends the outage, if there is one. */
    void end() {
        if (!up) {
            comeBack();
        }
    }

    private void comeBack() {
        Instant firstPoll = clock.instant().plus(chances.between(Duration.ZERO, Duration.ofSeconds(29)));
        if (hostGone) {
            host.open(firstPoll);
        } else {
            host.pollAt(firstPoll);
        }
        hostGone = false;
        readers.reachable = true;
        up = true;
        pollsMissed = true;
        waiting.forEach(act -> agenda.add(
                chances.happens(0.3)
                        ? Duration.ofSeconds(chances.random().nextInt(3))
                        : chances.between(Duration.ZERO, Duration.ofHours(1)),
                whenUp(act)));
        waiting.clear();
        agenda.add(chances.between(Duration.ofMinutes(10), BETWEEN_OUTAGES.multipliedBy(2)), this::stop);
    }
}
