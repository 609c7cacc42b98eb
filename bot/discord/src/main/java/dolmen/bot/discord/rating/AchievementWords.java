package dolmen.bot.discord.rating;

import dolmen.bot.discord.words.Names;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.Deeds;
import dolmen.bot.id.PlayerId;
import java.util.stream.Collectors;

/** The texts about a player's achievements. */
record AchievementWords(Achievements achievements, Names names) {
    /** The answer about a person who has been forgotten since the profile was shown. */
    static final String GONE = "This player deleted their data.";

    /** True unless the player has been forgotten. */
    boolean known(PlayerId player) {
        return names.callable(player);
    }

    /** A line with the names of the earned achievements. */
    String brief(Deeds deeds) {
        String earned = achievements.completions(deeds).entrySet().stream()
                .filter(one -> one.getValue().earnedAt().isPresent())
                .map(one -> one.getKey().name())
                .collect(Collectors.joining(", "));
        return "Achievements: %s.".formatted(earned.isEmpty() ? "none yet" : earned);
    }
}
