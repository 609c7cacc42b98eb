package dolmen.benchmarks.scale;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The report as tables in Markdown, with the median, minimum and maximum of the rounds. */
record Report(List<Measurement> readings) {
    /** All tables, load by load. */
    String text() {
        var text = new StringBuilder();
        for (String load : readings.stream().map(Measurement::load).distinct().toList()) {
            text.append("\n## ")
                    .append(load)
                    .append("\n\n")
                    .append(seen(load))
                    .append('\n')
                    .append(costs(load));
        }
        return text.toString();
    }

    private String seen(String load) {
        var table = new StringBuilder("""
                | | moves a second | acknowledgements a second | acknowledged: median, ms | 90 of 100 | 99 of 100 | moves on the board: median, ms | 90 of 100 | 99 of 100 | moves | failed |
                |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
                """);
        for (HostLayout layout : HostLayout.values()) {
            List<Measurement> rounds = rounds(layout, load);
            if (!rounds.isEmpty()) {
                table.append("| %s | %s | %s | %s | %s | %s | %s | %s | %s | %,d | %,d |%n"
                        .formatted(
                                layout,
                                spread(rounds, Measurement::movesASecond, "%.1f"),
                                spread(rounds, Measurement::acknowledgementsASecond, "%.1f"),
                                spread(rounds, one -> percentile(one.acknowledgements(), 50), "%,.0f"),
                                spread(rounds, one -> percentile(one.acknowledgements(), 90), "%,.0f"),
                                spread(rounds, one -> percentile(one.acknowledgements(), 99), "%,.0f"),
                                spread(rounds, one -> percentile(one.boards(), 50), "%,.0f"),
                                spread(rounds, one -> percentile(one.boards(), 90), "%,.0f"),
                                spread(rounds, one -> percentile(one.boards(), 99), "%,.0f"),
                                rounds.stream()
                                        .mapToLong(one -> one.boards().size())
                                        .sum(),
                                rounds.stream().mapToLong(Measurement::failed).sum()));
            }
        }
        return table.toString();
    }

    private String costs(String load) {
        var table = new StringBuilder("""
                | per move | host processes, ms | PostgreSQL, ms | local Discord, ms | people, ms | requests | statements | aborted transactions | memory of a process, MiB | processors busy with all of it | with other work |
                |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
                """);
        for (HostLayout layout : HostLayout.values()) {
            List<Measurement> rounds = rounds(layout, load);
            if (!rounds.isEmpty()) {
                table.append("| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |%n"
                        .formatted(
                                layout,
                                spread(rounds, one -> one.each(one.costs().hosts()), "%.0f"),
                                spread(rounds, one -> one.each(one.costs().database()), "%.0f"),
                                spread(rounds, one -> one.each(one.costs().discord()), "%.0f"),
                                spread(rounds, one -> one.each(one.costs().people()), "%.0f"),
                                spread(rounds, one -> one.each(one.costs().requests()), "%.1f"),
                                spread(rounds, one -> one.each(one.costs().statements()), "%.0f"),
                                spread(
                                        rounds,
                                        one -> one.each((double) one.costs().brokenOff()),
                                        "%.2f"),
                                spread(rounds, one -> one.resident() / 1_048_576.0, "%.0f"),
                                spread(
                                        rounds,
                                        one -> busy(one, one.costs().machine())
                                                - busy(one, one.costs().others()),
                                        "%.1f"),
                                spread(rounds, one -> busy(one, one.costs().others()), "%.1f")));
            }
        }
        return table.toString();
    }

    private static double busy(Measurement reading, Duration time) {
        return (double) time.toMillis() / reading.seen().took().toMillis();
    }

    private List<Measurement> rounds(HostLayout layout, String load) {
        return readings.stream()
                .filter(one -> one.layout() == layout && one.load().equals(load))
                .toList();
    }

    private static long percentile(List<Duration> times, int percent) {
        List<Duration> sorted = times.stream().sorted().toList();
        return sorted.isEmpty()
                ? 0
                : sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100))
                        .toMillis();
    }

    private static String spread(List<Measurement> rounds, ToDoubleFunction<Measurement> value, String format) {
        double[] sorted = rounds.stream().mapToDouble(value).sorted().toArray();
        String median = format.formatted(sorted[sorted.length / 2]);
        String least = format.formatted(sorted[0]);
        String most = format.formatted(sorted[sorted.length - 1]);
        return Arrays.stream(sorted).distinct().count() == 1 || least.equals(most)
                ? median
                : "%s (%s–%s)".formatted(median, least, most);
    }
}
