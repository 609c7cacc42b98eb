package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The use case of lessons: keeping the finished ones. Safe for use by many threads. */
public record LessonService(Lessons lessons, Achievements achievements, InstantSource clock) {

    /**
     * Records that the player has finished a lesson on the game, by its id.
     *
     * @return the achievements that the player has earned by it, in display order
     */
    public List<Achievement> finish(PlayerId player, String game) {
        if (!lessons.finished(player, game, clock.instant())) {
            return List.of();
        }
        Map<String, Instant> all = of(player);
        var before = new HashMap<>(all);
        before.remove(game);
        return achievements.all().stream()
                .filter(achievement -> earned(achievement, player, all) && !earned(achievement, player, before))
                .toList();
    }

    private static boolean earned(Achievement achievement, PlayerId player, Map<String, Instant> lessons) {
        var deeds = new Deeds(new PlayerHistory(player, List.of()), List.of(), lessons);
        return achievement.completion(deeds).earnedAt().isPresent();
    }

    /** The times at which the player first finished a lesson, by the id of its game. */
    public Map<String, Instant> of(PlayerId player) {
        return lessons.of(player);
    }
}
