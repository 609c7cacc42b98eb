package dolmen.bot.discord;

import dolmen.bot.discord.analysis.AnalysisFeature;
import dolmen.bot.discord.answer.HostExamination;
import dolmen.bot.discord.board.BoardFeature;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.ending.EndingFeature;
import dolmen.bot.discord.guide.GuideFeature;
import dolmen.bot.discord.hint.HintFeature;
import dolmen.bot.discord.lesson.LessonFeature;
import dolmen.bot.discord.lobby.LobbyFeature;
import dolmen.bot.discord.moderation.ModerationFeature;
import dolmen.bot.discord.opening.OpeningFeature;
import dolmen.bot.discord.panel.PanelFeature;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.plan.PlanFeature;
import dolmen.bot.discord.proposal.ProposalFeature;
import dolmen.bot.discord.puzzle.PuzzleFeature;
import dolmen.bot.discord.puzzle.PuzzleStamps;
import dolmen.bot.discord.rating.RatingFeature;
import dolmen.bot.discord.record.RecordFeature;
import dolmen.bot.discord.replay.ReplayFeature;
import dolmen.bot.discord.settings.SettingsFeature;
import dolmen.bot.discord.tournament.TournamentFeature;
import dolmen.bot.discord.turn.TurnFeature;
import java.util.List;

/** The list of all features of the bot, and the only place where every feature is named. */
record AllFeatures(
        Desk desk,
        Boards boards,
        DirectMessages direct,
        ChallengeFeature challenges,
        PuzzleStamps stamps,
        HostExamination examination) {

    List<Feature> features() {
        return List.of(
                GuideFeature.of(desk, boards),
                ProposalFeature.of(desk, challenges),
                LessonFeature.of(desk, boards),
                PuzzleFeature.of(desk, boards, stamps),
                OpeningFeature.of(desk, boards),
                challenges.feature(),
                LobbyFeature.of(desk, challenges),
                TournamentFeature.of(desk),
                TurnFeature.of(desk, boards),
                BoardFeature.of(desk, boards),
                EndingFeature.of(desk, boards),
                ReplayFeature.of(desk, boards),
                PanelFeature.of(
                        desk,
                        boards,
                        direct,
                        challenges.offers(),
                        HintFeature.panelEntry(desk, boards),
                        GuideFeature.panelEntry(desk, boards),
                        PlanFeature.panelEntry(desk)),
                PlanFeature.of(desk),
                AnalysisFeature.of(desk, boards),
                HintFeature.of(desk, boards),
                RatingFeature.of(desk),
                RecordFeature.of(desk, boards, challenges, PuzzleFeature.opening(desk, boards, stamps)),
                ModerationFeature.of(desk),
                SettingsFeature.of(desk, examination));
    }
}
