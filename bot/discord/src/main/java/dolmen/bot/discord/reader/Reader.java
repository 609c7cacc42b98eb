package dolmen.bot.discord.reader;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The person who alone reads an answer.
 *
 * @param server the server where they read, whose nicknames they know; empty elsewhere
 * @param language the tag of the language of their Discord, such as {@code sv-SE}; empty if it does not tell
 */
public record Reader(PlayerId person, Optional<GuildId> server, Optional<String> language) {

    /** The person who sent the interaction. */
    public static Reader of(Interaction interaction) {
        return new Reader(
                new PlayerId(interaction.getUser().getIdLong()),
                Optional.ofNullable(interaction.getMember())
                        .map(member -> new GuildId(member.getGuild().getIdLong())),
                language(interaction));
    }

    /** The tag of the language of their Discord; empty for one that is not known here. */
    public static Optional<String> language(Interaction interaction) {
        return Optional.of(interaction.getUserLocale())
                .filter(locale -> locale != DiscordLocale.UNKNOWN)
                .map(DiscordLocale::getLocale);
    }

    /** A person to whom the bot writes by itself. */
    public static Reader addressed(PlayerId person, Optional<GuildId> server) {
        return new Reader(person, server, Optional.empty());
    }
}
