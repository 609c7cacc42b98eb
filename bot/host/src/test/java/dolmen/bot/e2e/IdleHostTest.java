package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A host with nothing to do is up all the same. */
class IdleHostTest {
    private static final Duration STEP = Duration.ofSeconds(20);

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    /** A minute without a sign would count as an outage, in which no clock runs. */
    @Test
    void it_gives_signs_of_life_and_no_outage_is_counted() {
        for (int step = 0; step < 10; step++) {
            clock.advance(STEP);
            Instant now = clock.instant();
            discord.eventually(() -> assertThat(lastSign()).isEqualTo(now));
        }

        assertThat(outages()).isZero();
    }

    private Instant lastSign() {
        return discord.hosted()
                .database
                .transactions()
                .read(handle -> handle.createQuery("SELECT min(seen_at) FROM signs")
                        .mapTo(Instant.class)
                        .one());
    }

    private int outages() {
        return discord.hosted()
                .database
                .transactions()
                .read(handle -> handle.createQuery("SELECT count(*) FROM outages")
                        .mapTo(Integer.class)
                        .one());
    }
}
