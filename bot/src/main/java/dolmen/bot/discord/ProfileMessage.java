package dolmen.bot.discord;

import dolmen.bot.history.Achievement;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.history.Results;
import dolmen.bot.match.PlayerId;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** What a player has come to: ratings, results by game and opponent, streaks and achievements. */
final class ProfileMessage {
    private static final int OPPONENTS = 5;
    private static final int NEXT = 3;

    private final RatingService ratings;
    private final Histories histories;
    private final Achievements achievements;
    private final VariantCatalogue variants;
    private final Names names;
    private final CommandBook commands;
    private final RatingFiles files;

    ProfileMessage(
            RatingService ratings,
            Histories histories,
            Achievements achievements,
            VariantCatalogue variants,
            Names names,
            CommandBook commands,
            RatingFiles files) {
        this.ratings = ratings;
        this.histories = histories;
        this.achievements = achievements;
        this.variants = variants;
        this.names = names;
        this.commands = commands;
        this.files = files;
    }

    MessageCreateData of(Asker asker, PlayerId player) {
        PlayerHistory history = histories.of(player);
        var message = new MessageCreateBuilder()
                .setContent(Text.cut(words(player, history), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
        return ratings.of(player).isEmpty()
                ? message.build()
                : message.setFiles(files.profile(asker, player, count(history))).build();
    }

    private static String count(PlayerHistory history) {
        return history.matches().size() == 1 ? "1 match" : history.matches().size() + " matches";
    }

    private String words(PlayerId player, PlayerHistory history) {
        if (history.matches().isEmpty()) {
            return "%s has not finished a match yet. %s starts one."
                    .formatted(names.bold(player), commands.mention("challenge"));
        }
        var parts = new ArrayList<String>();
        parts.add("**%s** · %s since %s"
                .formatted(
                        Text.escaped(names.plain(player)),
                        count(history),
                        TimeFormat.DATE_SHORT.format(
                                history.matches().getFirst().startedAt())));
        ratings.of(player).forEach(held -> parts.add(rating(player, held)));
        history.byGame().entrySet().stream()
                .filter(game -> ratings.of(player).stream()
                        .noneMatch(held -> held.ladder().game().equals(game.getKey())))
                .forEach(game -> parts.add("**%s**: unrated · %s"
                        .formatted(variants.gameName(game.getKey()), LeaderboardWords.results(game.getValue()))));
        parts.add("Met most often: "
                + history.byOpponent().entrySet().stream()
                        .limit(OPPONENTS)
                        .map(this::opponent)
                        .collect(Collectors.joining("; ")));
        parts.add("Winning streak: %d, longest %d.".formatted(history.streak(), history.longestStreak()));
        parts.add(earned(history));
        return String.join("\n", parts);
    }

    private String rating(PlayerId player, Ratings.Held held) {
        String standing = held.rating().provisional()
                ? "provisional"
                : ratings.placeOf(new Scope.Everywhere(), held.ladder(), player)
                        .map(place -> LeaderboardWords.ordinal(place.rank()) + " of all")
                        .orElse("not listed");
        return "**%s**: **%s** (%s) · %s rated"
                .formatted(
                        variants.gameName(held.ladder().game()),
                        LeaderboardWords.strength(held.rating()),
                        standing,
                        LeaderboardWords.results(held.results()));
    }

    private String opponent(Map.Entry<PlayerId, Results> met) {
        return "%s (%s)".formatted(names.bold(met.getKey()), LeaderboardWords.results(met.getValue()));
    }

    /** Those that are earned, and those of which least is missing. */
    private String earned(PlayerHistory history) {
        List<Achievement> all = achievements.all();
        String earned = all.stream()
                .filter(achievement -> achievement.earnedAt(history).isPresent())
                .map(Achievement::name)
                .collect(Collectors.joining(", "));
        String next = all.stream()
                .filter(achievement -> achievement.earnedAt(history).isEmpty())
                .filter(achievement -> achievement.completion(history).done() > 0)
                .sorted(Comparator.comparingDouble(achievement -> -share(achievement, history)))
                .limit(NEXT)
                .map(achievement -> "%s (%d of %d)"
                        .formatted(
                                achievement.name(),
                                achievement.completion(history).done(),
                                achievement.completion(history).needed()))
                .collect(Collectors.joining(", "));
        return "Achievements: %s%s"
                .formatted(earned.isEmpty() ? "none yet" : earned, next.isEmpty() ? "." : ". Next: " + next + ".");
    }

    private static double share(Achievement achievement, PlayerHistory history) {
        var completion = achievement.completion(history);
        return (double) completion.done() / completion.needed();
    }
}
