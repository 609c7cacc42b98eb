package dolmen.bot.match.year;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** The course of the year: from one instant with an act of somebody, or of the host, to the next. */
final class SimulatedYear {
    private static final Duration YEAR = Duration.ofDays(365);
    private static final Duration AFTERWARDS = Duration.ofDays(2);

    final Tally tally = new Tally();
    private final int matches;
    private final SettableClock clock = new SettableClock();
    private final Instant end = clock.instant().plus(YEAR);
    private final Agenda agenda = new Agenda(clock);
    private final Map<PlayerId, Person> people = new LinkedHashMap<>();
    private final List<MatchId> begun = new ArrayList<>();
    private final Witness witness =
            new Witness(tally, people, new FreeTime(clock.instant(), end.plus(YEAR)), clock.instant());
    private final SimulatedHost host;
    private final Readers readers;
    private final Outages outages;
    private final Crowd crowd;
    private final Habits habits;

    SimulatedYear(int matches, Path file) {
        this.matches = matches;
        var chances = new Chances(new Random(2026));
        this.readers =
                new Readers(tally, people, clock, chances.random(), match -> witness.posted(match, clock.instant()));
        this.host = new SimulatedHost(file, clock, stored -> new WatchedMatches(stored, this::changed), readers);
        this.outages = new Outages(host, readers, clock, agenda, chances, tally);
        BiConsumer<Duration, Runnable> whenUp = (in, act) -> agenda.add(in, outages.whenUp(act));
        this.crowd = new Crowd(people, whenUp, clock, chances, tally, host::host);
        this.habits = new Habits(whenUp, chances, tally, host::host);
    }

    private void begun(Match match) {
        begun.add(match.id());
        witness.begun(match);
        habits.begun(match);
    }

    private void changed(Match before, Match after) {
        witness.changed(before, after, clock.instant());
        readers.changed(before, after);
        habits.changed(before, after);
        if (!after.live()) {
            tally.count("matches over: "
                    + after.conclusion().orElseThrow().getClass().getSimpleName());
        }
    }

    void run() {
        crowd.gather(matches, this::begun);
        outages.plan();
        host.poll();
        while (clock.instant().isBefore(end)) {
            step();
        }
        outages.end();
        settle();
        finish();
    }

    private void step() {
        Instant planned = agenda.next().orElse(end);
        Instant work =
                outages.hostGone() ? planned : host.nextWork(outages.up()).orElse(planned);
        Instant forced = outages.pollsMissed() ? host.nextPoll() : planned;
        Instant next = Stream.of(planned, work, forced).min(Instant::compareTo).orElseThrow();
        clock.advance(Duration.between(clock.instant(), next));
        if (outages.up() && !outages.pollsMissed()) {
            witness.hostLooked(host.skipPolls(witness.lastSign()));
        }
        if (outages.up() && host.polls()) {
            outages.hostPolls();
            witness.hostLooks(next);
            host.poll();
        } else if (agenda.next().filter(next::equals).isPresent()) {
            agenda.run();
        }
        if (!outages.hostGone()) {
            outages.deliver();
        }
    }

    /** Delivers everything that is still owed. */
    private void settle() {
        Instant settled = clock.instant().plus(AFTERWARDS);
        while (host.nextWork(false).filter(settled::isAfter).isPresent()) {
            clock.advance(Duration.between(clock.instant(), host.nextWork(false).orElseThrow()));
            outages.deliver();
        }
    }

    private void finish() {
        for (MatchId id : begun) {
            Match match = host.host().database.matches().find(id).orElseThrow();
            witness.finish(match, end);
            readers.finish(match);
        }
        long owed = host.number("SELECT count(*) FROM notices WHERE settled_at IS NULL")
                .orElseThrow();
        long given = host.number("SELECT count(*) FROM notices WHERE settled_how LIKE 'given up%'")
                .orElseThrow();
        if (owed + given > 0) {
            tally.fault("%d notices are still owed, and %d were given up".formatted(owed, given));
        }
        host.close();
    }
}
