package dolmen.benchmarks.delivery;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The matches of one server, which are played concurrently. */
record Society(List<RandomDuel> duels) {
    /**
     * Plays all matches for a time, with the players' thinking time before each move.
     *
     * @return the delay of each board
     */
    List<Duration> play(Duration lasting, Duration thought) throws InterruptedException, ExecutionException {
        Instant end = Instant.now().plus(lasting);
        try (var players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<List<Duration>>> playing = duels.stream()
                    .<Callable<List<Duration>>>map(duel -> () -> play(duel, end, thought))
                    .toList();
            var delays = new ArrayList<Duration>();
            for (Future<List<Duration>> played : players.invokeAll(playing)) {
                delays.addAll(played.get());
            }
            return delays;
        }
    }

    private static List<Duration> play(RandomDuel duel, Instant end, Duration thought) throws InterruptedException {
        var delays = new ArrayList<Duration>();
        Thread.sleep(thought.multipliedBy(Math.floorMod(duel.hashCode(), 100)).dividedBy(100));
        while (duel.live() && Instant.now().isBefore(end)) {
            delays.add(duel.move());
            Thread.sleep(thought);
        }
        return delays;
    }
}
