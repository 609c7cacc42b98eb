package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import java.util.List;

/** The servers where the bot's application is installed, and their availability. */
public final class Installations {
    /** Discord's number for commands of servers. */
    public static final int ON_SERVER = 0;

    /** Discord's number for commands of people's accounts. */
    public static final int ON_ACCOUNT = 1;

    private final Timeline timeline;
    private final People people;
    private final Channels channels;
    private boolean forAccounts = true;

    Installations(Timeline timeline, People people, Channels channels) {
        this.timeline = timeline;
        this.people = people;
        this.channels = channels;
    }

    /** The kind of an application's installation in a server. */
    public enum Installation {
        /** With its bot as a member, and its commands. */
        BOT,
        /** With its commands only, without its bot. */
        COMMANDS,
        /** Not at all. */
        NONE
    }

    /** The application's installation in a server. */
    public Installation of(Guild guild) {
        if (people.member(guild.id(), people.botId()).isPresent()) {
            return Installation.BOT;
        }
        return guild.withoutApplication() ? Installation.NONE : Installation.COMMANDS;
    }

    /** True if people can add the application to their accounts, as its owner decides in the Developer Portal. */
    public boolean forAccounts() {
        return forAccounts;
    }

    /** Sets whether people can add the application to their accounts. */
    public void offerToAccounts(boolean offered) {
        forAccounts = offered;
    }

    /** True if the application is installed where a channel is, so that everybody there may use it. */
    public boolean installedAt(Channel channel) {
        return switch (channel) {
            case DirectChannel direct -> direct.has(people.botId());
            case GroupChannel group -> false;
            case TextChannel text -> installedIn(text.guildId());
            case ThreadChannel thread -> installedIn(thread.guildId());
        };
    }

    private boolean installedIn(long guildId) {
        return people.guild(guildId)
                .filter(guild -> of(guild) != Installation.NONE)
                .isPresent();
    }

    /** The servers of which the bot is a member. */
    public List<Guild> joined() {
        return people.guilds().stream()
                .filter(guild -> of(guild) == Installation.BOT)
                .toList();
    }

    /** True if the bot receives the events of a server. */
    public boolean attends(long guildId) {
        return people.guild(guildId)
                .filter(guild -> !guild.unavailable() && of(guild) == Installation.BOT)
                .isPresent();
    }

    /** Changes the installation. A removed bot also leaves the server's threads. */
    public void install(Guild guild, Installation wanted) {
        Installation before = of(guild);
        Guild changed = people.change(guild.withoutApplication(wanted == Installation.NONE));
        if (before == Installation.BOT && wanted != Installation.BOT) {
            timeline.tell(new WorldEvent.GuildLost(changed, false));
            people.member(guild.id(), people.botId()).ifPresent(this::leave);
        } else if (before != Installation.BOT && wanted == Installation.BOT) {
            people.admitBot(changed);
            timeline.tell(new WorldEvent.GuildGained(people.guild(guild.id()).orElseThrow()));
        }
    }

    /** Removes a member from a server and its threads. */
    public void leave(Member member) {
        people.leave(member);
        channels.threads().stream()
                .filter(thread -> thread.guildId() == member.guildId())
                .forEach(thread -> channels.leave(thread, member.userId()));
    }

    /** Makes a server unavailable, as in an outage of Discord, or available again. */
    public void reach(Guild guild, boolean available) {
        if (guild.unavailable() == available) {
            Guild changed = people.change(guild.unavailable(!available));
            timeline.tell(available ? new WorldEvent.GuildGained(changed) : new WorldEvent.GuildLost(changed, true));
        }
    }

    /** Creates a server with two channels; everybody and the bot become members. */
    public Guild found(String name, long ownerId) {
        Guild guild = people.found(name, ownerId);
        channels.add(new TextChannel(timeline.nextId(), guild.id(), "general", null, 0, List.of()));
        channels.add(new TextChannel(timeline.nextId(), guild.id(), "games", null, 1, List.of()));
        people.users().stream().filter(user -> !user.bot()).forEach(user -> people.join(guild.id(), user.id()));
        install(guild, Installation.BOT);
        return people.guild(guild.id()).orElseThrow();
    }
}
