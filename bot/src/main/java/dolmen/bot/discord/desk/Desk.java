package dolmen.bot.discord.desk;

import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Vocabulary;

/**
 * What every feature is made of: the services behind it, the words for what it says, and the ways to find the match
 * that somebody means. Safe for use by many threads.
 */
public record Desk(Services services, Vocabulary words, MatchOption option, TouchedMatch touched) {

    public static Desk of(Services services) {
        Vocabulary words =
                Vocabulary.of(services.games(), services.players(), services.calendars(), services.ratings()::of);
        var onlookers = new Onlookers(services.preferences());
        return new Desk(
                services,
                words,
                new MatchOption(services.finder(), services.matches(), words.matches(), onlookers),
                new TouchedMatch(services.matches(), words.refusals(), onlookers));
    }

    public RefusalWords refusals() {
        return words.refusals();
    }
}
