package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Vocabulary;

/**
 * What every feature is made of: the services behind it, the words for what it says, and the ways to find the match
 * that somebody means. Safe for use by many threads.
 */
public record Desk(
        Services services, Vocabulary words, MatchOption option, TouchedMatch touched, PolicyLinks policies) {

    public static Desk of(Services services, PolicyLinks policies) {
        Vocabulary words =
                Vocabulary.of(services.games(), services.players(), services.calendars(), services.ratings()::of);
        var onlookers = new Onlookers(services.preferences());
        return new Desk(
                services,
                words,
                new MatchOption(services.finder(), services.matches(), words.matches(), onlookers),
                new TouchedMatch(services.matches(), words.refusals(), onlookers),
                policies);
    }

    /** The option of a match for commands that look back. */
    PastMatchOption past() {
        return new PastMatchOption(option, touched, services.histories(), words);
    }

    public RefusalWords refusals() {
        return words.refusals();
    }
}
