package dolmen.bot.match.preference;

import dolmen.bot.match.time.TimePreferences;
import dolmen.rules.Seat;
import java.util.Optional;

/**
 * What a person has chosen about boards and moves.
 *
 * @param theme the name of the theme in which the person sees boards; empty for that of the server
 * @param confirm whether a move is shown before it is played, and played when the person confirms it
 * @param bottom which side of the board is below when the person looks at it
 * @param time about time
 * @param listed whether the person stands in public lists of players
 */
public record PlayerPreferences(
        Optional<String> theme, boolean confirm, Bottom bottom, TimePreferences time, boolean listed) {

    /** What holds for those who have chosen nothing. */
    public static final PlayerPreferences DEFAULT =
            new PlayerPreferences(Optional.empty(), true, Bottom.OWN, TimePreferences.DEFAULT, true);

    /** Whose side of the board is below. */
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
     * The seat from whose side the person looks at a board.
     *
     * @param own where the person sits, if at all
     */
    public Seat bottom(Optional<Seat> own) {
        return switch (bottom) {
            case OWN -> own.orElse(Seat.FIRST);
            case FIRST -> Seat.FIRST;
        };
    }
}
