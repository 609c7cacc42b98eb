package dolmen.bot.service;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.notice.Lanes;

/** The lanes of due work. */
public record DueLanes(
        Lanes<MatchId> boards,
        Lanes<ChannelId> buttons,
        Lanes<ChallengeId> challenges,
        Lanes<TournamentId> tournaments,
        Lanes<MatchId> threads,
        Lanes<MatchId> thoughts) {}
