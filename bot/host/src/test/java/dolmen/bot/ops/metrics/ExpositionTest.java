package dolmen.bot.ops.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ExpositionTest {

    @Test
    void a_family_of_two_hosts_appears_once_with_the_series_of_both() {
        String together = Exposition.together(List.of(
                "# HELP boards Boards\n# TYPE boards gauge\nboards{host=\"0/2\"} 1.0\n# TYPE heap gauge\nheap 5.0\n",
                "# HELP boards Boards\n# TYPE boards gauge\nboards{host=\"1/2\"} 2.0\n# TYPE heap gauge\nheap 6.0\n"));

        assertThat(together).isEqualTo("""
                # HELP boards Boards
                # TYPE boards gauge
                boards{host="0/2"} 1.0
                boards{host="1/2"} 2.0
                # TYPE heap gauge
                heap 5.0
                """);
    }

    @Test
    void metrics_of_a_host_have_its_name_and_those_of_the_process_have_none() {
        try (var metrics = new Metrics(InstantSource.system(), Optional.of("3/16"))) {
            assertThat(metrics.text().lines().filter(line -> !line.startsWith("#")))
                    .allSatisfy(
                            line -> assertThat(line.contains("host=\"3/16\"")).isEqualTo(line.startsWith("dolmen")));
        }
    }
}
