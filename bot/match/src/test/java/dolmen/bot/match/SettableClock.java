package dolmen.bot.match;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands until a test moves it, forwards or back. */
public final class SettableClock implements InstantSource {
    private volatile Instant now = Instant.parse("2026-11-21T12:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void advance(Duration by) {
        now = now.plus(by);
    }
}
