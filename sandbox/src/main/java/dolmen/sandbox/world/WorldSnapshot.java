package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.id.Snowflakes;
import dolmen.sandbox.world.interaction.Command;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.Notification;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.Role;
import dolmen.sandbox.world.people.User;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;

/** The part of the world that survives a restart: everything but ephemeral messages and interactions. */
public record WorldSnapshot(
        long lastId,
        long botId,
        List<User> users,
        List<Guild> guilds,
        List<Member> members,
        List<TextChannel> channels,
        List<DirectChannel> directs,
        List<GroupChannel> groups,
        List<ThreadChannel> threads,
        List<Message> messages,
        List<Notification> notifications,
        List<Command> commands,
        List<Emojis.Emoji> emojis) {

    /** Copies the lists. */
    public WorldSnapshot {
        users = List.copyOf(users);
        guilds = List.copyOf(guilds);
        members = List.copyOf(members);
        channels = List.copyOf(channels);
        directs = List.copyOf(directs);
        groups = List.copyOf(groups);
        threads = List.copyOf(threads);
        messages = List.copyOf(messages);
        notifications = List.copyOf(notifications);
        commands = List.copyOf(commands);
        emojis = List.copyOf(emojis);
    }

    /** The initial world: one server, two channels, four people and the bot. */
    public static WorldSnapshot beginning(InstantSource clock) {
        Snowflakes ids = new Snowflakes(clock, 0);
        User bot = user(ids.next(), "Dolmen", true);
        List<User> users = List.of(
                user(ids.next(), "Astrid", false),
                user(ids.next(), "Björn", false),
                user(ids.next(), "Chiara", false),
                user(ids.next(), "Darius", false),
                bot);
        long guild = ids.next();
        Role everyone = new Role(guild, "@everyone", Permission.ORDINARY, 0);
        Role ofBot = new Role(ids.next(), bot.displayName(), Permission.OF_BOTS, 1, bot.id());
        TextChannel general = new TextChannel(ids.next(), guild, "general", null, 0, List.of());
        TextChannel games = new TextChannel(ids.next(), guild, "games", null, 1, List.of());
        return new WorldSnapshot(
                ids.next(),
                bot.id(),
                users,
                List.of(new Guild(guild, "Stone Circle", users.getFirst().id(), List.of(everyone, ofBot))),
                users.stream()
                        .map(user -> new Member(
                                guild, user.id(), null, user.bot() ? List.of(ofBot.id()) : List.of(), clock.instant()))
                        .toList(),
                List.of(general, games),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    /** This world with the bot in no server. */
    public WorldSnapshot withBotOutside() {
        return new WorldSnapshot(
                lastId,
                botId,
                users,
                guilds.stream()
                        .map(guild -> guild.withoutRoleOf(botId).withoutApplication(true))
                        .toList(),
                members.stream().filter(member -> member.userId() != botId).toList(),
                channels,
                directs,
                groups,
                threads,
                messages,
                notifications,
                commands,
                emojis);
    }

    private static User user(long id, String name, boolean bot) {
        return new User(id, name.toLowerCase(Locale.ROOT), name, bot);
    }
}
