package dolmen.bot.service;

import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.PostedChallenges;

/**
 * The stores of challenges. Safe for use by many threads.
 *
 * @param posted the messages of challenges
 * @param blocks the block lists
 * @param alerts the people who want to hear of seeks
 */
public record ChallengeStores(
        ChallengeRepository repository, PostedChallenges posted, BlockLists blocks, SeekAlerts alerts) {}
