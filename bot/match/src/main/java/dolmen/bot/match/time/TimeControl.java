package dolmen.bot.match.time;

import java.time.Duration;
import java.util.Optional;

/**
 * The time control of a match.
 *
 * @param weekendsOff true if clocks rest while it is Saturday or Sunday anywhere on earth
 */
public record TimeControl(Pace pace, boolean weekendsOff) {
    private static final String WEEKENDS_OFF = " weekends-off";

    /** No limit at all. */
    public static final TimeControl NONE = new TimeControl(new Pace.Unlimited(), false);

    /** The default: three days a turn. */
    public static final TimeControl USUAL = new TimeControl(new Pace.PerTurn(Duration.ofDays(3)), false);

    /** The canonical text: that of the pace, and {@code weekends-off} after a space. */
    public String text() {
        return pace.text() + (weekendsOff ? WEEKENDS_OFF : "");
    }

    /** The time control of a text; empty if it is malformed. */
    public static Optional<TimeControl> read(String text) {
        boolean weekendsOff = text.endsWith(WEEKENDS_OFF);
        String pace = weekendsOff ? text.substring(0, text.length() - WEEKENDS_OFF.length()) : text;
        return Pace.read(pace).map(read -> new TimeControl(read, weekendsOff));
    }
}
