package dolmen.bot.match;

import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.time.Calendar;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The only way to change a live match. It stores the next revision together with all consequences: moves of chance,
 * planned answers, clocks, the state of a request, and notices. Safe for use by many threads; of two concurrent changes
 * to a revision, one succeeds and the other is refused.
 */
public final class Ledger {
    private final MatchRepository repository;
    private final LiveMatches liveMatches;
    private final Answers planned;
    private final Calendars calendars;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final Runnable noticesOwed;

    /**
     * @param random the random source for chance; used by many threads
     * @param noticesOwed run after every change, once its notices are stored; returns at once
     */
    public Ledger(
            MatchRepository repository,
            LiveMatches liveMatches,
            Answers planned,
            Calendars calendars,
            InstantSource clock,
            RandomGenerator random,
            Runnable noticesOwed) {
        this.repository = repository;
        this.liveMatches = liveMatches;
        this.planned = planned;
        this.calendars = calendars;
        this.clock = clock;
        this.random = random;
        this.noticesOwed = noticesOwed;
    }

    /** Stores the match after a turn, a part of a turn or an act, and after all ready answers. */
    public PlayResult enter(Match before, HostedGame<?> entered) {
        Instant now = now(before);
        calendars.hostWasReached(before, now);
        HostedGame<?> game = entered.playChance(random);
        Match after = before.after(game, calendars.after(before, game, now), request(before, game), now);
        int runBegan = after.runFrom().orElse(before.turnBegan());
        for (HostedGame<?> answer : planned.ready(after)) {
            HostedGame<?> next = answer.playChance(random);
            after = after.answered(next, calendars.after(after, next, now), runBegan);
        }
        return store(before, after, owed(before, after));
    }

    /**
     * Plays an answer that became ready while the turn before it was being played; false if there is none. No answer is
     * played during a pause.
     */
    public boolean answer(Match match) {
        Optional<HostedGame<?>> answer = match.clock().stopped()
                ? Optional.empty()
                : planned.ready(match).stream().findFirst();
        answer.ifPresent(game -> enter(match, game));
        return answer.isPresent();
    }

    /** Stores the match after any other change. */
    public PlayResult store(Match before, Match after, List<Notice> owed) {
        boolean stored = repository.replace(before, after, owed);
        if (!stored) {
            return new PlayResult.Refused(
                    new MatchRefusal.Stale(liveMatches.find(before.id()).orElse(before)));
        }
        liveMatches.stored(after);
        noticesOwed.run();
        return new PlayResult.Played(after);
    }

    /** Starts the clock of the seat to move. */
    public void startClock(Match match) {
        store(match, match.with(calendars.after(match, match.game(), now())), List.of());
    }

    /** Stops the clock in the middle of a turn. */
    PlayResult stopClock(Match match) {
        Instant now = now();
        calendars.hostWasReached(match, now);
        return store(match, match.agreedOn(match.clock().stop(now, calendars.of(match))), List.of());
    }

    /**
     * Enters that there are hints. Nobody is called, and the posted board stays unchanged: the message of the request
     * shows an agreement, and in practice the one who asks knows.
     */
    public PlayResult allowHints(Match match) {
        Instant now = now(match);
        calendars.hostWasReached(match, now);
        return store(match, match.agreedOn(match.game().act(new HostAct.AgreedHints()), now), List.of());
    }

    /** Restarts the clock, and notifies the player to move. */
    PlayResult resumeClock(Match match) {
        Match resumed = match.with(match.clock().resume(now()));
        return store(match, resumed, List.of(resumed.notice(Notice.Kind.REMINDER)));
    }

    private static Optional<Request> request(Match before, HostedGame<?> game) {
        return before.request()
                .filter(request -> game.live() && game.lastAct().isEmpty())
                .flatMap(request -> before.toMove().flatMap(request::afterTurnOf));
    }

    /**
     * The notices about a change. In the middle of a turn there are none: only the mover needs the board, and gets it
     * as a reply. While a computer player is to move there are none either, so that a turn and the answer to it are one
     * message.
     */
    private static List<Notice> owed(Match before, Match after) {
        if (after.amidTurn() || after.answersSoon()) {
            return List.of();
        }
        Notice notice = after.notice();
        return List.of(turnGoesOn(before, after) ? notice.withoutCall() : notice);
    }

    /**
     * True after an act that does not end the turn, such as a resignation out of turn; false after a take-back, whose
     * maker waits to move again.
     */
    private static boolean turnGoesOn(Match before, Match after) {
        return before.toMove().equals(after.toMove())
                && after.game()
                        .lastAct()
                        .filter(act -> !(act instanceof HostAct.TakeBack))
                        .isPresent();
    }

    /** The calendar of the player to move. */
    public Calendar calendar(Match match) {
        return calendars.of(match);
    }

    /** The current time, but never earlier than the last change, even if the machine's clock goes back. */
    Instant now(Match match) {
        Instant now = now();
        return now.isBefore(match.changedAt()) ? match.changedAt() : now;
    }

    /** The current time, rounded to the precision of the store, so that a cached match equals the stored one. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
