package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the handbook of operators says is measured is measured, on a host that is played on. */
final class MetricsTest {
    private static final Path HANDBOOK = Path.of("..", "docs", "operating.md");
    private static final Path DASHBOARD = Path.of("..", "deploy", "grafana", "dolmen.json");
    private static final Pattern ASKED = Pattern.compile("\\b(?:dolmen|jvm|process|cache)_[a-z_]+");
    private static final Pattern GROUPED = Pattern.compile("by \\(([a-z, ]+)\\)");
    private static final Pattern DOCUMENTED = Pattern.compile("(?m)^\\| `([a-z_]+)(?:\\{[^`]*})?` \\|");
    private static final Pattern SAMPLE = Pattern.compile("(?m)^([a-z_]+)(?:\\{(.*)})? (\\S+)$");

    /** These stand still as long as nothing goes wrong, or not much is stored; two heartbeats may take equally long. */
    private static final List<String> AT_REST = List.of(
            "dolmen_gateway_ping_seconds",
            "dolmen_backup_age_seconds",
            "dolmen_backup_failures",
            "dolmen_discord_rate_limited_total",
            "dolmen_gateway_reconnects_total",
            "dolmen_gateway_servers",
            "dolmen_matches_silent",
            "dolmen_notices_waiting",
            "dolmen_notices_oldest_seconds",
            "dolmen_uncaught_failures_total",
            "dolmen_worker_alive",
            "dolmen_worker_failures",
            "dolmen_worker_idle_seconds",
            "dolmen_database_bytes",
            "dolmen_database_damaged",
            "dolmen_database_free_bytes",
            "dolmen_database_wal_bytes",
            "dolmen_database_writable",
            "dolmen_interactions_in_flight");

    @Test
    void every_documented_measure_is_there_and_moves_and_nothing_else_is_named_dolmen() throws Exception {
        System.gc();
        try (var discord = new LocalDiscord()) {
            Map<String, Double> before = sums(discord);
            String thread = discord.begin("mausoleum");
            discord.play(thread, 1, "b3-g6", "h3-c6", "b4-g2", "c6-h3");
            discord.astrid.privately(thread, "move", "move", "b1-g4");
            discord.eventually(() -> assertThat(sums(discord))
                    .hasEntrySatisfying(
                            "dolmen_matches_ended", ended -> assertThat(ended).isOne()));
            trouble(discord, thread);
            makeAPause(discord);
            Map<String, Double> after = sums(discord);

            List<String> documented = DOCUMENTED
                    .matcher(Files.readString(HANDBOOK))
                    .results()
                    .map(match -> match.group(1))
                    .filter(name -> !name.startsWith("DOLMEN"))
                    .toList();
            assertThat(documented).hasSizeGreaterThan(20);
            assertThat(after.keySet()).containsAll(documented);
            assertThat(documented)
                    .containsAll(after.keySet().stream()
                            .filter(name -> name.startsWith("dolmen_") && !name.matches(".*_(bucket|sum|max)"))
                            .toList());
            assertThat(documented)
                    .filteredOn(name -> name.startsWith("dolmen_") && !AT_REST.contains(name))
                    .filteredOn(name -> !name.equals("dolmen_gateway_connected") && !name.equals("dolmen_matches_live"))
                    .allSatisfy(
                            name -> assertThat(after.get(name)).as(name).isNotEqualTo(before.getOrDefault(name, 0.0)));
            assertShownByTheDashboard(discord.hosted().metrics(), after.keySet());
            assertThat(discord.hosted().metrics())
                    .containsPattern("dolmen_gateway_connected\\{shard=\"[0-3]\"\\} 1\\.0")
                    .doesNotContainPattern("dolmen_gateway_connected.* 0\\.0");
            assertThat(after.get("dolmen_gateway_servers")).isPositive();
            assertThat(after.get("dolmen_gateway_ping_seconds"))
                    .as("measured in whole milliseconds, of which a local Discord may need none")
                    .isBetween(0.0, 10.0);
            assertThat(after.get("dolmen_database_bytes")).isPositive();
            assertThat(after.get("dolmen_discord_rate_limited_total")).isPositive();
            assertThat(after.get("dolmen_gateway_reconnects_total")).isPositive();
        }
    }

