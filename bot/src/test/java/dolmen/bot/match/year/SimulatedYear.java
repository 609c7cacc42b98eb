package dolmen.bot.match.year;

import dolmen.bot.match.ChannelId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchId;
import dolmen.bot.match.Player;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.VacationService;
import dolmen.bot.match.time.Stretch;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The course of the year: from instant to instant at which somebody does something, or the host has something to do.
 */
final class SimulatedYear {
    private static final Duration YEAR = Duration.ofDays(365);
    private static final Duration BEGINNINGS = Duration.ofDays(330);
    private static final Duration BETWEEN_OUTAGES = Duration.ofDays(8);
    private static final Duration AFTERWARDS = Duration.ofDays(2);

    private enum Stop {
        CLOSED,
        CRASHED,
        CRASHED_DELIVERING,
        UNREACHABLE
    }

    final Tally tally = new Tally();
    private final int matches;
    private final SettableClock clock = new SettableClock();
    private final Instant end = clock.instant().plus(YEAR);
    private final Random random = new Random(2026);
    private final Chances chances = new Chances(random);
    private final Agenda agenda = new Agenda(clock);
    private final Map<PlayerId, Person> people = new LinkedHashMap<>();
    private final List<MatchId> begun = new ArrayList<>();
    private final List<Variant> variants = GameRegistry.load().variants().toList();
    private final Witness witness =
            new Witness(tally, people, new Reckoning(clock.instant(), end.plus(YEAR)), clock.instant());
    private final Readers readers = new Readers(tally, people, clock, random);
    private final SimulatedHost host;
    private final Habits habits;
    private final List<Runnable> waiting = new ArrayList<>();
    /** Whether players can reach the host. */
    private boolean up = true;

    /** Whether there is no process at all. */
    private boolean hostGone;

    /** Whether the host, up again, has not looked at matches yet. */
    private boolean pollsMissed;

    SimulatedYear(int matches, Path file) throws SQLException {
        this.matches = matches;
        this.host = new SimulatedHost(file, clock, stored -> new WatchedMatches(stored, this::changed), readers);
        this.habits = new Habits((in, act) -> agenda.add(in, whenUp(act)), chances, tally, host::host);
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
        populate();
        host.poll();
        while (clock.instant().isBefore(end)) {
            step();
        }
        if (!up || !readers.reachable) {
            comeBack();
        }
        Instant settled = clock.instant().plus(AFTERWARDS);
        while (host.nextWork(false).filter(settled::isAfter).isPresent()) {
            clock.advance(Duration.between(clock.instant(), host.nextWork(false).orElseThrow()));
            deliver();
        }
        finish();
    }

    private void populate() {
        int crowd = Math.max(40, matches / 20);
        for (int number = 0; number < crowd; number++) {
            var person = new Person(new PlayerId(1_000_000 + number));
            people.put(person.id, person);
            wish(person);
            agenda.add(chances.between(Duration.ZERO, YEAR), whenUp(() -> wish(person)));
            for (int vacation = 0; vacation < 3; vacation++) {
                agenda.add(chances.between(Duration.ZERO, YEAR), whenUp(() -> goOnVacation(person)));
            }
        }
        for (int number = 0; number < matches; number++) {
            agenda.add(chances.between(Duration.ZERO, BEGINNINGS), whenUp(this::begin));
        }
        agenda.add(chances.between(Duration.ZERO, BETWEEN_OUTAGES), this::stop);
    }

    /** Who finds the host down comes again. */
    private Runnable whenUp(Runnable act) {
        return () -> {
            if (up) {
                act.run();
            } else {
                waiting.add(act);
            }
        };
    }

    private void wish(Person person) {
        person.wishes = chances.wishes();
        person.wishesChanged = clock.instant();
        host.host().database.preferences().change(person.id, before -> before.withTime(person.wishes));
        host.host().database.matches().lookAtAllOf(person.id);
        tally.count("wishes changed");
    }

