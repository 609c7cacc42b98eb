package dolmen.bot.match.year;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The people of the year besides their moves: their settings, their rests, and their challenges. */
final class Crowd {
    private static final Duration YEAR = Duration.ofDays(365);
    private static final Duration BEGINNINGS = Duration.ofDays(330);
    private static final long FIRST_PERSON = 1_000_000;

    private final Map<PlayerId, Person> people;
    private final BiConsumer<Duration, Runnable> agenda;
    private final SettableClock clock;
    private final Chances chances;
    private final Tally tally;
    private final Supplier<TestHost> host;
    private final List<Variant> variants = GameRegistry.load().variants().toList();
    private long lastChannel = 5_000_000;

    /**
     * @param people filled by {@link #gather}
     * @param agenda an act and its delay, repeated by somebody until the host is up
     */
    Crowd(
            Map<PlayerId, Person> people,
            BiConsumer<Duration, Runnable> agenda,
            SettableClock clock,
            Chances chances,
            Tally tally,
            Supplier<TestHost> host) {
        this.people = people;
        this.agenda = agenda;
        this.clock = clock;
        this.chances = chances;
        this.tally = tally;
        this.host = host;
    }

    /** Plans the year of enough people for a number of matches. */
    void gather(int matches, Consumer<Match> begun) {
        int size = Math.max(40, matches / 20);
        for (int number = 0; number < size; number++) {
            arrive(new Person(new PlayerId(FIRST_PERSON + number)));
        }
        for (int number = 0; number < matches; number++) {
            agenda.accept(chances.between(Duration.ZERO, BEGINNINGS), () -> begun.accept(begin()));
        }
    }

    private void arrive(Person person) {
        people.put(person.id, person);
        wish(person);
        agenda.accept(chances.between(Duration.ZERO, YEAR), () -> wish(person));
        for (int vacation = 0; vacation < 3; vacation++) {
            agenda.accept(chances.between(Duration.ZERO, YEAR), () -> goOnVacation(person));
        }
    }

    private void wish(Person person) {
        person.wishes = chances.wishes();
        person.wishesChanged = clock.instant();
        host.get().database.preferences().change(person.id, before -> before.withTime(person.wishes));
        host.get().database.matches().lookAtAllOf(person.id);
        tally.count("wishes changed");
    }

    private void goOnVacation(Person person) {
        Instant now = clock.instant();
        int days = 1 + chances.random().nextInt(14);
        if (vacations().begin(person.id, days) instanceof VacationService.Result.Begun) {
            person.vacations.add(new Stretch(now, now.plus(Duration.ofDays(days))));
            tally.count("vacations");
            if (chances.happens(0.3)) {
                agenda.accept(chances.between(Duration.ofHours(1), Duration.ofDays(days)), () -> comeHome(person));
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
                host.get().database.timeOff(), host.get().database.matches(), clock);
    }

    /** Begins a match of some people, of any game at any pace. */
    private Match begin() {
        Variant variant = chances.one(variants);
        int seats = host.get().games.game(variant.game()).start(variant).seats();
        List<PlayerId> sitting = new ArrayList<>(people.keySet());
        Collections.shuffle(sitting, chances.random());
        Match match = host.get()
                .begin(
                        variant.toString(),
                        chances.timeControl(),
                        new ChannelId(++lastChannel),
                        sitting.subList(0, seats).stream()
                                .map(id -> new Player(id, "P" + id, false))
                                .toArray(Player[]::new));
        tally.count("matches begun");
        return match;
    }
}
