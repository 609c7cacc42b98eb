package dolmen.bot.lab.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongSupplier;

/** An engine in another process, which speaks the protocol of docs/engine.md. For one thread. */
final class EngineProcess implements AutoCloseable {
    private static final String BEST_MOVE = "bestmove ";
    private static final String ERROR = "error ";
    private static final int OF_HUNDRED = 99;

    private final Process process;
    private final PrintWriter to;
    private final BufferedReader from;
    private final LongSupplier nanoTime;
    private final List<Long> taken = new ArrayList<>();

    private EngineProcess(Process process, LongSupplier nanoTime) {
        this.process = process;
        this.to = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
        this.from = process.inputReader(StandardCharsets.UTF_8);
        this.nanoTime = nanoTime;
    }

    /**
     * Starts an engine.
     *
     * @param command the program and its arguments
     * @param nanoTime a clock for measuring, in nanoseconds
     */
    static EngineProcess start(List<String> command, LongSupplier nanoTime) throws IOException {
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        return new EngineProcess(builder.start(), nanoTime);
    }

    /**
     * The engine's move.
     *
     * @param position the line that gives the position
     * @param go the line that starts the search
     * @throws IOException if the engine refuses a line or ends
     */
    String bestMove(String position, String go) throws IOException {
        long begun = nanoTime.getAsLong();
        to.println(position);
        to.println(go);
        String line = from.readLine();
        while (line != null && !line.startsWith(BEST_MOVE)) {
            if (line.startsWith(ERROR)) {
                throw new IOException("the engine refused \"%s\": %s".formatted(position, line));
            }
            line = from.readLine();
        }
        if (line == null) {
            throw new IOException("the engine ended");
        }
        taken.add(nanoTime.getAsLong() - begun);
        return line.substring(BEST_MOVE.length()).strip();
    }

    /** The time within which 99 of 100 moves came, in milliseconds; 0 if there was none. */
    double slowestOfMost() {
        List<Long> sorted = new ArrayList<>(taken);
        Collections.sort(sorted);
        return sorted.isEmpty() ? 0 : sorted.get((sorted.size() - 1) * OF_HUNDRED / 100) / 1e6;
    }

    /** Ends the engine. */
    @Override
    public void close() {
        to.println("quit");
        process.destroy();
    }
}
