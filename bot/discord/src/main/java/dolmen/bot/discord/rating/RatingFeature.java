package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.words.RatingWords;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.service.Services;
import net.dv8tion.jda.api.components.buttons.Button;

/** Leaderboards, profiles, comparisons and achievements. */
public final class RatingFeature {

    private RatingFeature() {}

    /** The button that explains the signs of ratings. */
    static Button signs() {
        return Button.secondary(new ComponentId(Action.RATING_SIGNS, 0, 0).text(), RatingWords.SIGNS);
    }

    public static Feature of(Desk desk) {
        Services services = desk.services();
        var ratings = services.results().ratings();
        var puzzles = services.training().puzzles();
        var histories = services.results().histories();
        var preferences = services.people().preferences();
        Vocabulary words = desk.words();
        var achievements = new AchievementWords(services.training().lessons(), puzzles, words.names());
        var files = new RatingFiles(ratings, services.gallery().plaques(), preferences);
        var leaderboard = new LeaderboardMessage(
                ratings,
                new LeaderboardWords(
                        ratings, histories, preferences, words.variants(), words.names(), words.commands()),
                files);
        var profile = new ProfileMessage(
                ratings,
                histories,
                achievements,
                words.variants(),
                words.names(),
                words.commands(),
                files,
                new PuzzleLine(puzzles, words.variants()));
        var comparison = new Comparison(ratings, histories, desk.touched(), words.variants(), files);
        var usual = UsualGame.of(desk);
        return Feature.of(
                        new LeaderboardCommand(usual, leaderboard, words.variants(), words.readers()),
                        new ProfileCommand(profile),
                        new CompareCommand(comparison))
                .onPerson(new CompareUserCommand(comparison))
                .onButton(Action.LEADERBOARD, new LeaderboardButton(leaderboard::of, leaderboard::alone))
                .onButton(Action.OWN_PLACE, LeaderboardButton.privately(leaderboard::around))
                .onButton(Action.LEADERBOARD_IN_WORDS, LeaderboardButton.privately(leaderboard::inWords))
                .onButton(
                        Action.RATING_SIGNS,
                        Acknowledgement.ANSWER,
                        (pressed, id) -> Replies.privately(pressed, RatingWords.MEANING))
                .onButton(Action.WALL, new WallButton(histories, words.names(), files))
                .onButton(Action.ACHIEVEMENTS, new AchievementsButton(histories, achievements, files));
    }
}
