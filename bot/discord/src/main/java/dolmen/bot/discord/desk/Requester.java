package dolmen.bot.discord.desk;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * A person who asks the bot for something, and the server where they ask.
 *
 * @param guild the server; empty in direct messages, and on a server without the bot
 * @param serverName the name of the server; empty if there is none
 * @param reader the person as the reader of a private answer
 */
public record Requester(PlayerId person, Optional<GuildId> guild, String serverName, Reader reader) {

    /** A person to whom the bot writes in private. */
    public static Requester elsewhere(PlayerId person) {
        return new Requester(person, Optional.empty(), "", Reader.addressed(person, Optional.empty()));
    }

    /** The author of a message. */
    public static Requester of(Message message) {
        Optional<Guild> guild = message.isFromGuild() ? Optional.of(message.getGuild()) : Optional.empty();
        return of(
                message.getAuthor(),
                guild,
                Reader.addressed(new PlayerId(message.getAuthor().getIdLong()), id(guild)));
    }

    public static Requester of(Interaction interaction) {
        Optional<Guild> guild = Optional.ofNullable(interaction.getGuild()).filter(server -> !server.isDetached());
        return of(interaction.getUser(), guild, Reader.of(interaction));
    }

    /** The person of an interaction, without the server. */
    public static PlayerId personOf(Interaction interaction) {
        return new PlayerId(interaction.getUser().getIdLong());
    }

    private static Requester of(User user, Optional<Guild> guild, Reader reader) {
        return new Requester(
                new PlayerId(user.getIdLong()),
                id(guild),
                guild.map(Guild::getName).orElse(""),
                reader);
    }

    private static Optional<GuildId> id(Optional<Guild> guild) {
        return guild.map(server -> new GuildId(server.getIdLong()));
    }
}