    /** Prometheus itself adds the labels of the job and the process. */
    private static void assertShownByTheDashboard(String exported, Set<String> measures) throws IOException {
        String dashboard = Files.readString(DASHBOARD);
        assertThat(ASKED.matcher(dashboard).results().map(MatchResult::group).distinct())
                .hasSizeGreaterThan(25)
                .isSubsetOf(measures);
        assertThat(GROUPED.matcher(dashboard)
                        .results()
                        .flatMap(group -> Stream.of(group.group(1).split(", ")))
                        .filter(label -> !label.equals("instance"))
                        .distinct())
                .isNotEmpty()
                .allSatisfy(label -> assertThat(exported).contains(label + "=\""));
    }

    /** Of the collector of garbage, which may have had nothing to do so far. Java tells of it a moment later. */
    private static void makeAPause(LocalDiscord discord) {
        System.gc();
        discord.eventually(() -> assertThat(sums(discord)).containsKey("jvm_gc_pause_seconds_count"));
    }

    /** A request is refused as one too many, and the gateway is cut. */
    private static void trouble(LocalDiscord discord, String thread) {
        discord.fault(Map.of("kind", "rate_limit", "retry_after", 1, "times", 1, "route", "PATCH /webhooks/.*"));
        discord.astrid.privately(thread, "games");
        discord.fault(Map.of("kind", "rate_limit", "retry_after", 1, "times", 1, "route", ".*"));
        discord.astrid.privately(thread, "games");
        discord.fault(Map.of("kind", "gateway_cut"));
        discord.eventually(() ->
                assertThat(sums(discord).get("dolmen_gateway_reconnects_total")).isPositive());
    }

    @Test
    void workers_and_pictures_are_measured_each_by_its_name() throws Exception {
        try (var discord = new LocalDiscord()) {
            String thread = discord.begin("mausoleum");
            discord.chiara.privately(thread, "board");
            discord.chiara.privately(thread, "board");
            discord.astrid.command(thread, "leaderboard", "game", "mausoleum");

            discord.eventually(() -> assertThat(discord.hosted().metrics())
                    .contains(
                            "dolmen_worker_alive{worker=\"notices\"} 1.0",
                            "dolmen_worker_alive{worker=\"challenges\"} 1.0",
                            "dolmen_worker_alive{worker=\"time\"} 1.0",
                            "dolmen_worker_alive{worker=\"digests\"} 1.0",
                            "dolmen_worker_failures{worker=\"time\"} 0.0",
                            "dolmen_uncaught_failures_total 0.0")
                    .containsPattern("dolmen_worker_idle_seconds\\{worker=\"notices\"} [0-9]\\.")
                    .containsPattern("cache_size\\{cache=\"boards\"} [1-9]")
                    .containsPattern("dolmen_pictures_bytes\\{cache=\"boards\"} [1-9]")
                    .containsPattern("cache_gets_total\\{cache=\"boards\",result=\"hit\"} [1-9]")
                    .containsPattern("cache_size\\{cache=\"plaques\"} [1-9]"));
        }
    }

    @Test
    void no_label_names_anybody() throws Exception {
        try (var discord = new LocalDiscord()) {
            String thread = discord.begin("murus-gallicus");
            discord.play(thread, 1, "a1-a3");

            assertThat(discord.hosted().metrics())
                    .doesNotContain(discord.astrid.id, discord.bjorn.id, thread, discord.general, "Astrid")
                    .doesNotContainPattern("=\"[^\"]*\\d{17,}");
        }
    }

    /** The sum of the samples of each name. */
    private static Map<String, Double> sums(LocalDiscord discord) {
        var sums = new TreeMap<String, Double>();
        for (MatchResult sample :
                SAMPLE.matcher(discord.hosted().metrics()).results().toList()) {
            sums.merge(sample.group(1), Double.parseDouble(sample.group(3)), Double::sum);
        }
        return sums;
    }
}
