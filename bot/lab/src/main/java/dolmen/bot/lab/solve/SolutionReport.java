package dolmen.bot.lab.solve;

import dolmen.rules.solve.Census;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.IntStream;

/** A report of a solution in lines of text. */
record SolutionReport(PrintWriter out) {
    private static final double PERCENT = 100;

    /** Writes the winner from the start, and the length of the game. */
    void start(SolvedTable<?> solution) {
        out.println("%s: %s".formatted(solution.variant(), SolvedTable.words(solution.start())));
        var line = solution.mainLine();
        if (!line.isEmpty()) {
            out.println("main line: " + String.join(" ", line));
        }
    }

    /** Writes the numbers of won, lost and drawn positions. */
    void count(Census census) {
        long all = census.won() + census.lost() + census.drawn();
        out.println("positions: %s; the player to move wins %s, loses %s and draws %s"
                .formatted(
                        number(all), share(census.won(), all), share(census.lost(), all), share(census.drawn(), all)));
    }

    /** Writes the number of positions decided in each number of plies. */
    void distances(Census census) {
        IntStream.rangeClosed(0, census.longest())
                .forEach(plies -> out.println("%d\t%d".formatted(plies, census.decidedIn(plies))));
    }

    /** Writes the outcome of each layout. */
    void layouts(SolvedTable<?> solution) {
        solution.layouts().forEach((layout, fate) -> out.println("%s\t%s".formatted(layout, fate)));
    }

    private static String share(long some, long all) {
        return "%s (%s %%)"
                .formatted(number(some), String.format(Locale.ROOT, "%.1f", PERCENT * some / Math.max(1, all)));
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
