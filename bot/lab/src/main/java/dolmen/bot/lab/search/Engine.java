package dolmen.bot.lab.search;

import dolmen.bot.console.LineOfPlay;
import dolmen.bot.console.LineOfPlayReader;
import dolmen.rules.GameRegistry;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The engine behind the line protocol. It searches in its own thread, so it can read lines meanwhile. Only one thread
 * may pass lines to it.
 */
final class Engine {
    private final LineOfPlayReader reader;
    private final PrintWriter out;
    private final LongSupplier nanoTime;
    private EngineOptions options;
    private Optional<LineOfPlay<?>> position = Optional.empty();
    private Optional<RunningSearch> thinking = Optional.empty();

    Engine(GameRegistry games, PrintWriter out, LongSupplier nanoTime) {
        this.options = EngineOptions.usual(games);
        this.reader = new LineOfPlayReader(games);
        this.out = out;
        this.nanoTime = nanoTime;
    }

    /** Answers one line. */
    void hear(String line) throws InterruptedException {
        List<String> words = List.of(line.split("\\s+"));
        switch (words.getFirst()) {
            case "" -> {}
            case "uci" -> introduce();
            case "isready" -> say("readyok");
            case "ucinewgame" -> {}
            case "stop" -> stop();
            case "setoption" -> whileIdle(() -> setOption(line));
            case "position" -> whileIdle(() -> setPosition(words));
            case "go" -> whileIdle(() -> go(words));
            default -> refuse("unknown command \"%s\"".formatted(words.getFirst()));
        }
    }

    private void introduce() {
        say("id name Dolmen");
        say("id author the authors of Dolmen");
        EngineOptions.offers().forEach(this::say);
        say("uciok");
    }

    /** Ends the current search, if there is one, and waits until its move is written. */
    void stop() throws InterruptedException {
        if (thinking.isPresent()) {
            thinking.get().stop();
            thinking = Optional.empty();
        }
    }

    /** Waits until the current search reaches its limit; ends a search without a limit. */
    void finish() throws InterruptedException {
        if (thinking.isPresent()) {
            thinking.get().finish();
        }
    }

    private void whileIdle(Runnable change) {
        if (thinking.filter(RunningSearch::goesOn).isPresent()) {
            refuse("a search is running; send stop first");
        } else {
            change.run();
        }
    }

    private void setOption(String line) {
        switch (options.with(line)) {
            case EngineOptions.Change.Made(EngineOptions changed) -> options = changed;
            case EngineOptions.Change.Refused(String why) -> refuse(why);
        }
    }

    private void setPosition(List<String> words) {
        boolean moved = words.size() > 2;
        if (words.size() < 2 || (moved && !words.get(2).equals("moves"))) {
            refuse("expected: position VARIANT [moves MOVE ...]");
            return;
        }
        switch (reader.read(words.get(1), moved ? words.subList(3, words.size()) : List.of())) {
            case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> position = Optional.of(line);
            case LineOfPlay.Result.Refused(String why) -> refuse(why);
        }
    }

    private void go(List<String> words) {
        Optional<Limit> limit = Limit.read(words);
        if (limit.isEmpty()) {
            refuse("expected: go nodes N, go movetime MS, go depth N or go infinite");
        } else if (position.isEmpty()) {
            refuse("there is no position yet");
        } else {
            think(position.get(), limit.get());
        }
    }

    private void think(LineOfPlay<?> line, Limit limit) {
        switch (line.standing().position().turn()) {
            case Turn.ToMove seat
            when limit instanceof Limit.Depth && !(line.standing().position() instanceof OpenPosition<?>) ->
                refuse("there is no depth with hidden cards; use nodes, movetime or infinite");
            case Turn.ToMove seat ->
                thinking = Optional.of(RunningSearch.start(line, limit, options.strategy(line), nanoTime, this::say));
            case Turn.Chance chance -> refuse("chance is to act");
            case Turn.Over over -> refuse("the game is over");
        }
    }

    private void refuse(String why) {
        say("error " + why);
    }

    /** Writes a whole line; the lines of two threads do not mix. */
    private synchronized void say(String line) {
        out.println(line);
        out.flush();
    }
}
