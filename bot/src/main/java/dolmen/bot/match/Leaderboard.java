package dolmen.bot.match;

import java.util.List;
import java.util.Optional;

/** The port to the table of results: who has won how often. Safe for use by many threads. */
public interface Leaderboard {

    /** One player's results. */
    record Row(PlayerId player, int wins, int draws, int losses) {}

    /**
     * The best of a server: most wins first, then fewest losses, then most draws, then the lower id.
     *
     * @param game only matches of the game of this id, or of all games when empty
     */
    List<Row> top(GuildId guild, Optional<String> game, int limit);
}
