package dolmen.bot.discord.analysis;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.file.RecordFile;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.service.Services;
import java.time.Duration;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionHook;

/**
 * Analyses of a match that has ended, here or in a file: its curve, its turning points and the accuracy of each player.
 */
public final class AnalysisFeature {
    private static final int MOST_FILES = 10;
    private static final Duration WINDOW = Duration.ofMinutes(10);

    private final Desk desk;
    private final AnalysisAnswer answer = new AnalysisAnswer();
    private final AnalysisMessage message;
    private final FileAnalyses files;

    private AnalysisFeature(Desk desk) {
        this.desk = desk;
        Services services = desk.services();
        this.message = new AnalysisMessage(
                desk.words().names(),
                desk.words().matches(),
                desk.words().commands(),
                services.gallery().curves(),
                services.people().preferences());
        this.files = new FileAnalyses(
                services.results().broughtAnalyses(),
                message,
                desk.words().variants(),
                new SentFiles(services.games()),
                services.matches().live(),
                desk.refusals(),
                new RateLimit(MOST_FILES, WINDOW, Ticker.systemTicker()));
    }

    public static Feature of(Desk desk) {
        var feature = new AnalysisFeature(desk);
        return Feature.of(MatchCommand.lookingBack(
                        desk,
                        "analysis",
                        "How an ended match went: its curve, its turning points, and better moves; only you see it",
                        (event, match, requester) -> feature.give(event.getHook(), match, requester)))
                .onButton(Action.ANALYSIS, feature::pressed);
    }

    /** Shows the analysis, unless the match has passed a position that the person now has to play without help. */
    private void give(InteractionHook promise, Match match, Requester requester) {
        desk.services()
                .matches()
                .live()
                .underWayIn(requester.person(), match.game(), LiveMatches.COMMON_PLIES)
                .filter(played -> !match.live())
                .ifPresentOrElse(
                        played -> Replies.fulfil(promise, desk.refusals().of(played)),
                        () -> answer.give(
                                promise,
                                new AnalysisAnswer.Wanted(
                                        match, desk.services().results().analyses(), message),
                                requester));
    }

    private void pressed(ButtonInteractionEvent event, ComponentId pressed) {
        if (pressed.number() == RecordFile.NUMBER) {
            switch (files.of(event)) {
                case FileAnalyses.Found.Refused(String why) -> Replies.fulfil(event.getHook(), why);
                case FileAnalyses.Found.One(AnalysisAnswer.Wanted wanted) ->
                    answer.give(event.getHook(), wanted, Requester.of(event));
            }
        } else {
            desk.touched().look(event, pressed, (match, requester) -> {
                give(event.getHook(), match, requester);
            });
        }
    }
}
