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
 * The stores of matches and their parts. Safe for use by many threads.
 *
 * @param thoughts the matches in which a computer player is to move
 * @param exhibitions the matches without people
 * @param notices the messages to send
 * @param messages the messages with buttons
 * @param silences the silences of matches that cannot be shown where they are played
 * @param closings the threads of finished matches
 * @param shares the shared results of finished matches
 * @param analyses the analyses of finished matches
 * @param openings the openings of finished matches
 * @param histories the finished matches, by player
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
