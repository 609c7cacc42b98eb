package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.history.Results;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Glicko2;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A player's profile: ratings, results by game and opponent, streaks and achievements. */
record ProfileMessage(
        RatingService ratings,
        Histories histories,
        AchievementWords achievements,
        VariantCatalogue variants,
        Names names,
        CommandBook commands,
        RatingFiles files,
        PuzzleLine puzzles) {
    private static final int OPPONENTS = 5;

    /** The profile of a user, who may be new to the bot; the name of a new user is not stored. */
    MessageCreateData of(Requester requester, Player player) {
        PlayerHistory history = histories.of(player.id());
        List<RatingPictures.Line> lines = lines(player.id());
        var message = new MessageCreateBuilder()
                .setContent(Text.cut(words(player, history, lines, names.on(requester.guild())), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
        List<Button> buttons = buttons(requester, player, history, lines);
        if (!buttons.isEmpty()) {
            message.setComponents(ActionRow.of(buttons));
        }
        return lines.isEmpty()
                ? message.build()
                : message.setFiles(files.profile(requester, player.id(), count(history), lines))
                        .build();
    }

    private static List<Button> buttons(
            Requester requester, Player player, PlayerHistory history, List<RatingPictures.Line> lines) {
        var buttons = new ArrayList<Button>();
        if (!history.matches().isEmpty() || requester.person().equals(player.id())) {
            buttons.add(AchievementsButton.of(player.id()));
            buttons.add(WallButton.of(player.id()));
        }
        if (!lines.isEmpty()) {
            buttons.add(RatingFeature.signs());
        }
        return buttons;
    }

    private List<RatingPictures.Line> lines(PlayerId player) {
        return ratings.of(player).stream()
                .map(held -> new RatingPictures.Line(
                        held,
                        ratings.placeOf(new Scope.Everywhere(), held.ladder(), player),
                        ratings.changes(player, held.ladder())))
                .toList();
    }

    private static String count(PlayerHistory history) {
        return history.matches().size() == 1 ? "1 match" : history.matches().size() + " matches";
    }

    private String words(Player player, PlayerHistory history, List<RatingPictures.Line> lines, Names here) {
        if (history.matches().isEmpty()) {
            return Stream.concat(
                            Stream.of(
                                    "%s has not finished a match yet. %s starts one with somebody, %s one with a computer."
                                            .formatted(
                                                    Names.bold(player),
                                                    commands.mention("challenge"),
                                                    commands.mention("play"))),
                            earned(history).stream())
                    .collect(Collectors.joining("\n"));
        }
        PlayerHistory withPeople = history.amongPeople();
        var parts = new ArrayList<String>();
        parts.add("%s · %s since %s"
                .formatted(
                        Names.bold(player),
                        count(history),
                        TimeFormat.DATE_SHORT.format(
                                history.matches().getFirst().startedAt())));
        lines.forEach(line -> parts.add(rating(line)));
        withPeople.byGame().entrySet().stream()
                .filter(game -> lines.stream()
                        .noneMatch(line -> line.held().ladder().equals(new Ladder(game.getKey(), Pool.PEOPLE))))
                .forEach(game -> parts.add("**%s**: unrated · %s"
                        .formatted(variants.gameName(game.getKey()), LeaderboardWords.results(game.getValue()))));
        if (!withPeople.matches().isEmpty()) {
            parts.add("Met most often: "
                    + withPeople.byOpponent().entrySet().stream()
                            .limit(OPPONENTS)
                            .map(met -> opponent(met, here))
                            .collect(Collectors.joining("; ")));
            if (withPeople.longestStreak() > 0) {
                parts.add("Winning streak: %d, longest %d.".formatted(withPeople.streak(), withPeople.longestStreak()));
            }
        }
        PlayerHistory withComputers = history.withComputers();
        if (!withComputers.matches().isEmpty()) {
            parts.add("Against computers: %s.".formatted(LeaderboardWords.results(withComputers.results())));
        }
        parts.addAll(earned(history));
        return String.join("\n", parts);
    }

    /** The lines about puzzles and achievements; a player without any has none. */
    private List<String> earned(PlayerHistory history) {
        return Stream.of(puzzles.of(history.player()), achievements.brief(history))
                .flatMap(Optional::stream)
                .toList();
    }

    private String rating(RatingPictures.Line line) {
        Ratings.Held held = line.held();
        String standing = held.rating().provisional()
                ? "%d more to settle".formatted(Glicko2.matchesUntilSettled(held.rating()))
                : line.place()
                        .map(Standings.Place::rank)
                        .map(rank -> Text.ordinal(rank.number()) + " of all")
                        .orElse("not listed");
        return "**%s**: **%s** (%s) · %s rated"
                .formatted(
                        variants.ladderName(held.ladder()),
                        strength(held.rating()),
                        standing,
                        LeaderboardWords.results(held.results()));
    }

    /** The points and their uncertainty, such as "1684 ± 52". */
    private static String strength(Rating rating) {
        return "%s ± %d".formatted(LeaderboardWords.points(rating), StrictMath.round(rating.deviation()));
    }

    private static String opponent(Map.Entry<PlayerId, Results> met, Names names) {
        return "%s (%s)".formatted(names.bold(met.getKey()), LeaderboardWords.results(met.getValue()));
    }
}
