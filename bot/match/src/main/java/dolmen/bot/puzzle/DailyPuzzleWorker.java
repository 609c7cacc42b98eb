package dolmen.bot.puzzle;

import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.puzzle.DailyAnnouncer.Posting;
import dolmen.bot.puzzle.DailyAnnouncer.Stage;
import dolmen.bot.puzzle.DailyPuzzles.Due;
import dolmen.bot.puzzle.DailyPuzzles.Posted;
import dolmen.bot.puzzle.DailyPuzzles.Tally;
import dolmen.bot.survival.Pass;
import dolmen.rules.puzzle.Puzzle;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Posts the puzzle of the day on every server that wants it, once a day, and keeps the results below its message. After
 * a week of puzzles without an attempt a server has no more of them until a member attempts the last one. If the host
 * was down for several days, it posts only the latest puzzle.
 *
 * <p>For one thread at a time.
 */
public final class DailyPuzzleWorker {
    private static final Logger log = LoggerFactory.getLogger(DailyPuzzleWorker.class);
    private static final int BATCH = 100;

    /** The number of puzzles in a row without any attempt after which no more are posted. */
    private static final int PATIENCE = 7;

    private static final Duration PAUSE = Duration.ofMinutes(5);
    private static final Duration PAUSE_WHILE_BARRED = Duration.ofHours(1);

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
        LocalDate today = PuzzleBook.dayAt(clock.instant());
        Optional<Puzzle> puzzle = book.ofDay(today);
        Optional<Posted> latest = puzzles.latest(due.server());
        if (puzzle.isEmpty()) {
            puzzles.next(due, morningAfter(today));
        } else if (latest.isEmpty()) {
            post(due, puzzle.get(), today, 0);
        } else {
            follow(due, latest.get(), puzzle.get(), today);
        }
    }

    private void follow(Due due, Posted latest, Puzzle puzzle, LocalDate today) {
        Tally tally = tally(due, latest);
        int unanswered = tally.attempted() > 0 ? 0 : StrictMath.min(latest.unanswered() + 1, PATIENCE);
        Stage stage = stage(latest, unanswered, today);
        boolean isRested = stage == Stage.RESTING && latest.unanswered() == PATIENCE;
        if (!isRested && !isTold(due, latest, tally, stage)) {
            puzzles.next(due, after(PAUSE));
            return;
        }
        switch (stage) {
            case OPEN -> puzzles.next(due, morningAfter(today));
            case OVER -> post(due, puzzle, today, unanswered);
            case RESTING -> {
                puzzles.count(due.server(), latest, PATIENCE);
                puzzles.next(due, morningAfter(today));
            }
        }
    }

    private Tally tally(Due due, Posted posted) {
        return puzzles.tally(due.server(), posted.puzzle(), PuzzleBook.beginningOf(posted.day()));
    }

    private static Stage stage(Posted latest, int unanswered, LocalDate today) {
        if (!latest.day().isBefore(today)) {
            return Stage.OPEN;
        }
        return unanswered < PATIENCE ? Stage.OVER : Stage.RESTING;
    }

    private static Instant morningAfter(LocalDate day) {
        return PuzzleBook.beginningOf(day.plusDays(1));
    }

    /** False if the attempt should be repeated. A message that cannot be edited does not delay the new puzzle. */
    private boolean isTold(Due due, Posted latest, Tally tally, Stage stage) {
        Optional<Posting> update = book.numbered(latest.puzzle())
                .map(puzzle -> announcer.update(due.server(), latest, puzzle, tally, stage));
        if (update.isPresent() && update.get() instanceof Posting.Later(String why)) {
            log.info("Could not update the daily puzzle on server {} yet: {}", due.server(), why);
            return false;
        }
        return true;
    }

    private void post(Due due, Puzzle puzzle, LocalDate today, int unanswered) {
        switch (announcer.post(due.server(), due.channel(), puzzle, since(today), nonce(due, today))) {
            case Posting.Written(var message) -> {
                var posted = new Posted(today, puzzle.number(), due.channel(), message, unanswered);
                puzzles.posted(due.server(), posted);
                boolean isAttempted = tally(due, posted).attempted() > 0;
                puzzles.next(due, isAttempted ? clock.instant() : morningAfter(today));
            }
            case Posting.Later(String why) -> {
                log.debug("Could not post the daily puzzle on server {} yet: {}", due.server(), why);
                puzzles.next(due, after(PAUSE));
            }
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

    /** A time before any message of the day, also if this clock is fast. */
    private static Instant since(LocalDate day) {
        return PuzzleBook.beginningOf(day).minus(Duration.ofHours(1));
    }

    /** The nonce of the day's message; Discord accepts up to 25 characters. */
    private static String nonce(Due due, LocalDate today) {
        return "p%s.%d".formatted(Long.toUnsignedString(due.server().value(), Character.MAX_RADIX), today.toEpochDay());
    }
}
