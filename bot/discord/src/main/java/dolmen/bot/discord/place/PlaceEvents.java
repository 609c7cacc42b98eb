package dolmen.bot.discord.place;

import dolmen.bot.id.GuildId;
import java.util.HashSet;
import java.util.Set;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.events.channel.GenericChannelEvent;
import net.dv8tion.jda.api.events.guild.GenericGuildEvent;
import net.dv8tion.jda.api.events.guild.UnavailableGuildJoinedEvent;
import net.dv8tion.jda.api.events.guild.UnavailableGuildLeaveEvent;
import net.dv8tion.jda.api.events.interaction.GenericInteractionCreateEvent;
import net.dv8tion.jda.api.events.role.GenericRoleEvent;
import net.dv8tion.jda.api.events.thread.GenericThreadEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;

/**
 * A listener to changes that may affect whether the bot can write on a server: servers, channels, threads, roles and
 * permissions. Safe for use by many threads.
 */
public final class PlaceEvents extends ListenerAdapter {
    private Set<GuildId> changed = new HashSet<>();
    private final Set<GuildId> acted = new HashSet<>();

    /** The servers with changes since the last call. */
    synchronized Set<GuildId> taken() {
        Set<GuildId> taken = changed;
        changed = new HashSet<>();
        return taken;
    }

    private synchronized void note(long guild) {
        changed.add(new GuildId(guild));
    }

    /**
     * True if somebody has used the bot at a place where it seems unable to write, since the last call for the server.
     */
    synchronized boolean takeActed(GuildId guild) {
        return acted.remove(guild);
    }

    /**
     * Notes a place where people use the bot but it seems unable to write; it may have missed the event that allows it.
     */
    @Override
    public void onGenericInteractionCreate(GenericInteractionCreateEvent event) {
        Guild guild = event.getGuild();
        if (guild != null
                && !guild.isDetached()
                && event.getChannel() instanceof GuildChannel channel
                && !Writing.possibleIn(channel)) {
            act(guild.getIdLong());
        }
    }

    private synchronized void act(long guild) {
        acted.add(new GuildId(guild));
        note(guild);
    }

    /** Includes events of members and permission overrides. */
    @Override
    public void onGenericGuild(GenericGuildEvent event) {
        note(event.getGuild().getIdLong());
    }

    @Override
    public void onGenericChannel(GenericChannelEvent event) {
        if (event.isFromGuild()) {
            note(event.getGuild().getIdLong());
        }
    }

    @Override
    public void onGenericThread(GenericThreadEvent event) {
        note(event.getGuild().getIdLong());
    }

    @Override
    public void onGenericRole(GenericRoleEvent event) {
        note(event.getGuild().getIdLong());
    }

    @Override
    public void onUnavailableGuildJoined(UnavailableGuildJoinedEvent event) {
        note(event.getGuildIdLong());
    }

    @Override
    public void onUnavailableGuildLeave(UnavailableGuildLeaveEvent event) {
        note(event.getGuildIdLong());
    }
}
