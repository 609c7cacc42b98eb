package dolmen.bot.discord.desk;

import dolmen.bot.analysis.AnalysisPictures;
import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.analysis.HintService;
import dolmen.bot.history.Histories;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.challenge.BlockService;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.computer.Exhibitions;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.match.ending.Shares;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.bot.opening.Openings;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.rating.RatingService;
import dolmen.bot.survival.FailureLog;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The services and stores that answer what people do on Discord.
 *
 * @param analyses of matches that were played here
 * @param broughtAnalyses of matches that people have brought in files
 */
public record Services(
        GameRegistry games,
        ChallengeService challenges,
        Rematches rematches,
        PostedChallenges postedChallenges,
        BlockService blocks,
        MatchService play,
        PlanService plans,
        EtiquetteService etiquette,
        ModerationService moderation,
        VacationService vacations,
        Calendars calendars,
        MatchFinder finder,
        LiveMatches matches,
        Silences silences,
        RatingService ratings,
        Histories histories,
        PrivacyService privacy,
        Players players,
        PreferenceService preferences,
        PostedMessages messages,
        Exhibitions exhibitions,
        SolvedVariants solved,
        Shares shares,
        Pictures pictures,
        RatingPictures ratingPictures,
        ReplayPictures replayPictures,
        AnalysisService analyses,
        AnalysisService broughtAnalyses,
        AnalysisPictures analysisPictures,
        HintService hints,
        PuzzleService puzzles,
        Openings openings,
        InstantSource clock) {
    private static final Logger log = LoggerFactory.getLogger(Services.class);
    private static final FailureLog failures = new FailureLog(log);

    /**
     * Which pairs of those players would not be compared any more in a match of the game, by its id, that ended today;
     * none where that cannot be known, since nobody who plays waits for ratings.
     */
    public LeftOut leftOutToday(String game, List<PlayerId> players) {
        try {
            return ratings.leftOutToday(new Ladder(game, Pool.of(players)), players);
        } catch (RuntimeException failure) {
            failures.error("Whether a match of {} would count today is not known", game, failure);
            return LeftOut.NOBODY;
        }
    }
}
