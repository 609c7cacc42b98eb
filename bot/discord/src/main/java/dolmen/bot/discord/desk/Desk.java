package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.GuildId;
import dolmen.bot.service.Services;
import java.util.Optional;
import java.util.function.Function;

/**
 * The common parts of all features: the services behind them, their words, and the search for the match that somebody
 * means. Safe for use by many threads.
 */
public record Desk(
        Services services,
        Vocabulary words,
        MatchOption option,
        TouchedMatch touched,
        PolicyLinks policies,
        PieceEmoji emoji) {

    /**
     * The desk of these services.
     *
     * @param languages the tag of the language of a server on Discord; empty if unknown
     */
    public static Desk of(
            Services services, PolicyLinks policies, Function<GuildId, Optional<String>> languages, PieceEmoji emoji) {
        Vocabulary words = Vocabulary.of(
                services.games(),
                services.people().players(),
                services.matches().calendars(),
                services.people().preferences(),
                languages,
                services.results().ratings()::of);
        var onlookers = new Onlookers(services.people().preferences());
        return new Desk(
                services,
                words,
                new MatchOption(services.matches().finder(), services.matches().live(), words.matches(), onlookers),
                new TouchedMatch(services.matches().live(), words.refusals(), onlookers),
                policies,
                emoji);
    }

    /** The option {@code match} of commands that look back. */
    PastMatchOption past() {
        return new PastMatchOption(option, touched, services.results().histories(), words);
    }

    public RefusalWords refusals() {
        return words.refusals();
    }
}
