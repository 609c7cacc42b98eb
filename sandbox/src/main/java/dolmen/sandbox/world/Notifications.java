package dolmen.sandbox.world;

import dolmen.sandbox.memory.Latest;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageFlag;
import dolmen.sandbox.world.message.Notification;
import dolmen.sandbox.world.message.Notification.Reason;
import dolmen.sandbox.world.people.Member;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The notifications of people. Only a new message notifies. An edit notifies nobody, nor does the answer that fulfils a
 * promise.
 */
public final class Notifications {
    private static final Latest.Room ROOM = new Latest.Room(4_000, 4_000);
    private static final List<MessageFlag> QUIET =
            List.of(MessageFlag.EPHEMERAL, MessageFlag.LOADING, MessageFlag.SUPPRESS_NOTIFICATIONS);

    private final Timeline timeline;
    private final People people;
    private final Channels channels;
    private final Latest<Key, Notification> latest = new Latest<>(ROOM, notification -> 1, forgotten -> {});

    Notifications(Timeline timeline, People people, Channels channels, WorldSnapshot snapshot) {
        this.timeline = timeline;
        this.people = people;
        this.channels = channels;
        snapshot.notifications().forEach(this::keep);
    }

    private record Key(long messageId, long userId) {}

    /** All stored notifications, oldest first. */
    public List<Notification> all() {
        return latest.all();
    }

    /** A person's notifications, oldest first. */
    public List<Notification> of(long userId) {
        return all().stream()
                .filter(notification -> notification.userId() == userId)
                .toList();
    }

    /** Marks a channel as read by a person. */
    public void read(long userId, long channelId) {
        take(notification -> notification.userId() == userId && notification.channelId() == channelId);
    }

    void takeBack(Message message) {
        take(notification -> notification.messageId() == message.id());
    }

    void takeBack(Channel channel) {
        take(notification -> notification.channelId() == channel.id());
    }

    private void take(Predicate<Notification> which) {
        List<Notification> taken = all().stream()
                .filter(notification -> !notification.read() && which.test(notification))
                .toList();
        taken.forEach(notification -> keep(notification.taken()));
        taken.stream().map(Notification::userId).distinct().forEach(this::tell);
    }

    void note(Message message) {
        if (QUIET.stream().noneMatch(message.body()::has)) {
            called(message).forEach((user, reason) -> {
                keep(new Notification(user, message.id(), message.channelId(), reason, message.written(), false));
                tell(user);
            });
        }
    }

    private Map<Long, Reason> called(Message message) {
        Channel channel = channels.known(message.channelId());
        Mentions mentions = message.body().mentions();
        Map<Long, Reason> called = new LinkedHashMap<>();
        if (channel instanceof DirectChannel direct) {
            called.put(direct.other(message.authorId()), Reason.DIRECT_MESSAGE);
        }
        if (channel instanceof GroupChannel group) {
            group.people().forEach(person -> called.put(person, Reason.DIRECT_MESSAGE));
        }
        mentions.users().forEach(user -> called.putIfAbsent(user, Reason.MENTION));
        membersOf(channel).stream()
                .filter(member -> member.roles().stream().anyMatch(mentions.roles()::contains))
                .forEach(member -> called.putIfAbsent(member.userId(), Reason.ROLE));
        if (mentions.everyone()) {
            everybody(channel).forEach(user -> called.putIfAbsent(user, Reason.EVERYONE));
        }
        called.keySet().removeIf(user -> user == message.authorId() || !hears(user, channel));
        return called;
    }

    private List<Member> membersOf(Channel channel) {
        return channel.guild().map(people::membersOf).orElse(List.of());
    }

    /** In a thread, everybody means the members of the thread. */
    private List<Long> everybody(Channel channel) {
        return channel instanceof ThreadChannel thread
                ? thread.members()
                : membersOf(channel).stream().map(Member::userId).toList();
    }

    private boolean hears(long userId, Channel channel) {
        return !people.known(userId).bot() && channels.sees(userId, channel);
    }

    private void keep(Notification notification) {
        latest.put(new Key(notification.messageId(), notification.userId()), notification);
    }

    private void tell(long userId) {
        timeline.tell(new WorldEvent.NotificationsChanged(userId));
    }
}
