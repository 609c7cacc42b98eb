package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.service.Services;
import dolmen.rules.phrase.Wording;
import net.dv8tion.jda.api.components.buttons.Button;

/** Leaderboards, profiles, comparisons and achievements. */
public final class RatingFeature {

    private RatingFeature() {}

    /** The button that explains the signs of ratings. */
    static Button signs(Wording wording) {
        return Button.secondary(
                new ComponentId(Action.RATING_SIGNS, 0, 0).text(), wording.of(RatingPhrases.buttonSigns()));
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
                        ratings, histories, preferences, words.variants(), words.matches(), words.commands()),
                files);
        var profile = new ProfileMessage(
                ratings,
                histories,
                achievements,
                words.variants(),
                words.matches(),
                words.commands(),
                files,
                new PuzzleLine(puzzles, words.variants()));
        var comparison = new Comparison(ratings, histories, desk.touched(), words.variants(), words.matches(), files);
        var usual = UsualGame.of(desk);
        Readers readers = words.readers();
        return Feature.of(
                        new LeaderboardCommand(usual, leaderboard, words.variants(), readers),
                        new ProfileCommand(profile, readers),
                        new CompareCommand(comparison))
                .onPerson(new CompareUserCommand(comparison))
                .onButton(Action.LEADERBOARD, new LeaderboardButton(leaderboard::of, leaderboard::alone, readers))
                .onButton(Action.OWN_PLACE, LeaderboardButton.privately(leaderboard::around, readers))
                .onButton(Action.LEADERBOARD_IN_WORDS, LeaderboardButton.privately(leaderboard::inWords, readers))
                .onButton(
                        Action.RATING_SIGNS,
                        Acknowledgement.ANSWER,
                        (pressed, id) ->
                                Replies.privately(pressed, readers.of(pressed).of(RatingPhrases.signs())))
                .onButton(Action.WALL, new WallButton(histories, words.names(), files, readers))
                .onButton(Action.ACHIEVEMENTS, new AchievementsButton(histories, achievements, files, readers));
    }
}
