package dolmen.bot.discord.place;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.timekeeping.Members;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The members of servers, as Discord reports them. A query about one person needs no privileged intent. */
public record DiscordMembers(Connections connections) implements Members {
    private static final Logger log = LoggerFactory.getLogger(DiscordMembers.class);

    @Override
    public boolean hasLeft(GuildId guild, PlayerId player) {
        Guild server = connections.guild(guild).orElse(null);
        if (server == null) {
            return false;
        }
        try {
            server.retrieveMemberById(player.value()).useCache(false).complete();
            return false;
        } catch (ErrorResponseException failure) {
            log.debug("Could not find member {} in server {}: {}", player, guild, failure.getMeaning());
            return failure.getErrorResponse() == ErrorResponse.UNKNOWN_MEMBER
                    || failure.getErrorResponse() == ErrorResponse.UNKNOWN_USER;
        }
    }
}
