package dolmen.bot.discord.rating;

import dolmen.bot.discord.words.Names;
import dolmen.bot.history.Achievement;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Deeds;
import dolmen.bot.id.PlayerId;
import java.util.Comparator;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/** The texts about a player's achievements. */
record AchievementWords(Achievements achievements, Names names) {
    /** The answer about a person who has been forgotten since the profile was shown. */
    static final String GONE = "This player deleted their data.";

    private static final int NEXT = 3;

    /** True unless the player has been forgotten. */
    boolean known(PlayerId player) {
        return names.callable(player);
    }

    /** A line with the earned achievements, and with the started ones that are closest to completion. */
    String brief(Deeds deeds) {
        SequencedMap<Achievement, Completion> completions = achievements.completions(deeds);
        String earned = completions.entrySet().stream()
                .filter(AchievementWords::earned)
                .map(one -> one.getKey().name())
                .collect(Collectors.joining(", "));
        String next = completions.entrySet().stream()
                .filter(one -> !earned(one) && one.getValue().done() > 0)
                .sorted(Comparator.comparingDouble(one -> -one.getValue().share()))
                .limit(NEXT)
                .map(one -> one.getKey().name() + far(one.getValue()))
                .collect(Collectors.joining(", "));
        return "Achievements: %s%s"
                .formatted(earned.isEmpty() ? "none yet" : earned, next.isEmpty() ? "." : ". Next: " + next + ".");
    }

    private static boolean earned(Map.Entry<Achievement, Completion> one) {
        return one.getValue().earnedAt().isPresent();
    }

    /** For example " (3 of 10)"; empty if a single deed is needed. */
    private static String far(Completion completion) {
        return completion.needed() == 1 ? "" : " (%d of %d)".formatted(completion.done(), completion.needed());
    }
}
