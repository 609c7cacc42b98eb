package dolmen.bot.service;

import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.ending.Shares;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.silence.Silences;

/**
 * The stores of messages on Discord. Safe for use by many threads.
 *
 * @param messages the messages with buttons
 * @param challenges the messages of challenges
 * @param silences the silences of matches that cannot be shown where they are played
 * @param shares the results that were shared elsewhere
 */
public record Posted(PostedMessages messages, PostedChallenges challenges, Silences silences, Shares shares) {

    static Posted of(Stores stores) {
        MatchStores matches = stores.matches();
        return new Posted(matches.messages(), stores.challenges().posted(), matches.silences(), matches.shares());
    }
}
