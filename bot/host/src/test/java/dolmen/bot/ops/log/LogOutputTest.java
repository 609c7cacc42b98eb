package dolmen.bot.ops.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import dolmen.bot.ops.configuration.LogStyle;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LogOutputTest {
    private final LoggerContext context = new LoggerContext();

    /** It is told in one line; Flyway has a trace besides for each transaction that it cannot take back. */
    @Test
    void a_migration_on_a_full_disk_leaves_no_trace_of_a_library_before_nor_after_the_start() throws Exception {
        var file = new JoranConfigurator();
        file.setContext(context);
        file.doConfigure(Path.of("host/src/main/resources/logback.xml").toFile());
        assertSilent();

        LogOutput.begin(context, new LogStyle(LogStyle.Form.TEXT, LogStyle.Level.INFO), new Redaction(List.of()));
        assertSilent();
    }

    private void assertSilent() {
        assertThat(context.getLogger("org.flywaydb.core.internal.jdbc.TransactionalExecutionTemplate")
                        .isErrorEnabled())
                .isFalse();
        assertThat(context.getLogger("org.flywaydb.core.Flyway").isWarnEnabled())
                .isTrue();
    }
}
