package dolmen.renderer.plaque;

import java.time.LocalDate;
import java.util.List;

/** The words that the renderer adds to a plaque, in the language of the readers. Immutable. */
public interface PlaqueWords {
    /** The replacement of a name that is empty or cannot be drawn. */
    String unnamed();

    /** The tag beside the requester's name. */
    String you();

    /** The caption of a leaderboard on which ratings are settling. */
    String settling();

    /** The caption of the requester's part of a leaderboard. */
    String neighbours();

    /** The steps towards an achievement, for example "7 of 10". */
    String steps(int done, int needed);

    /** The message of a history without matches. */
    String noMatches();

    /** The explanation of the band around a line of ratings. */
    String deviation();

    /** The heading of the numbers of turns. */
    String turn();

    /** The marks of a scale of chances, from the middle to a certain win: even, better and winning. */
    List<String> leads();

    /** For example "21 Nov". */
    String day(LocalDate date);

    /** For example "21 Nov 2026". */
    String date(LocalDate date);

    /** For example "Nov". */
    String month(LocalDate date);

    /** For example "Nov 2026". */
    String monthOfYear(LocalDate date);
}
