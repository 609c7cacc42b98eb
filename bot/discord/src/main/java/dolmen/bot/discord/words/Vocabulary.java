package dolmen.bot.discord.words;

import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Players;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.rating.Ratings;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;

/**
 * The texts of the bot for people. Immutable; its names and commands are updated, and are safe for use by many threads.
 */
public record Vocabulary(
        Names names,
        VariantCatalogue variants,
        CommandBook commands,
        MatchWords matches,
        RefusalWords refusals,
        ChallengeRefusalWords challengeRefusals,
        ClockWords clocks,
        RatingWords ratings,
        Readers readers) {

    /**
     * The words for these games, people, clocks and settings.
     *
     * @param servers the tag of the language of a server on Discord; empty if unknown
     * @param ratings the effect of a match on ratings; empty if there is none
     */
    public static Vocabulary of(
            GameRegistry games,
            Players players,
            Calendars calendars,
            Preferences preferences,
            Function<GuildId, Optional<String>> servers,
            Function<MatchId, Optional<Ratings.Settled>> ratings) {
        var languages = new Wordings();
        var readers = new Readers(languages, players, preferences, servers);
        var names = new Names(players, readers);
        var variants = new VariantCatalogue(games, languages);
        var commands = new CommandBook();
        var matches = new MatchWords(names, variants, readers);
        var refusals = new RefusalWords(matches, commands, Optional.empty());
        return new Vocabulary(
                names,
                variants,
                commands,
                matches,
                refusals,
                new ChallengeRefusalWords(names, matches, variants, commands, refusals),
                new ClockWords(calendars),
                new RatingWords(ratings, names),
                readers);
    }

    /** Suggestions of variants for the text typed so far, in the reader's language. */
    public List<Command.Choice> suggestVariants(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestVariants(event.getFocusedOption().getValue(), readers.of(event));
    }
}
