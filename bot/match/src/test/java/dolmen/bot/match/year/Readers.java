package dolmen.bot.match.year;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.host.HostAct;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** The place of notices, as unreliable as any: it fails, and the host may end before it records a delivery. */
final class Readers implements Announcer {
    static final String READ = "message";
    private static final double HICCUP = 0.03;

    /** Ends the process here and now: nothing survives it. */
    static final class Crash extends InternalError {
        private static final long serialVersionUID = 1;
    }

    private final Tally tally;
    private final Map<PlayerId, Person> people;
    private final InstantSource clock;
    private final Random random;
    private final Consumer<MatchId> posted;
    private final Map<MatchId, Reading> threads = new HashMap<>();
    boolean reachable = true;
    boolean crashing;

    /** @param posted told of every board that the host knows to be posted */
    Readers(Tally tally, Map<PlayerId, Person> people, InstantSource clock, Random random, Consumer<MatchId> posted) {
        this.tally = tally;
        this.people = people;
        this.clock = clock;
        this.random = random;
        this.posted = posted;
    }

    /** The messages of a match that have been read. */
    private static final class Reading {
        private final Set<String> nonces = new HashSet<>();
        private final Set<Integer> resumed = new HashSet<>();
        private final Set<String> reminded = new HashSet<>();
        private int lastRevision = -1;
        private int turn;
        private int calledIn = -1;
        private boolean anotherActed;
        private Notice.Kind last = Notice.Kind.REQUEST;
        private int lastBoard = -1;
    }

    private Reading of(MatchId match) {
        return threads.computeIfAbsent(match, id -> new Reading());
    }

    /** Reports a change of the match: perhaps another turn has begun, or time runs on. */
    void changed(Match before, Match after) {
        Reading thread = of(after.id());
        boolean actNow = after.ply() > before.ply() && after.game().lastAct().isPresent();
        boolean takenBack = actNow && after.game().lastAct().orElseThrow() instanceof HostAct.TakeBack;
        if (!before.toMove().equals(after.toMove()) || takenBack) {
            thread.turn++;
            thread.anotherActed = false;
        } else if (actNow) {
            thread.anotherActed = true;
        }
        if (before.clock().stopped() && !after.clock().stopped() && after.ply() == before.ply()) {
            thread.resumed.add(after.revision());
        }
    }

    @Override
    public Delivery deliver(Match match, Notice notice) {
        if (overtaken(match, notice)) {
            return new Delivery.Delivered("overtaken");
        }
        if (!reachable || random.nextDouble() < HICCUP) {
            tally.count("deliveries that failed");
            return new Delivery.Later("no connection");
        }
        Reading thread = of(match.id());
        if (thread.nonces.add(notice.nonce())) {
            read(thread, match, notice);
        } else {
            tally.count("deliveries repeated after a crash, read once");
        }
        if (crashing) {
            crashing = false;
            throw new Crash();
        }
        if (notice.kind() == Notice.Kind.BOARD) {
            posted.accept(match.id());
        }
        return new Delivery.Delivered(READ);
    }

    /** True if a request is closed, or time no longer runs; boards and results are replaced by later ones only. */
    private static boolean overtaken(Match match, Notice notice) {
        return switch (notice.kind()) {
            case BOARD, RESULT -> false;
            case REQUEST -> match.request().filter(Request::stands).isEmpty();
            case REMINDER -> match.clock().stopped();
        };
    }

    private void read(Reading thread, Match match, Notice notice) {
        tally.count("messages read: " + notice.kind().name().toLowerCase(Locale.ROOT));
        if (notice.revision() <= thread.lastRevision) {
            tally.fault("%s was read after revision %d".formatted(notice, thread.lastRevision));
        }
        thread.lastRevision = notice.revision();
        thread.last = notice.kind();
        switch (notice.kind()) {
            case BOARD -> called(thread, match, notice);
            case REMINDER -> reminded(thread, match, notice);
            case REQUEST -> {}
            case RESULT -> {
                if (match.live()) {
                    tally.fault("%s tells the end of a match that goes on".formatted(notice));
                }
            }
        }
    }

    private void called(Reading thread, Match match, Notice notice) {
        thread.lastBoard = notice.ply();
        if (notice.ply() != match.turnBegan()) {
            tally.fault("%s shows a turn that is over".formatted(notice));
        }
        if (thread.calledIn == thread.turn) {
            if (!thread.anotherActed) {
                tally.fault("%s calls a second time in one turn".formatted(notice));
            }
            tally.count("boards again in one turn, since another had given up");
        }
        thread.calledIn = thread.turn;
    }

    private void reminded(Reading thread, Match match, Notice notice) {
        Instant now = clock.instant();
        Person person = Objects.requireNonNull(people.get(match.playerToMove().orElseThrow()));
        if (person.sleeps(now)) {
            tally.fault("%s disturbs at %s in %s".formatted(notice, now, person.wishes));
        }
        if (thread.resumed.contains(notice.revision())) {
            tally.count("reminders that a pause is over");
        } else if (!thread.reminded.add(
                thread.turn + " " + match.clock().running().orElseThrow().reminded())) {
            tally.fault("%s was doubled".formatted(notice));
        }
    }

    /** At the end, checks that everything that happened can be read. */
    void finish(Match match) {
        Reading thread = of(match.id());
        if (match.live() ? thread.lastBoard < match.turnBegan() : thread.last != Notice.Kind.RESULT) {
            tally.fault(
                    "of match %s only %s and board %d were read".formatted(match.id(), thread.last, thread.lastBoard));
        }
    }
}
