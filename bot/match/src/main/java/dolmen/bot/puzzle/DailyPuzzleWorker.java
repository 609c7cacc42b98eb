package dolmen.bot.puzzle;

import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.puzzle.DailyAnnouncer.Posting;
import dolmen.bot.puzzle.DailyPuzzles.Due;
import dolmen.bot.puzzle.DailyPuzzles.Posted;
import dolmen.bot.survival.Pass;
import dolmen.rules.puzzle.Puzzle;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Posts the puzzle of the day on every server that wants it, once a day, and adds the number of solvers to the previous
 * puzzle's message. If the host was down for several days, it posts only the latest puzzle.
 *
 * <p>For one thread at a time.
 */
public final class DailyPuzzleWorker {
    private static final Logger log = LoggerFactory.getLogger(DailyPuzzleWorker.class);
    private static final int BATCH = 100;
    private static final Duration PAUSE = Duration.ofMinutes(5);
    private static final Duration PAUSE_WHILE_BARRED = Duration.ofHours(1);

    /** The time of the daily puzzle, in UTC. */
    private static final LocalTime MORNING = LocalTime.of(6, 0);

    private final DailyPuzzles puzzles;
    private final PuzzleBook book;
    private final PreferenceService preferences;
    private final DailyAnnouncer announcer;
    private final InstantSource clock;

    public DailyPuzzleWorker(
            DailyPuzzles puzzles,
            PuzzleBook book,
            PreferenceService preferences,
            DailyAnnouncer announcer,
            InstantSource clock) {
        this.puzzles = puzzles;
        this.book = book;
        this.preferences = preferences;
        this.announcer = announcer;
        this.clock = clock;
    }

    /** Attempts every due puzzle once; a failure does not delay the others. */
    public void postDue() {
        var pass = new Pass(log);
        puzzles.due(clock.instant(), BATCH)
                .forEach(due -> pass.attend(
                        "The daily puzzle of " + due.server(),
                        () -> attend(due),
                        failure -> puzzles.next(due, after(PAUSE))));
        pass.end();
    }

    private Instant after(Duration pause) {
        return clock.instant().plus(pause);
    }

    private void attend(Due due) {
        LocalDate today = clock.instant().atZone(ZoneOffset.UTC).toLocalDate();
        Optional<Posted> latest = puzzles.latest(due.server());
        Optional<Puzzle> puzzle = book.ofDay(today);
        if (puzzle.isEmpty()
                || latest.filter(before -> !before.day().isBefore(today)).isPresent()) {
            puzzles.next(due, morningAfter(today));
        } else if (concluded(due, latest)) {
            post(due, puzzle.get(), today);
        } else {
            puzzles.next(due, after(PAUSE));
        }
    }

    private static Instant morningAfter(LocalDate day) {
        return day.plusDays(1).atTime(MORNING).toInstant(ZoneOffset.UTC);
    }

    /** False if the attempt should be repeated. A message that cannot be edited does not delay the new puzzle. */
    private boolean concluded(Due due, Optional<Posted> latest) {
        return latest.flatMap(posted ->
                        book.numbered(posted.puzzle()).map(puzzle -> announcer.conclude(due.server(), posted, puzzle)))
                .filter(Posting.Later.class::isInstance)
                .isEmpty();
    }

    private void post(Due due, Puzzle puzzle, LocalDate today) {
        Instant midnight = today.atStartOfDay(ZoneOffset.UTC).toInstant();
        switch (announcer.post(due.server(), due.channel(), puzzle, midnight, nonce(due, today))) {
            case Posting.Written(var message) -> {
                puzzles.posted(due.server(), new Posted(today, puzzle.number(), due.channel(), message, 0));
                puzzles.next(due, morningAfter(today));
            }
            case Posting.Later(String why) -> puzzles.next(due, after(PAUSE));
            case Posting.Barred(String why) -> {
                log.info("Could not post the daily puzzle on server {}: {}", due.server(), why);
                puzzles.next(due, after(PAUSE_WHILE_BARRED));
            }
            case Posting.Gone(String why) -> {
                log.info("Turning off the daily puzzle of server {}: {}", due.server(), why);
                preferences.change(
                        due.server(),
                        before -> before.dailyPuzzle().equals(Optional.of(due.channel()))
                                ? before.withDailyPuzzle(Optional.empty())
                                : before);
            }
        }
    }

    /** The nonce of the day's message; Discord accepts up to 25 characters. */
    private static String nonce(Due due, LocalDate today) {
        return "p%s.%d".formatted(Long.toUnsignedString(due.server().value(), Character.MAX_RADIX), today.toEpochDay());
    }
}
