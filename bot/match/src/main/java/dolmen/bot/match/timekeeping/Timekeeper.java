package dolmen.bot.match.timekeeping;

import dolmen.bot.id.Revision;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.silence.PlaceWatch;
import dolmen.bot.match.time.Calendar;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.Reminders;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.survival.Pass;
import dolmen.rules.host.HostAct;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Applies time to matches: ends the turns of players without time, and reminds those with little. Every live match has
 * a stored time for its next look, so that a restart forgets nothing, and additional looks do no harm.
 *
 * <p>Players get back the time in which the host was down or unreachable, and nobody loses on time in a silent match.
 * For one thread at a time.
 */
public final class Timekeeper {
    private static final Logger log = LoggerFactory.getLogger(Timekeeper.class);
    private static final int BATCH = 100;
    /** A daily look finds changes without events, such as missed changes of settings. */
    private static final Duration LONGEST_WITHOUT_LOOK = Duration.ofDays(1);

    /** The pause between looks during a silence; its end causes a look anyway. */
    private static final Duration WHILE_SILENT = Duration.ofMinutes(1);

    private static final Duration PAUSE_AFTER_ERROR = Duration.ofMinutes(1);

    private final MatchRepository repository;
    private final LiveMatches matches;
    private final Ledger ledger;
    private final TimeOff timeOff;
    private final Preferences preferences;
    private final Absentees absentees;
    private final PlaceWatch places;
    private final InstantSource clock;

    public Timekeeper(
            MatchRepository repository,
            LiveMatches matches,
            Ledger ledger,
            TimeOff timeOff,
            Preferences preferences,
            Absentees absentees,
            PlaceWatch places,
            InstantSource clock) {
        this.repository = repository;
        this.matches = matches;
        this.ledger = ledger;
        this.timeOff = timeOff;
        this.preferences = preferences;
        this.absentees = absentees;
        this.places = places;
        this.clock = clock;
    }

    /**
     * Gives a sign of life; call it all the time while players can reach the host, even if nothing is due. A minute
     * without one is an outage, in which no clock runs.
     */
    public void giveSign() {
        timeOff.hostIsUp(clock.instant());
    }

    /** Looks at every due match; call it only while players can reach the host. */
    public void attendDue() {
        var pass = new Pass(log);
        List<Revision> due;
        do {
            giveSign();
            due = repository.toLookAt(clock.instant(), BATCH);
            due.forEach(look -> pass.attend(
                    "The look at match " + look.match(),
                    () -> matches.at(look).filter(Match::live).ifPresent(this::attend),
                    failure ->
                            repository.lookAgain(look.match(), clock.instant().plus(pauseAfter(failure)))));
        } while (due.size() == BATCH);
        pass.end();
    }

    /** The pause after a failure: long for a fault of the match, which lasts; short for an error, which may pass. */
    private static Duration pauseAfter(Throwable failure) {
        return failure instanceof Error ? PAUSE_AFTER_ERROR : LONGEST_WITHOUT_LOOK;
    }

    private void attend(Match match) {
        Instant now = clock.instant();
        if (match.clock().running().isEmpty()) {
            ledger.startClock(match);
            return;
        }
        if (ledger.answer(match)) {
            return;
        }
        Calendar calendar = ledger.calendar(match);
        Optional<HostAct.Forfeit> forfeit = forfeit(match, calendar, now);
        if (forfeit.isPresent() && places.silent(match)) {
            repository.lookAgain(match, now.plus(WHILE_SILENT));
        } else if (forfeit.isPresent()) {
            ledger.enter(match, match.game().act(forfeit.get()));
        } else {
            remind(match, calendar, now);
        }
    }

    private Optional<HostAct.Forfeit> forfeit(Match match, Calendar calendar, Instant now) {
        return match.clock()
                .flagged(now, calendar)
                .filter(seat -> !match.player(seat).computer())
                .map(seat -> new HostAct.Forfeit(seat, HostAct.Forfeit.Cause.TIME))
                .or(() -> match.toMove()
                        .filter(seat -> absentees.abandoned(match, now))
                        .map(seat -> new HostAct.Forfeit(seat, HostAct.Forfeit.Cause.LEFT)));
    }

    /** Reminds the player to move if that is due, else plans the next look. */
    private void remind(Match match, Calendar calendar, Instant now) {
        Clock matchClock = match.clock();
        Optional<Reminders> reminders = match.playerToMove()
                .map(player -> new Reminders(
                        matchClock, calendar, preferences.of(player).time()));
        Optional<Integer> due = reminders.flatMap(all -> all.due(now));
        if (due.isPresent()) {
            Match reminded = match.with(matchClock.reminded(due.get()));
            ledger.store(match, reminded, List.of(reminded.notice(Notice.Kind.REMINDER)));
            return;
        }
        Instant next = Stream.of(
                        matchClock.deadline(calendar),
                        reminders.flatMap(all -> all.next(now)),
                        Optional.of(now.plus(LONGEST_WITHOUT_LOOK)))
                .flatMap(Optional::stream)
                .min(Instant::compareTo)
                .orElseThrow();
        repository.lookAgain(match, next);
    }
}
