package dolmen.bot.discord.desk;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * A person who asks the bot for something, and the server where they ask.
 *
 * @param guild the server; empty in direct messages, and on a server without the bot
 * @param serverName what the server is called; empty where there is none
 */
public record Requester(PlayerId person, Optional<GuildId> guild, String serverName) {

    public static Requester of(Interaction interaction) {
        Optional<Guild> guild = Optional.ofNullable(interaction.getGuild()).filter(server -> !server.isDetached());
        return new Requester(
                new PlayerId(interaction.getUser().getIdLong()),
                guild.map(server -> new GuildId(server.getIdLong())),
                guild.map(Guild::getName).orElse(""));
    }
}
