package dolmen.bot.match.year;

import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;

/** Planned events in order of time; at one instant, in the order of planning. */
final class Agenda {
    private record Plan(Instant at, long number, Runnable act) {}

    private final SettableClock clock;
    private final PriorityQueue<Plan> plans =
            new PriorityQueue<>(Comparator.comparing(Plan::at).thenComparingLong(Plan::number));
    private long last;

    Agenda(SettableClock clock) {
        this.clock = clock;
    }

    void add(Duration in, Runnable act) {
        plans.add(new Plan(clock.instant().plus(in), ++last, act));
    }

    Optional<Instant> next() {
        return Optional.ofNullable(plans.peek()).map(Plan::at);
    }

    /** Runs the first event. */
    void run() {
        plans.remove().act().run();
    }
}
