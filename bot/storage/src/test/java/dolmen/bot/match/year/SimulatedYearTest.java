package dolmen.bot.match.year;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code -Ddolmen.matches=10000} sets the number of matches. */
final class SimulatedYearTest {
    private static final int MATCHES = Integer.getInteger("dolmen.matches", 30);

    @Test
    void in_a_year_no_match_hangs_and_nobody_is_nagged_or_robbed_of_time(@TempDir Path folder) {
        var year = new SimulatedYear(MATCHES, folder.resolve("dolmen.db"));

        year.run();
        System.out.println(year.tally.table());

        assertThat(year.tally.faults).isEmpty();
        assertThat(year.tally.counts).containsEntry("matches begun", (long) MATCHES);
    }
}
