package dolmen.bot.lab.search;

import dolmen.bot.console.LineOfPlay;
import dolmen.bot.solved.SolvedTables;
import dolmen.rules.GameRegistry;
import dolmen.rules.OpenPosition;
import dolmen.rules.Variant;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.MonteCarlo;
import dolmen.rules.search.Strategy;
import dolmen.rules.solve.Perfect;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options of the engine. Immutable.
 *
 * @param megabytes the memory of alpha-beta's table, in MiB
 * @param tables perfect play of solved variants
 */
record EngineOptions(GameRegistry games, int megabytes, Map<Variant, Perfect> tables) {
    private static final int USUAL_MEGABYTES = 4;
    private static final int MOST_MEGABYTES = 1024;
    private static final int BYTES_OF_MEGABYTE = 1 << 20;
    private static final Pattern HASH = Pattern.compile("setoption\\s+name\\s+Hash\\s+value\\s+([1-9]\\d{0,3})");
    private static final Pattern TABLES = Pattern.compile("setoption\\s+name\\s+Tables\\s+value\\s+(\\S.*)");

    /** The result of a line that sets an option. */
    sealed interface Change {

        /** The options are changed. */
        record Made(EngineOptions options) implements Change {}

        /** The options stay as they are; the reason is a clause. */
        record Refused(String why) implements Change {}
    }

    /** The options at the start. */
    static EngineOptions usual(GameRegistry games) {
        return new EngineOptions(games, USUAL_MEGABYTES, Map.of());
    }

    /** The lines that offer the options. */
    static List<String> offers() {
        return List.of(
                "option name Hash type spin default %d min 1 max %d".formatted(USUAL_MEGABYTES, mostMegabytes()),
                "option name Tables type string default <empty>");
    }

    /** Half of the heap, so that the rest of the process has the other half. */
    private static long mostMegabytes() {
        return Math.clamp(Runtime.getRuntime().maxMemory() / 2 / BYTES_OF_MEGABYTE, 1, MOST_MEGABYTES);
    }

    /** The options after a line that sets one of them. */
    Change with(String line) {
        Matcher hash = HASH.matcher(line);
        if (hash.matches() && Integer.parseInt(hash.group(1)) <= mostMegabytes()) {
            return new Change.Made(new EngineOptions(games, Integer.parseInt(hash.group(1)), tables));
        }
        Matcher folder = TABLES.matcher(line);
        if (!folder.matches()) {
            return new Change.Refused(
                    "expected: setoption name Hash value MB, 1 to %d, or setoption name Tables value FOLDER"
                            .formatted(mostMegabytes()));
        }
        try {
            return new Change.Made(
                    new EngineOptions(games, megabytes, new SolvedTables(Path.of(folder.group(1))).players(games)));
        } catch (IOException | InvalidPathException unusable) {
            return new Change.Refused("the tables cannot be used: " + unusable.getMessage());
        }
    }

    /** The player of a line: a table, else a search. */
    Strategy strategy(LineOfPlay<?> line) {
        return Optional.<Strategy>ofNullable(tables.get(line.variant()))
                .orElseGet(() -> line.standing().position() instanceof OpenPosition<?>
                        ? AlphaBeta.within(megabytes)
                        : new MonteCarlo());
    }
}
