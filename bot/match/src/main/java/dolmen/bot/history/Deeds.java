package dolmen.bot.history;

import java.time.Instant;
import java.util.List;

/**
 * All that a player has done for achievements.
 *
 * @param puzzles the times at which the player solved a puzzle at the first attempt; in any order when they are passed
 */
public record Deeds(PlayerHistory history, List<Instant> puzzles) {
    public Deeds {
        puzzles = puzzles.stream().sorted().toList();
    }
}
