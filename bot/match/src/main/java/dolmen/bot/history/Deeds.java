package dolmen.bot.history;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Everything that counts for a player's achievements.
 *
 * @param puzzles the times at which the player solved a puzzle at the first attempt; the argument may be unsorted
 * @param lessons the times at which the player first finished a lesson, by the id of its game
 */
public record Deeds(PlayerHistory history, List<Instant> puzzles, Map<String, Instant> lessons) {
    public Deeds {
        puzzles = puzzles.stream().sorted().toList();
        lessons = Map.copyOf(lessons);
    }
}
