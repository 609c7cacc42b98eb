package dolmen.bot.service;

import dolmen.bot.analysis.Analyses;
import dolmen.bot.history.Histories;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.computer.Exhibitions;
import dolmen.bot.match.computer.Thoughts;
import dolmen.bot.match.ending.Closings;
import dolmen.bot.match.ending.Shares;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.plan.Plans;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.opening.Openings;

/**
 * The stores of matches and of all that belongs to them. Safe for use by many threads.
 *
 * @param thoughts those of them in which a computer player is to move
 * @param exhibitions those of them at which no person sits
 * @param notices what is owed to Discord about them
 * @param messages those of them that bear buttons
 * @param silences those of them that cannot be shown where they are played
 * @param closings threads of those of them that have ended
 * @param shares what was shown elsewhere of those of them that have ended
 * @param analyses what was thought about those of them that have ended
 * @param openings what was played first in those of them that have ended
 * @param histories those that were played to an end, by player
 */
public record MatchStores(
        MatchRepository repository,
        Thoughts thoughts,
        Exhibitions exhibitions,
        Plans plans,
        NoticeQueue notices,
        PostedMessages messages,
        Silences silences,
        Closings closings,
        Shares shares,
        Analyses analyses,
        Openings openings,
        Histories histories) {}
