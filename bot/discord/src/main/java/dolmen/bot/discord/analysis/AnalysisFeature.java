package dolmen.bot.discord.analysis;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.service.Services;
import dolmen.rules.analysis.MatchAnalysis;
import java.time.Duration;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Analyses of ended matches, played here or read from a file: the curve, the turning points and each player's accuracy.
 */
public final class AnalysisFeature {
    private static final int MOST_FILES = 10;
    private static final Duration WINDOW = Duration.ofMinutes(10);

    private final Desk desk;
    private final AnalysisAnswer answer = new AnalysisAnswer();
    private final AnalysisMessage message;
    private final FileAnalyses files;

    private AnalysisFeature(Desk desk, Boards boards) {
        this.desk = desk;
        Services services = desk.services();
        this.message = new AnalysisMessage(
                desk.words().names(),
                desk.words().matches(),
                desk.words().commands(),
                services.gallery().curves(),
                boards.files(),
                services.people().preferences());
        this.files = new FileAnalyses(
                services.results().broughtAnalyses(),
                message,
                new SentFiles(services.games()),
                services.matches().live(),
                desk.refusals(),
                new RateLimit(MOST_FILES, WINDOW, Ticker.systemTicker()));
    }

    public static Feature of(Desk desk, Boards boards) {
        var feature = new AnalysisFeature(desk, boards);
        return Feature.of(MatchCommand.lookingBack(
                        desk,
                        "analysis",
                        "How an ended match went: its curve, its turning points, and better moves; only you see it",
                        (event, match, requester) -> feature.give(event.getHook(), match, requester)))
                .onButton(Action.ANALYSIS, feature::pressed)
                .onButton(Action.ANALYSED_TURN, Acknowledgement.EDIT, feature::turned);
    }

    /** Shows the analysis, unless the person is now playing a position of that match without help. */
    private void give(InteractionHook promise, Match match, Requester requester) {
        reached(match, requester)
                .ifPresentOrElse(
                        played -> Replies.fulfil(
                                promise, desk.refusals().on(requester.reader()).of(played)),
                        () -> answer.give(
                                promise,
                                new AnalysisAnswer.Wanted(
                                        match, desk.services().results().analyses(), message),
                                requester));
    }

    /** The person's live match in a position of the given match; empty unless the given match has ended. */
    private Optional<MatchRefusal.UnderWay> reached(Match match, Requester requester) {
        return desk.services()
                .matches()
                .live()
                .underWayIn(requester.person(), match.game(), LiveMatches.COMMON_PLIES)
                .filter(played -> !match.live());
    }

    /** Replaces the message with a turning point or the curve. */
    private void turned(ButtonInteractionEvent event, ComponentId pressed) {
        desk.touched().look(event, pressed, (match, requester) -> {
            Optional<MatchRefusal.UnderWay> played = reached(match, requester);
            if (played.isPresent()) {
                Replies.privately(
                        event.getHook(), desk.refusals().on(requester.reader()).of(played.get()));
            } else {
                Replies.inPlace(event.getHook(), turned(match, requester, pressed.ply()));
            }
        });
    }

    private MessageCreateData turned(Match match, Requester requester, int turn) {
        Answer now = desk.services().results().analyses().ask(match);
        return now instanceof Answer.Finished(MatchAnalysis analysis) && turn > 0
                ? message.turn(match, requester, analysis, turn)
                : message.of(match, requester, now);
    }

    private void pressed(ButtonInteractionEvent event, ComponentId pressed) {
        if (pressed.number() == RecordAttachment.NUMBER) {
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
