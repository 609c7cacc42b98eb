package dolmen.bot.discord.desk;

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
 */
public record Requester(PlayerId person, Optional<GuildId> guild, String serverName) {

    /** A person to whom the bot writes in private. */
    public static Requester elsewhere(PlayerId person) {
        return new Requester(person, Optional.empty(), "");
    }

    /** The author of a message. */
    public static Requester of(Message message) {
        Optional<Guild> guild = message.isFromGuild() ? Optional.of(message.getGuild()) : Optional.empty();
        return of(message.getAuthor(), guild);
    }

    public static Requester of(Interaction interaction) {
        Optional<Guild> guild = Optional.ofNullable(interaction.getGuild()).filter(server -> !server.isDetached());
        return of(interaction.getUser(), guild);
    }

    /** The person of an interaction, without the server. */
    public static PlayerId personOf(Interaction interaction) {
        return new PlayerId(interaction.getUser().getIdLong());
    }

    private static Requester of(User user, Optional<Guild> guild) {
        return new Requester(
                new PlayerId(user.getIdLong()),
                guild.map(server -> new GuildId(server.getIdLong())),
                guild.map(Guild::getName).orElse(""));
    }
}
