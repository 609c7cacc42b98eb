package dolmen.bot.match;

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
 */
public record PlayerPreferences(Optional<String> theme, boolean confirm, Bottom bottom, TimePreferences time) {

    /** What holds for those who have chosen nothing. */
    public static final PlayerPreferences DEFAULT =
            new PlayerPreferences(Optional.empty(), true, Bottom.OWN, TimePreferences.DEFAULT);

    /** Whose side of the board is below. */
    public enum Bottom {
        OWN,
        FIRST
    }

    public PlayerPreferences withTheme(Optional<String> chosen) {
        return new PlayerPreferences(chosen, confirm, bottom, time);
    }

    public PlayerPreferences withConfirm(boolean chosen) {
        return new PlayerPreferences(theme, chosen, bottom, time);
    }

    public PlayerPreferences withBottom(Bottom chosen) {
        return new PlayerPreferences(theme, confirm, chosen, time);
    }

    public PlayerPreferences withTime(TimePreferences chosen) {
        return new PlayerPreferences(theme, confirm, bottom, chosen);
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
