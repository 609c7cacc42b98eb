package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Permission;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The channels, and the permissions in them. */
public final class Channels {
    private final Timeline timeline;
    private final People people;
    private final Map<Long, Channel> channels = new LinkedHashMap<>();

    Channels(Timeline timeline, People people, WorldSnapshot snapshot) {
        this.timeline = timeline;
        this.people = people;
        snapshot.channels().forEach(channel -> channels.put(channel.id(), channel));
        snapshot.directs().forEach(channel -> channels.put(channel.id(), channel));
        snapshot.groups().forEach(channel -> channels.put(channel.id(), channel));
        snapshot.threads().forEach(channel -> channels.put(channel.id(), channel));
    }

    /** A channel of any kind. */
    public Optional<Channel> find(long id) {
        return Optional.ofNullable(channels.get(id));
    }

    /** The existing channel with the id. */
    public Channel known(long id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("No channel " + id));
    }

    /** All ordinary channels. */
    public List<TextChannel> texts() {
        return all(TextChannel.class);
    }

    /** All direct channels. */
    public List<DirectChannel> directs() {
        return all(DirectChannel.class);
    }

    /** All groups. */
    public List<GroupChannel> groups() {
        return all(GroupChannel.class);
    }

    /** A new group of these people. */
    public GroupChannel group(List<Long> people) {
        return add(new GroupChannel(timeline.nextId(), people));
    }

    /** All threads. */
    public List<ThreadChannel> threads() {
        return all(ThreadChannel.class);
    }

    /** The forum in which the thread is a post; empty for any other thread. */
    public Optional<TextChannel> forumOf(ThreadChannel thread) {
        return find(thread.parentId())
                .filter(TextChannel.class::isInstance)
                .map(TextChannel.class::cast)
                .filter(parent -> parent.type() == TextChannel.FORUM);
    }

    /** The direct channel of two users; opens it if there is none. */
    public DirectChannel direct(long oneUserId, long otherUserId) {
        return directs().stream()
                .filter(channel -> channel.has(oneUserId) && channel.other(oneUserId) == otherUserId)
                .findFirst()
                .orElseGet(() -> add(new DirectChannel(timeline.nextId(), oneUserId, otherUserId)));
    }

    /** Adds a new channel or thread. */
    public <C extends Channel> C add(C channel) {
        channels.put(channel.id(), channel);
        timeline.tell(new WorldEvent.ChannelCreated(channel));
        return channel;
    }

    /** Replaces a channel by its changed version. */
    public <C extends Channel> C update(C channel) {
        channels.put(channel.id(), channel);
        timeline.tell(new WorldEvent.ChannelUpdated(channel));
        return channel;
    }

    /** Removes a channel with its messages and its threads. */
    public void remove(Channel channel) {
        threads().stream().filter(thread -> thread.parentId() == channel.id()).forEach(this::remove);
        channels.remove(channel.id());
        timeline.tell(new WorldEvent.ChannelDeleted(channel));
    }

    /** Adds a user to a thread unless they are already a member. */
    public ThreadChannel join(ThreadChannel thread, long userId) {
        return changeMembers(thread, thread.joinedBy(userId));
    }

    /** Removes a user from a thread if they are a member. */
    public ThreadChannel leave(ThreadChannel thread, long userId) {
        return changeMembers(thread, thread.leftBy(userId));
    }

    private ThreadChannel changeMembers(ThreadChannel before, ThreadChannel after) {
        if (!before.equals(after)) {
            channels.put(after.id(), after);
            List<Long> joined = except(after.members(), before.members());
            List<Long> left = except(before.members(), after.members());
            timeline.tell(new WorldEvent.ThreadMembersChanged(after, joined, left));
        }
        return after;
    }

    /** A user's permissions in a channel, as bits of {@link Permission}. */
    public long permissions(long userId, Channel channel) {
        return switch (channel) {
            case TextChannel text -> Permissions.in(text, userId, people);
            case DirectChannel direct -> direct.has(userId) ? Permissions.IN_DIRECT_CHANNEL : 0;
            case GroupChannel group -> group.has(userId) ? Permissions.IN_DIRECT_CHANNEL : 0;
            case ThreadChannel thread -> permissionsInThread(userId, thread);
        };
    }

    /** The application's permissions in an answer to an interaction: its {@code app_permissions}. */
    public long permissionsOfApplication(Channel channel) {
        return switch (channel) {
            case DirectChannel direct -> Permissions.ANSWERING_IN_DIRECT_CHANNEL;
            case GroupChannel group -> Permissions.ANSWERING_IN_DIRECT_CHANNEL;
            case ThreadChannel thread -> permissionsOfApplication(known(thread.parentId()));
            case TextChannel text ->
                people.member(text.guildId(), people.botId()).isPresent()
                        ? permissions(people.botId(), text)
                        : Permissions.withoutBot(text, people);
        };
    }

    private long permissionsInThread(long userId, ThreadChannel thread) {
        long inParent = permissions(userId, known(thread.parentId()));
        boolean hidden =
                thread.isPrivate() && !thread.members().contains(userId) && !Permission.MANAGE_THREADS.isIn(inParent);
        return hidden ? 0 : inParent;
    }

    /** True if a user sees a channel. */
    public boolean sees(long userId, Channel channel) {
        return Permission.VIEW_CHANNEL.isIn(permissions(userId, channel));
    }

    private <C extends Channel> List<C> all(Class<C> type) {
        return channels.values().stream()
                .flatMap(channel -> type.isInstance(channel) ? Stream.of(type.cast(channel)) : Stream.empty())
                .toList();
    }

    private static List<Long> except(List<Long> users, List<Long> others) {
        return users.stream().filter(user -> !others.contains(user)).toList();
    }
}
