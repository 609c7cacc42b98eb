package dolmen.bot.cli.solve;

import dolmen.rules.solve.Tally;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.IntStream;

/** What a solution comes to, in lines. */
record Report(PrintWriter out) {
    private static final double PERCENT = 100;

    /** Who wins from the start, and how. */
    void start(Solution<?> solution) {
        out.println("%s: %s".formatted(solution.variant(), Solution.words(solution.start())));
        var line = solution.mainLine();
        if (!line.isEmpty()) {
            out.println("main line: " + String.join(" ", line));
        }
    }

    /** How many positions there are of each kind. */
    void count(Tally tally) {
        long all = tally.won() + tally.lost() + tally.drawn();
        out.println("positions: %s; the player to move wins %s, loses %s and draws %s"
                .formatted(number(all), share(tally.won(), all), share(tally.lost(), all), share(tally.drawn(), all)));
    }

    /** How many positions are decided in how many plies. */
    void distances(Tally tally) {
        IntStream.rangeClosed(0, tally.longest())
                .forEach(plies -> out.println("%d\t%d".formatted(plies, tally.decidedIn(plies))));
    }

    /** What becomes of each beginning. */
    void layouts(Solution<?> solution) {
        solution.layouts().forEach((layout, verdict) -> out.println("%s\t%s".formatted(layout, verdict)));
    }

    private static String share(long some, long all) {
        return "%s (%s %%)"
                .formatted(number(some), String.format(Locale.ROOT, "%.1f", PERCENT * some / Math.max(1, all)));
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
