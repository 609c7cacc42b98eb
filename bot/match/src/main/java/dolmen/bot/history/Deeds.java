package dolmen.bot.history;

import java.time.Instant;
import java.util.List;

/**
 * Everything that counts for a player's achievements.
 *
 * @param puzzles the times at which the player solved a puzzle at the first attempt; the argument may be unsorted
 */
public record Deeds(PlayerHistory history, List<Instant> puzzles) {
    public Deeds {
        puzzles = puzzles.stream().sorted().toList();
    }
}
