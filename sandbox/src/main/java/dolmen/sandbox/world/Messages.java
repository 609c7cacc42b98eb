package dolmen.sandbox.world;

import dolmen.sandbox.memory.Latest;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.Reactions;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The messages of the channels, oldest first. Beyond a limit, the messages that have not changed for longest are
 * removed with their files. Public and ephemeral messages have separate limits.
 */
public final class Messages {
    /** The heap size, in bytes, for which the limits are set; a larger heap has larger limits. */
    private static final long USUAL_HEAP = 256L << 20;

    private static final int ROOM = 4_000;
    private static final int PRIVATE_ROOM = 2_000;
    private static final long BYTES_EACH = 2L << 10;

    /** Discord documents "a few minutes". */
    private static final Duration LIFE_OF_NONCE = Duration.ofMinutes(5);

    /** The size of a message without its body, in bytes. */
    private static final long FRAME = 400;

    private final Timeline timeline;
    private final Channels channels;
    private final Notifications notifications;
    private final Files files;
    private final Map<Long, NavigableMap<Long, Message>> byChannel = new LinkedHashMap<>();
    private final Latest<Long, Message> latest = new Latest<>(room(ROOM), Messages::size, this::forget);
    private final Latest<Long, Message> latestPrivate = new Latest<>(room(PRIVATE_ROOM), Messages::size, this::forget);

    Messages(Timeline timeline, Channels channels, Notifications notifications, Files files, WorldSnapshot snapshot) {
        this.timeline = timeline;
        this.channels = channels;
        this.notifications = notifications;
        this.files = files;
        timeline.listen(this::forgetMessagesOfDeleted);
        snapshot.messages().stream()
                .sorted(Comparator.comparingLong(Message::id))
                .forEach(this::keep);
    }

    /** The maximum number of public messages with the heap of this process. */
    public static int remembered() {
        return ROOM * times();
    }

    private static Latest.Room room(int messages) {
        return new Latest.Room(messages * times(), BYTES_EACH * messages * times());
    }

    private static int times() {
        return Math.toIntExact(Math.max(1, Runtime.getRuntime().maxMemory() / USUAL_HEAP));
    }

    /** A message of a channel. */
    public Optional<Message> find(long channelId, long id) {
        return Optional.ofNullable(in(channelId).get(id));
    }

    /** The messages of a channel with ids between the two, both exclusive, oldest first. */
    public List<Message> between(long channelId, long after, long before) {
        return List.copyOf(in(channelId).subMap(after, false, before, false).values());
    }

    /** All public messages of a channel, oldest first. */
    public List<Message> open(long channelId) {
        return in(channelId).values().stream()
                .filter(message -> message.soleReader().isEmpty())
                .toList();
    }

    /** The time of the last public message of a channel. */
    Optional<Instant> lastWritten(long channelId) {
        return in(channelId).descendingMap().values().stream()
                .filter(message -> message.soleReader().isEmpty())
                .findFirst()
                .map(Message::written);
    }

    /** The author's message of the last minutes with this nonce. */
    public Optional<Message> withNonce(long channelId, long authorId, String nonce) {
        return in(channelId).values().stream()
                .filter(message -> message.authorId() == authorId && nonce.equals(message.nonce()))
                .filter(message -> message.written().isAfter(timeline.now().minus(LIFE_OF_NONCE)))
                .findFirst();
    }

    /** Adds a message; the first in an archived thread unarchives it. */
    public Message add(Message message) {
        keep(message);
        Channel channel = channels.known(message.channelId());
        if (channel instanceof ThreadChannel thread && message.soleReader().isEmpty()) {
            wake(thread, message);
        }
        timeline.tell(new WorldEvent.MessageCreated(message));
        notifications.note(message);
        return message;
    }

    private void wake(ThreadChannel thread, Message message) {
        ThreadChannel open = thread.archived() ? channels.update(thread.archived(false, timeline.now())) : thread;
        ThreadChannel joined = channels.join(open, message.authorId());
        for (long mentioned : message.body().mentions().users()) {
            joined = channels.join(joined, mentioned);
        }
    }

    /** Replaces a message by its changed version. */
    public Message update(Message message) {
        find(message.channelId(), message.id())
                .ifPresent(before -> removeFiles(before, message.body().attachments()));
        keep(message);
        timeline.tell(new WorldEvent.MessageUpdated(message));
        return message;
    }

    /** Adds or removes somebody's reaction. */
    public void react(Message message, long userId, String emoji, boolean add) {
        Message changed = message.withReactions(Reactions.change(message.reactions(), userId, emoji, add));
        if (!changed.equals(message)) {
            keep(changed);
            timeline.tell(new WorldEvent.ReactionChanged(changed, userId, emoji, add));
        }
    }

    /** Removes a message and its files. */
    public void remove(Message message) {
        forget(message);
        room(message).remove(message.id());
        timeline.tell(new WorldEvent.MessageDeleted(message));
        notifications.takeBack(message);
    }

    List<Message> lasting() {
        return byChannel.keySet().stream()
                .flatMap(channel -> open(channel).stream())
                .toList();
    }

    /** This listener runs first, so for the others the messages are already removed. */
    private void forgetMessagesOfDeleted(WorldEvent event) {
        if (event instanceof WorldEvent.ChannelDeleted(Channel channel)) {
            notifications.takeBack(channel);
            Optional.ofNullable(byChannel.remove(channel.id()))
                    .ifPresent(messages -> messages.values().forEach(message -> {
                        room(message).remove(message.id());
                        removeFiles(message, List.of());
                    }));
        }
    }

    private void keep(Message message) {
        in(message.channelId()).put(message.id(), message);
        room(message).put(message.id(), message);
    }

    private Latest<Long, Message> room(Message message) {
        return message.soleReader().isEmpty() ? latest : latestPrivate;
    }

    private void forget(Message message) {
        in(message.channelId()).remove(message.id());
        removeFiles(message, List.of());
    }

    private void removeFiles(Message message, List<Attachment> kept) {
        Set<Long> still = kept.stream().map(Attachment::id).collect(Collectors.toSet());
        message.body().attachments().stream()
                .map(Attachment::id)
                .filter(file -> !still.contains(file))
                .forEach(files::remove);
    }

    private static long size(Message message) {
        return FRAME + message.body().size();
    }

    private NavigableMap<Long, Message> in(long channelId) {
        return byChannel.computeIfAbsent(channelId, id -> new TreeMap<>());
    }
}
