package dolmen.bot.discord.analysis;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.Services;

/** Looking back at a match that has ended: its curve, its turning points and how well each played. */
public final class AnalysisFeature {

    private AnalysisFeature() {}

    public static Feature of(Desk desk) {
        Services services = desk.services();
        var answer = new AnalysisAnswer(
                services.analyses(),
                new AnalysisMessage(
                        desk.words().names(),
                        desk.words().matches(),
                        desk.words().commands(),
                        services.analysisPictures(),
                        services.preferences()));
        return Feature.of(MatchCommand.lookingBack(
                        desk,
                        "analysis",
                        "How an ended match went: its curve, its turning points, and better moves; only you see it",
                        (event, match, requester) -> answer.give(event.getHook(), match, requester)))
                .onButton(
                        Action.ANALYSIS,
                        (event, pressed) -> desk.touched().look(event, pressed, (match, requester) -> {
                            Replies.acknowledge(event.deferReply(true));
                            answer.give(event.getHook(), match, requester);
                        }));
    }
}
