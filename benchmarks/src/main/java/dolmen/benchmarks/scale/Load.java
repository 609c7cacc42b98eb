package dolmen.benchmarks.scale;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Many matches, in which people move as fast as they are answered, or at a given rate. People whose match has ended
 * start another one, which does not count as a turn.
 */
final class Load {
    /** A turn is a piece, a target and a confirmation, or a suggestion, a command and a confirmation. */
    static final int INTERACTIONS_A_TURN = 3;

    private static final Duration LONGEST = Duration.ofMinutes(1);

    private final BlockingQueue<Opponents> waiting;
    private final Random random = new Random(17);

    Load(List<Opponents> matches) {
        this.waiting = new ArrayBlockingQueue<>(matches.size(), false, matches);
    }

    /**
     * The measurements of a load, as people see it.
     *
     * @param took the duration with the turns that were unfinished at the end
     * @param inTime the number of turns that were shown before the end
     * @param turns all turns
     * @param late the number of turns that waited for a free match
     */
    record Seen(Duration lasting, Duration took, long inTime, List<Opponents.Turn> turns, long late) {}

    /** Runs a closed load: a fixed number of people who never wait. */
    Seen closed(Duration lasting, int people) {
        var turns = new ConcurrentLinkedQueue<Opponents.Turn>();
        var inTime = new ConcurrentLinkedQueue<Opponents.Turn>();
        Instant begun = Instant.now();
        Instant end = begun.plus(lasting);
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int person = 0; person < people; person++) {
                crowd.execute(() -> {
                    while (Instant.now().isBefore(end)) {
                        playOne(turns, inTime, end);
                    }
                });
            }
        }
        return new Seen(lasting, Duration.between(begun, Instant.now()), inTime.size(), List.copyOf(turns), 0);
    }

    /**
     * Runs an open load: people arrive at a mean rate of interactions a second, regardless of others' waiting times.
     */
    Seen open(Duration lasting, double interactions) throws InterruptedException {
        var turns = new ConcurrentLinkedQueue<Opponents.Turn>();
        var inTime = new ConcurrentLinkedQueue<Opponents.Turn>();
        double turnsASecond = interactions / INTERACTIONS_A_TURN;
        Instant begun = Instant.now();
        Instant end = begun.plus(lasting);
        Instant next = Instant.now();
        long late = 0;
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            while (next.isBefore(end)) {
                Thread.sleep(
                        Duration.between(Instant.now(), next).isNegative()
                                ? Duration.ZERO
                                : Duration.between(Instant.now(), next));
                late += waiting.isEmpty() ? 1 : 0;
                crowd.execute(() -> playOne(turns, inTime, end));
                next = next.plusNanos(Math.round(-1e9 * Math.log(1 - random.nextDouble()) / turnsASecond));
            }
        }
        return new Seen(lasting, Duration.between(begun, Instant.now()), inTime.size(), List.copyOf(turns), late);
    }

    private void playOne(Queue<Opponents.Turn> turns, Queue<Opponents.Turn> inTime, Instant end) {
        try {
            Opponents match = waiting.poll(LONGEST.toSeconds(), TimeUnit.SECONDS);
            if (match == null) {
                return;
            }
            Opponents.Turn turn = match.play();
            if (match.over()) {
                waiting.add(match.again().orElse(match));
            } else {
                waiting.add(match);
                turns.add(turn);
                if (turn.shown().isPresent() && Instant.now().isBefore(end)) {
                    inTime.add(turn);
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
