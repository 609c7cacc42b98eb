package dolmen.bot.storage.person;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeOff;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Vacations are tested with the service that begins and ends them. */
final class StoredTimeOffTest {
    private final SettableClock clock = new SettableClock();
    private final Instant start = clock.instant();

    @TempDir
    private Path folder;

    private TestHost host;
    private TimeOff timeOff;
    private MatchId match;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
        timeOff = host.database.timeOff();
        match = host.begin("heap", TestHost.ANNA, TestHost.BERT).id();
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** Lets the host be up for a time, with a sign every second. */
    private void up(Duration time) {
        for (long second = 0; second <= time.toSeconds(); second++) {
            timeOff.hostIsUp(clock.instant());
            clock.advance(Duration.ofSeconds(1));
        }
    }

    private List<Stretch> outages() {
        return timeOff.rests(TestHost.ANNA.id(), match, start, start);
    }

    @Test
    void a_host_that_is_up_has_no_outage() {
        up(Duration.ofMinutes(5));

        assertThat(outages()).isEmpty();
    }

    @Test
    void a_sign_of_life_is_stored_once_in_five_seconds() {
        var stored = new AtomicInteger();
        host.database.transactions().tell(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext statement) {
                if (statement.getRenderedSql().contains("INSERT INTO signs")) {
                    stored.incrementAndGet();
                }
            }
        });

        up(Duration.ofSeconds(119));

        assertThat(stored).hasValue(24);
    }

    @Test
    void an_outage_lasts_from_the_last_sign_of_life_until_the_host_is_up_again() {
        up(Duration.ofSeconds(50));
        clock.advance(Duration.ofHours(1));

        up(Duration.ofSeconds(50));

        assertThat(outages()).containsExactly(new Stretch(start.plusSeconds(50), start.plusSeconds(51 + 3600)));
    }

    @Test
    void an_outage_ends_when_somebody_reaches_the_host() {
        up(Duration.ZERO);
        clock.advance(Duration.ofHours(1));

        timeOff.hostWasReached(TestHost.GUILD, clock.instant());
        Instant reached = clock.instant();
        up(Duration.ofSeconds(50));

        assertThat(outages()).containsExactly(new Stretch(start, reached));
    }

    @Test
    void a_short_silence_is_no_outage() {
        up(Duration.ofSeconds(10));
        clock.advance(Duration.ofSeconds(30));

        timeOff.hostWasReached(TestHost.GUILD, clock.instant());
        up(Duration.ofSeconds(10));

        assertThat(outages()).isEmpty();
    }

    @Test
    void of_a_host_that_never_was_nothing_is_an_outage() {
        timeOff.hostWasReached(TestHost.GUILD, start);
        clock.advance(Duration.ofDays(1));
        up(Duration.ofSeconds(10));

        assertThat(outages()).isEmpty();
    }
}
