package dolmen.bot.puzzle;

import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.puzzle.DailyAnnouncer.Posting;
import dolmen.bot.puzzle.DailyAnnouncer.Stage;
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
 * Posts the puzzle of the day on every server that wants it, once a day, and keeps the results below its message. After
 * a week of puzzles without an attempt a server has no more of them until a member attempts one. If the host was down
 * for several days, it posts only the latest puzzle.
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
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        Optional<Posted> latest = puzzles.latest(due.server());
        Optional<Puzzle> puzzle = book.ofDay(today);
        int unanswered = latest.map(before -> unanswered(due, before)).orElse(0);
        boolean isRested =
                latest.filter(before -> before.unanswered() == PATIENCE).isPresent();
        Stage stage = stage(latest, unanswered);
        if (puzzle.isEmpty() || (stage == Stage.RESTING && isRested)) {
            puzzles.next(due, morningAfter(today));
        } else if (latest.isPresent() && !isTold(due, latest.get(), stage)) {
            puzzles.next(due, after(PAUSE));
        } else {
            switch (stage) {
                case OPEN -> latest.ifPresent(before -> puzzles.next(due, morningAfter(before.day())));
                case OVER -> post(due, puzzle.get(), today, unanswered);
                case RESTING -> {
                    latest.ifPresent(before -> puzzles.posted(due.server(), before.withUnanswered(PATIENCE)));
                    puzzles.next(due, morningAfter(today));
                }
            }
        }
    }

    /** The stage of the latest puzzle of a server. */
    private Stage stage(Optional<Posted> latest, int unanswered) {
        if (latest.filter(before -> clock.instant().isBefore(morningAfter(before.day())))
                .isPresent()) {
            return Stage.OPEN;
        }
        return unanswered < PATIENCE ? Stage.OVER : Stage.RESTING;
    }

    /** The number of puzzles up to the latest one that followed each other without any attempt. */
    private int unanswered(Due due, Posted latest) {
        boolean isNewChoice = due.since().equals(Instant.EPOCH);
        return isNewChoice || puzzles.attemptedSince(due.server(), midnight(latest.day()))
                ? 0
                : StrictMath.min(latest.unanswered() + 1, PATIENCE);
    }

    private static Instant midnight(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    /** The time of the puzzle of the day after the given one. */
    static Instant morningAfter(LocalDate day) {
        return day.plusDays(1).atTime(MORNING).toInstant(ZoneOffset.UTC);
    }

    /** False if the attempt should be repeated. A message that cannot be edited does not delay the new puzzle. */
    private boolean isTold(Due due, Posted latest, Stage stage) {
        return book.numbered(latest.puzzle())
                .map(puzzle -> announcer.update(
                        due.server(), latest, puzzle, puzzles.tally(due.server(), latest.puzzle()), stage))
                .filter(Posting.Later.class::isInstance)
                .isEmpty();
    }

    private void post(Due due, Puzzle puzzle, LocalDate today, int unanswered) {
        switch (announcer.post(due.server(), due.channel(), puzzle, midnight(today), nonce(due, today))) {
            case Posting.Written(var message) -> {
                puzzles.posted(due.server(), new Posted(today, puzzle.number(), due.channel(), message, unanswered));
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
