package dolmen.bot.storage.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TestHost;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class QueryPlanTest {
    /** An index of only the sought rows may be read from its beginning. */
    private static final Set<String> HOLD_WHAT_IS_SOUGHT =
            Set.of("SCAN results USING INDEX results_to_judge", "SCAN results USING INDEX results_to_open");

    private static final String NO_TABLE = "SCAN CONSTANT ROW";

    /** The rows of a query within another. */
    private static final Pattern WITHIN = Pattern.compile("SCAN (persons|figures|lines|\\(subquery-[0-9]+\\))");

    @Test
    void every_statement_of_the_ports_finds_its_rows_by_an_index(@TempDir Path folder) {
        try (TestHost host = TestHost.open(folder.resolve("dolmen.db"))) {
            Set<String> statements = new ConcurrentSkipListSet<>();
            host.database.transactions().tell(collectorOf(statements));
            EveryPort.use(host);
            host.database.transactions().tell(SqlLogger.NOP_SQL_LOGGER);

            assertThat(statements).hasSizeGreaterThanOrEqualTo(20);
            assertThat(statements)
                    .allSatisfy(sql -> assertThat(plan(host, sql))
                            .filteredOn(step -> !HOLD_WHAT_IS_SOUGHT.contains(step)
                                    && !step.equals(NO_TABLE)
                                    && !WITHIN.matcher(step).matches())
                            .allSatisfy(step -> assertThat(step).doesNotStartWith("SCAN")));
        }
    }

    private static SqlLogger collectorOf(Set<String> statements) {
        return new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext statement) {
                statements.add(statement.getParsedSql().getSql());
            }
        };
    }

    private static List<String> plan(TestHost host, String sql) {
        return host.database.transactions().read(handle -> {
            try (var statement = handle.getConnection().prepareStatement("EXPLAIN QUERY PLAN " + sql);
                    var rows = statement.executeQuery()) {
                var steps = new ArrayList<String>();
                while (rows.next()) {
                    steps.add(rows.getString("detail"));
                }
                return steps;
            } catch (SQLException failure) {
                throw new AssertionError(sql, failure);
            }
        });
    }
}
