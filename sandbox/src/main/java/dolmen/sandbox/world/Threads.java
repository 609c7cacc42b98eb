package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageFlag;
import dolmen.sandbox.world.message.MessageType;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/** Opens threads and posts, and archives idle ones. */
public final class Threads {
    /** The default idle time after which a thread is archived, in minutes. */
    public static final int USUAL_ARCHIVE_MINUTES = 4_320;

    private final Timeline timeline;
    private final Channels channels;
    private final Messages messages;

    Threads(Timeline timeline, Channels channels, Messages messages) {
        this.timeline = timeline;
        this.channels = channels;
        this.messages = messages;
    }

    /**
     * The properties of a new thread.
     *
     * @param tags the ids of the tags of a post
     */
    public record Draft(
            TextChannel parent, long ownerId, String name, boolean isPrivate, int archiveMinutes, List<Long> tags) {}

    /** Opens a thread; a public one is announced in its channel. */
    public ThreadChannel open(Draft draft) {
        ThreadChannel thread = channels.add(thread(draft, timeline.nextId()));
        if (!draft.isPrivate()) {
            MessageBody words = MessageBody.text(thread.name(), Mentions.NONE, MessageFlag.HAS_THREAD.bit());
            messages.add(Message.by(
                    draft.ownerId(), timeline.nextId(), draft.parent().id(), MessageType.THREAD_CREATED, words));
        }
        return thread;
    }

    /** Opens a thread on a message, with the id of the message. */
    public ThreadChannel openOn(Draft draft, Message message) {
        ThreadChannel thread = channels.add(thread(draft, message.id()));
        messages.update(message.changed(message.body().with(MessageFlag.HAS_THREAD, true), null));
        return thread;
    }

    /** Opens a post in a forum: a thread with a first message of the same id. */
    public Message post(Draft draft, Function<ThreadChannel, MessageBody> words) {
        ThreadChannel post = thread(draft, timeline.nextId());
        MessageBody body = words.apply(post);
        channels.add(post);
        return messages.add(Message.by(draft.ownerId(), post.id(), post.id(), MessageType.DEFAULT, body));
    }

    private ThreadChannel thread(Draft draft, long id) {
        return new ThreadChannel(
                id,
                draft.parent().guildId(),
                draft.parent().id(),
                draft.ownerId(),
                draft.name(),
                draft.isPrivate(),
                false,
                false,
                draft.archiveMinutes(),
                timeline.now(),
                List.of(draft.ownerId()),
                draft.tags());
    }

    /** Archives the threads that have been idle for longer than their limit. */
    public void archiveIdle() {
        Instant now = timeline.now();
        channels.threads().stream()
                .filter(thread -> !thread.archived() && idleUntil(thread).isBefore(now))
                .forEach(thread -> channels.update(thread.archived(true, now)));
    }

    private Instant idleUntil(ThreadChannel thread) {
        Instant opened = thread.archiveChanged();
        Instant active =
                messages.lastWritten(thread.id()).filter(opened::isBefore).orElse(opened);
        return active.plus(Duration.ofMinutes(thread.archiveMinutes()));
    }
}
