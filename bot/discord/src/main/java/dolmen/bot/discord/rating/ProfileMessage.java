package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
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
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
        MatchWords words,
        CommandBook commands,
        RatingFiles files,
        PuzzleLine puzzles) {
    private static final int OPPONENTS = 5;

    /** The profile of a user, who may be new to the bot; the name of a new user is not stored. */
    MessageCreateData of(Requester requester, Player player) {
        PlayerHistory history = histories.of(player.id());
        List<RatingPictures.Line> lines = lines(player.id());
        MatchWords here = words.amid(requester.reader());
        var message = new MessageCreateBuilder()
                .setContent(Text.cut(words(player, history, lines, here), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
        List<Button> buttons = buttons(requester, player, history, lines, here.wording());
        if (!buttons.isEmpty()) {
            message.setComponents(ActionRow.of(buttons));
        }
        return lines.isEmpty()
                ? message.build()
                : message.setFiles(files.profile(
                                requester,
                                player.id(),
                                here.wording()
                                        .of(RatingPhrases.pictureMatches(
                                                history.matches().size())),
                                lines,
                                here.wording()))
                        .build();
    }

    private static List<Button> buttons(
            Requester requester,
            Player player,
            PlayerHistory history,
            List<RatingPictures.Line> lines,
            Wording wording) {
        var buttons = new ArrayList<Button>();
        if (!history.matches().isEmpty() || requester.person().equals(player.id())) {
            buttons.add(AchievementsButton.of(player.id(), wording));
            buttons.add(WallButton.of(player.id(), wording));
        }
        if (!lines.isEmpty()) {
            buttons.add(RatingFeature.signs(wording));
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

    private String words(Player player, PlayerHistory history, List<RatingPictures.Line> lines, MatchWords here) {
        var name = new Verbatim(Names.bold(player));
        Wording wording = here.wording();
        if (history.matches().isEmpty()) {
            return Stream.concat(
                            Stream.of(
                                    RatingPhrases.profileNone(name, commands.link("challenge"), commands.link("play"))),
                            earned(history, wording))
                    .map(wording::of)
                    .collect(Collectors.joining("\n"));
        }
        PlayerHistory withPeople = history.amongPeople();
        var parts = new ArrayList<Phrase>();
        parts.add(RatingPhrases.profile(
                name,
                history.matches().size(),
                new Verbatim(TimeFormat.DATE_SHORT.format(
                        history.matches().getFirst().startedAt()))));
        lines.forEach(line -> parts.add(rating(line)));
        withPeople.byGame().entrySet().stream()
                .filter(game -> lines.stream()
                        .noneMatch(line -> line.held().ladder().equals(new Ladder(game.getKey(), Pool.PEOPLE))))
                .forEach(game -> parts.add(RatingPhrases.profileUnrated(
                        variants.gameName(game.getKey()), LeaderboardWords.results(game.getValue()))));
        if (!withPeople.matches().isEmpty()) {
            parts.add(RatingPhrases.profileMet(new Verbatim(withPeople.byOpponent().entrySet().stream()
                    .limit(OPPONENTS)
                    .map(met -> opponent(met, here))
                    .collect(Collectors.joining("; ")))));
            if (withPeople.longestStreak() > 0) {
                parts.add(RatingPhrases.profileStreak(withPeople.streak(), withPeople.longestStreak()));
            }
        }
        PlayerHistory withComputers = history.withComputers();
        if (!withComputers.matches().isEmpty()) {
            parts.add(RatingPhrases.profileComputers(LeaderboardWords.results(withComputers.results())));
        }
        earned(history, wording).forEach(parts::add);
        return parts.stream().map(wording::of).collect(Collectors.joining("\n"));
    }

    /** The lines about puzzles and achievements; a player without any has none. */
    private Stream<Phrase> earned(PlayerHistory history, Wording wording) {
        return Stream.of(puzzles.of(history.player(), wording), achievements.brief(history, wording))
                .flatMap(Optional::stream);
    }

    private Phrase rating(RatingPictures.Line line) {
        Ratings.Held held = line.held();
        Argument game = LeaderboardWords.game(held.ladder(), variants);
        Verbatim strength = strength(held.rating());
        Phrase results = LeaderboardWords.results(held.results());
        return held.rating().provisional()
                ? RatingPhrases.ratedSettling(game, strength, Glicko2.matchesUntilSettled(held.rating()), results)
                : line.place()
                        .map(place -> RatingPhrases.ratedRanked(
                                game, strength, place.rank().number(), results))
                        .orElseGet(() -> RatingPhrases.ratedUnlisted(game, strength, results));
    }

    /** The points and their uncertainty, such as "1684 ± 52". */
    private static Verbatim strength(Rating rating) {
        return new Verbatim(
                "%s ± %d".formatted(LeaderboardWords.points(rating).text(), StrictMath.round(rating.deviation())));
    }

    private static String opponent(Map.Entry<PlayerId, Results> met, MatchWords here) {
        return "%s (%s)"
                .formatted(
                        here.named(List.of(met.getKey())), here.wording().of(LeaderboardWords.results(met.getValue())));
    }
}