    private void goOnVacation(Person person) {
        Instant now = clock.instant();
        int days = 1 + random.nextInt(14);
        if (vacations().begin(person.id, days) instanceof VacationService.Result.Begun) {
            person.vacations.add(new Stretch(now, now.plus(Duration.ofDays(days))));
            tally.count("vacations");
            if (chances.happens(0.3)) {
                agenda.add(chances.between(Duration.ofHours(1), Duration.ofDays(days)), whenUp(() -> comeHome(person)));
            }
        }
    }

    private void comeHome(Person person) {
        Instant now = clock.instant();
        Stretch last = person.vacations.removeLast();
        person.vacations.add(last.covers(now) ? new Stretch(last.from(), now) : last);
        vacations().end(person.id);
        tally.count("vacations ended early");
    }

    private VacationService vacations() {
        return new VacationService(
                host.host().database.timeOff(), host.host().database.matches(), clock);
    }

    private void begin() {
        Variant variant = chances.one(variants);
        int seats = host.host().games.game(variant.game()).start(variant).seats();
        List<PlayerId> sitting = new ArrayList<>(people.keySet());
        Collections.shuffle(sitting, random);
        Match match = host.host()
                .begin(
                        variant.toString(),
                        chances.timeControl(),
                        new ChannelId(5_000_000 + begun.size()),
                        sitting.subList(0, seats).stream()
                                .map(id -> new Player(id, "P" + id, false))
                                .toArray(Player[]::new));
        begun.add(match.id());
        witness.begun(match);
        habits.begun(match);
        tally.count("matches begun");
    }

    private void stop() {
        Stop how = chances.one(List.of(Stop.values()));
        tally.count("host " + how.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        switch (how) {
            case CLOSED -> attempt(host::close);
            case CRASHED -> attempt(host::crash);
            case CRASHED_DELIVERING -> {
                readers.crashing = true;
                return;
            }
            case UNREACHABLE -> readers.reachable = false;
        }
        down(how != Stop.UNREACHABLE);
    }

    private void crashDelivering() {
        attempt(host::crash);
        down(true);
    }

    private void down(boolean gone) {
        up = false;
        hostGone = gone;
        agenda.add(chances.ofAnyScale(Duration.ofSeconds(5), Duration.ofDays(5)), this::comeBack);
    }

    private void comeBack() {
        Instant firstPoll = clock.instant().plus(chances.between(Duration.ZERO, Duration.ofSeconds(29)));
        if (hostGone) {
            attempt(() -> host.open(firstPoll));
        } else {
            host.pollAt(firstPoll);
        }
        hostGone = false;
        readers.reachable = true;
        up = true;
        pollsMissed = true;
        waiting.forEach(act -> agenda.add(
                chances.happens(0.3)
                        ? Duration.ofSeconds(random.nextInt(3))
                        : chances.between(Duration.ZERO, Duration.ofHours(1)),
                whenUp(act)));
        waiting.clear();
        agenda.add(chances.between(Duration.ofMinutes(10), BETWEEN_OUTAGES.multipliedBy(2)), this::stop);
    }

    private interface Attempt {
        void run() throws SQLException, IOException;
    }

    private static void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (SQLException | IOException failure) {
            throw new UncheckedIOException(new IOException(failure));
        }
    }

    private void step() {
        Instant planned = agenda.next().orElse(end);
        Instant work = hostGone ? planned : host.nextWork(up).orElse(planned);
        Instant forced = pollsMissed ? host.nextPoll() : planned;
        Instant next = Stream.of(planned, work, forced).min(Instant::compareTo).orElseThrow();
        clock.advance(Duration.between(clock.instant(), next));
        if (up && !pollsMissed) {
            witness.hostLooked(host.skipPolls(witness.lastSign()));
        }
        if (up && host.polls()) {
            pollsMissed = false;
            witness.hostLooks(next);
            host.poll();
        } else if (planned.equals(next)) {
            agenda.run();
        }
        if (!hostGone) {
            deliver();
        }
    }

    private void deliver() {
        try {
            host.deliver();
        } catch (Readers.Crash crash) {
            crashDelivering();
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
        attempt(host::close);
    }
}
