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
 * @param language the tag of the language of the person's answers, such as {@code pt-BR}; empty for that of their
 *     Discord
 */
public record PlayerPreferences(
        Optional<String> theme,
        boolean confirm,
        Bottom bottom,
        TimePreferences time,
        boolean listed,
        Optional<String> language) {

    /** The settings of people who have chosen none. */
    public static final PlayerPreferences DEFAULT =
            new PlayerPreferences(Optional.empty(), true, Bottom.OWN, TimePreferences.DEFAULT, true, Optional.empty());

    /** The side at the bottom of a board. */
    public enum Bottom {
        OWN,
        FIRST
    }

    public PlayerPreferences withTheme(Optional<String> chosen) {
        return new PlayerPreferences(chosen, confirm, bottom, time, listed, language);
    }

    public PlayerPreferences withConfirm(boolean chosen) {
        return new PlayerPreferences(theme, chosen, bottom, time, listed, language);
    }

    public PlayerPreferences withBottom(Bottom chosen) {
        return new PlayerPreferences(theme, confirm, chosen, time, listed, language);
    }

    public PlayerPreferences withTime(TimePreferences chosen) {
        return new PlayerPreferences(theme, confirm, bottom, chosen, listed, language);
    }

    public PlayerPreferences withListed(boolean chosen) {
        return new PlayerPreferences(theme, confirm, bottom, time, chosen, language);
    }

    public PlayerPreferences withLanguage(Optional<String> chosen) {
        return new PlayerPreferences(theme, confirm, bottom, time, listed, chosen);
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
