package dolmen.bot.discord.desk;

import dolmen.bot.history.Histories;
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
import dolmen.bot.match.ending.Shares;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.rating.RatingService;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;

/** The services and stores that answer what people do on Discord. */
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
        Shares shares,
        Pictures pictures,
        RatingPictures ratingPictures,
        ReplayPictures replayPictures,
        InstantSource clock) {}
