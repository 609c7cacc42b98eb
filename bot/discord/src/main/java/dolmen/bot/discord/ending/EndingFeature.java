package dolmen.bot.discord.ending;

import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.result.StoryLine;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.ending.ThreadCloser;

/** Actions after the end of a match. */
public final class EndingFeature {

    private EndingFeature() {}

    /** The feature to share a result. */
    public static Feature of(Desk desk, Boards boards) {
        Vocabulary words = desk.words();
        return Feature.of()
                .onButton(
                        Action.SHARE,
                        new ShareButton(
                                desk.touched(),
                                desk.services().posted().shares(),
                                boards.files(),
                                words,
                                new StoryLine(desk.services().results().histories(), words.matches(), words.variants()),
                                desk.services().clock()));
    }

    /** The closer of threads of ended matches. */
    public static ThreadCloser threadCloser(Connections connections, Desk desk, Boards boards) {
        return new DiscordThreadCloser(connections, desk.words().matches(), boards.tags());
    }
}
