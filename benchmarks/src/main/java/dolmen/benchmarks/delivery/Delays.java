package dolmen.benchmarks.delivery;

import java.time.Duration;
import java.util.List;

/**
 * The delays of boards, from the player's command to the board in its thread.
 *
 * @param sorted the delays, the shortest first
 */
record Delays(List<Duration> sorted) {
    static Delays of(List<Duration> delays) {
        return new Delays(delays.stream().sorted().toList());
    }

    /** The header of the table. */
    static String head() {
        return """
                | while | boards | a second | median, ms | 99 of 100 within, ms | worst, ms |
                |---|---:|---:|---:|---:|---:|
                """;
    }

    /** One line of the table. */
    String line(String occasion, Duration lasting) {
        return "| %s | %,d | %.1f | %,d | %,d | %,d |%n"
                .formatted(
                        occasion,
                        sorted.size(),
                        1_000.0 * sorted.size() / lasting.toMillis(),
                        percentile(50),
                        percentile(99),
                        percentile(100));
    }

    private long percentile(int percent) {
        return sorted.isEmpty()
                ? 0
                : sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100))
                        .toMillis();
    }
}
