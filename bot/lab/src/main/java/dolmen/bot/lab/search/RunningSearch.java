package dolmen.bot.lab.search;

import dolmen.bot.console.LineOfPlay;
import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import dolmen.rules.search.Thought;
import dolmen.rules.search.Value;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * A search of the engine, in its own thread.
 *
 * @param endless true if the search has no limit
 * @param stopped set to end the search before its limit
 * @param done set before the move is written, since the reader may request another search at once
 */
record RunningSearch(Thread thread, boolean endless, AtomicBoolean stopped, AtomicBoolean done) {
    private static final long SEED = 1;
    private static final long NANOS = 1_000_000_000;

    static <M extends Move> RunningSearch start(
            LineOfPlay<M> line, Limit limit, Strategy strategy, LongSupplier nanoTime, Consumer<String> out) {
        var stopped = new AtomicBoolean();
        Budget budget = limit.budget(nanoTime).orUntil(stopped::get);
        var done = new AtomicBoolean();
        Thread thread = Thread.ofPlatform().name("engine").start(() -> {
            String best = think(line, budget, strategy, nanoTime, out);
            done.set(true);
            out.accept("bestmove " + best);
        });
        return new RunningSearch(thread, limit instanceof Limit.None, stopped, done);
    }

    private static <M extends Move> String think(
            LineOfPlay<M> line, Budget budget, Strategy strategy, LongSupplier nanoTime, Consumer<String> out) {
        var standing = line.standing();
        if (!(standing.position().turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        var situation = new Situation<>(
                line.variant(),
                standing.position().seenBy(seat),
                standing.game().evaluation(line.variant()),
                line.past());
        long begun = nanoTime.getAsLong();
        Notation<M> notation = standing.game().notation();
        Consumer<Thought<M>> tell = better -> out.accept(told(better, notation, nanoTime.getAsLong() - begun));
        var last = new AtomicReference<Thought<M>>();
        Thought<M> thought = strategy.think(situation, budget, new SplittableRandom(SEED), better -> {
            last.set(better);
            tell.accept(better);
        });
        if (!thought.equals(last.get())) {
            tell.accept(thought);
        }
        return notation.write(thought.move());
    }

    private static <M extends Move> String told(Thought<M> thought, Notation<M> notation, long nanos) {
        return "info depth %d nodes %d nps %d score %s pv %s"
                .formatted(
                        thought.depth(),
                        thought.nodes(),
                        thought.nodes() * NANOS / Math.max(1, nanos),
                        score(thought.value()),
                        thought.line().stream().map(notation::write).collect(Collectors.joining(" ")));
    }

    /** The value in hundredths, or the number of plies to a win; negative if the position is lost. */
    private static String score(int value) {
        var end = Value.pliesToEnd(value);
        return end.isPresent() ? "win " + end.getAsInt() : "cp " + value;
    }

    boolean goesOn() {
        return !done.get() && thread.isAlive();
    }

    void finish() throws InterruptedException {
        stopped.compareAndSet(false, endless);
        thread.join();
    }

    void stop() throws InterruptedException {
        stopped.set(true);
        thread.join();
    }
}
