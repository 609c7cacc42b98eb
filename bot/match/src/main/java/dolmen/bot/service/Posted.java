package dolmen.bot.service;

import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.ending.Shares;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.silence.Silences;

/**
 * The stores of what stands on Discord. Safe for use by many threads.
 *
 * @param messages that bear buttons
 * @param challenges the messages of challenges
 * @param silences of matches that cannot be shown where they are played
 * @param shares results that were shown elsewhere
 */
public record Posted(PostedMessages messages, PostedChallenges challenges, Silences silences, Shares shares) {

    static Posted of(Stores stores) {
        MatchStores matches = stores.matches();
        return new Posted(matches.messages(), stores.challenges().posted(), matches.silences(), matches.shares());
    }
}
