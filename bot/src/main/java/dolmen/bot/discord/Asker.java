package dolmen.bot.discord;

import dolmen.bot.match.GuildId;
import dolmen.bot.match.PlayerId;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * Who asks something, and where.
 *
 * @param guild the server; empty in direct messages
 */
record Asker(PlayerId person, Optional<GuildId> guild) {

    static Asker of(Interaction interaction) {
        return new Asker(
                new PlayerId(interaction.getUser().getIdLong()),
                Optional.ofNullable(interaction.getGuild()).map(guild -> new GuildId(guild.getIdLong())));
    }
}
