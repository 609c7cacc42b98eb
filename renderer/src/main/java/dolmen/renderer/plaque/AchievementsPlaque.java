package dolmen.renderer.plaque;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The achievements of a player, each on its own small plaque; the plaques of earned ones are lit.
 *
 * @param title the player's name and the number of earned achievements
 * @param feats the achievements, in reading order
 */
public record AchievementsPlaque(String title, List<Feat> feats) implements Plaque {
    public AchievementsPlaque {
        feats = List.copyOf(feats);
    }

    /**
     * One achievement.
     *
     * @param how the instruction for earning it, in one short sentence
     * @param done the number of completed steps, at most {@code needed}
     * @param needed the number of necessary steps, at least 1
     * @param earned the day of the last step; empty while steps are missing
     */
    public record Feat(String name, String how, int done, int needed, Optional<LocalDate> earned) {}
}
