package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.Reactions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** What is written in the channels, oldest first. */
public final class Messages {
    private final Timeline timeline;
    private final Channels channels;
    private final Files files;
    private final Map<Long, NavigableMap<Long, Message>> byChannel = new LinkedHashMap<>();

    Messages(Timeline timeline, Channels channels, Files files, Snapshot snapshot) {
        this.timeline = timeline;
        this.channels = channels;
        this.files = files;
        timeline.listen(this::forgetMessagesOfDeleted);
        snapshot.messages().forEach(message -> in(message.channelId()).put(message.id(), message));
    }

    /** A message of a channel. */
    public Optional<Message> find(long channelId, long id) {
        return Optional.ofNullable(in(channelId).get(id));
    }

    /** A message wherever it is. */
    public Optional<Message> find(long id) {
        return byChannel.values().stream()
                .flatMap(messages -> Optional.ofNullable(messages.get(id)).stream())
                .findFirst();
    }

    /** The messages of a channel with ids between the two, exclusively, oldest first. */
    public List<Message> between(long channelId, long after, long before) {
        return List.copyOf(in(channelId).subMap(after, false, before, false).values());
    }

    /** All messages of a channel that everybody in it sees, oldest first. */
    public List<Message> open(long channelId) {
        return in(channelId).values().stream()
                .filter(message -> message.soleReader().isEmpty())
                .toList();
    }

    /** The message that an author has sent with the same mark within the last minutes. */
    public Optional<Message> withNonce(long channelId, long authorId, String nonce) {
        return in(channelId).values().stream()
                .filter(message -> message.authorId() == authorId && nonce.equals(message.nonce()))
                .filter(message -> message.written().isAfter(timeline.now().minusSeconds(300)))
                .findFirst();
    }

    /** Writes a message; the first word in an archived thread takes it out of the archive. */
    public Message add(Message message) {
        in(message.channelId()).put(message.id(), message);
        Channel channel = channels.known(message.channelId());
        if (channel instanceof ThreadChannel thread && message.soleReader().isEmpty()) {
            wake(thread, message);
        }
        timeline.tell(new WorldEvent.MessageCreated(message));
        return message;
    }

    private void wake(ThreadChannel thread, Message message) {
        ThreadChannel open = thread.archived() ? channels.update(thread.archived(false, timeline.now())) : thread;
        ThreadChannel joined = channels.join(open, message.authorId());
        for (long mentioned : message.body().mentions().users()) {
            joined = channels.join(joined, mentioned);
        }
    }

    /** Replaces a message by its changed self. */
    public Message update(Message message) {
        in(message.channelId()).put(message.id(), message);
        timeline.tell(new WorldEvent.MessageUpdated(message));
        return message;
    }

    /** Adds or takes back somebody's reaction. */
    public void react(Message message, long userId, String emoji, boolean add) {
        Message changed = message.withReactions(Reactions.change(message.reactions(), userId, emoji, add));
        if (!changed.equals(message)) {
            in(message.channelId()).put(message.id(), changed);
            timeline.tell(new WorldEvent.ReactionChanged(changed, userId, emoji, add));
        }
    }

    /** Removes a message and its files. */
    public void remove(Message message) {
        in(message.channelId()).remove(message.id());
        message.body().attachments().forEach(attachment -> files.remove(attachment.id()));
        timeline.tell(new WorldEvent.MessageDeleted(message));
    }

    List<Message> lasting() {
        return byChannel.keySet().stream()
                .flatMap(channel -> open(channel).stream())
                .toList();
    }

    /** Nobody has listened for longer, so that whoever else hears of it finds the messages gone. */
    private void forgetMessagesOfDeleted(WorldEvent event) {
        if (event instanceof WorldEvent.ChannelDeleted(Channel channel)) {
            byChannel.remove(channel.id());
        }
    }

    private NavigableMap<Long, Message> in(long channelId) {
        return byChannel.computeIfAbsent(channelId, id -> new TreeMap<>());
    }
}
