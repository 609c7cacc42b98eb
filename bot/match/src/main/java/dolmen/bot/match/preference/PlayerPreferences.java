package dolmen.bot.match.preference;

import dolmen.bot.match.time.TimePreferences;
import dolmen.rules.Seat;
import java.util.Optional;

/**
 * A person's settings for boards and moves.
 *
 * @param theme the name of the theme of the person's boards; empty for the server's
 * @param confirm true if a move is previewed, and played only when the person confirms it
 * @param bottom the side at the bottom of the person's boards
 * @param time the settings of time
 * @param listed true if the person is on public lists of players
 */
public record PlayerPreferences(
        Optional<String> theme, boolean confirm, Bottom bottom, TimePreferences time, boolean listed) {

    /** The settings of people who have chosen none. */
    public static final PlayerPreferences DEFAULT =
            new PlayerPreferences(Optional.empty(), true, Bottom.OWN, TimePreferences.DEFAULT, true);

    /** The side at the bottom of a board. */
    public enum Bottom {
        OWN,
        FIRST
    }

    public PlayerPreferences withTheme(Optional<String> chosen) {
        return new PlayerPreferences(chosen, confirm, bottom, time, listed);
    }

    public PlayerPreferences withConfirm(boolean chosen) {
        return new PlayerPreferences(theme, chosen, bottom, time, listed);
    }

    public PlayerPreferences withBottom(Bottom chosen) {
        return new PlayerPreferences(theme, confirm, chosen, time, listed);
    }

    public PlayerPreferences withTime(TimePreferences chosen) {
        return new PlayerPreferences(theme, confirm, bottom, chosen, listed);
    }

    public PlayerPreferences withListed(boolean chosen) {
        return new PlayerPreferences(theme, confirm, bottom, time, chosen);
    }

    /**
     * The seat at the bottom of the person's boards.
     *
     * @param own the person's seat, if any
     */
    public Seat bottom(Optional<Seat> own) {
        return switch (bottom) {
            case OWN -> own.orElse(Seat.FIRST);
            case FIRST -> Seat.FIRST;
        };
    }
}
