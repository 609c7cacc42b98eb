package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The use case of lessons: keeping the finished ones. Safe for use by many threads. */
public record LessonService(Lessons lessons, Achievements achievements, InstantSource clock) {

    /**
     * Records that the player has finished a lesson on the game, by its id.
     *
     * @return the achievements that the player has earned by it, in display order
     */
    public List<Achievement> finish(PlayerId player, String game) {
        List<Achievement> before = earned(player);
        lessons.finished(player, game, clock.instant());
        return earned(player).stream().filter(Predicate.not(before::contains)).toList();
    }

    private List<Achievement> earned(PlayerId player) {
        var deeds = new Deeds(new PlayerHistory(player, List.of()), List.of(), of(player));
        return achievements.all().stream()
                .filter(achievement -> achievement.completion(deeds).earnedAt().isPresent())
                .toList();
    }

    /** The times at which the player first finished a lesson, by the id of its game. */
    public Map<String, Instant> of(PlayerId player) {
        return lessons.of(player);
    }
}
