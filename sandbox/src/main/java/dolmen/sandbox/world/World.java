package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Channel;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The whole local Discord.
 *
 * <p>One lock guards everything: read and change the world only inside {@link #atomically}. Listeners are notified
 * under the same lock, in the order of the changes, and must not block.
 */
public final class World {
    private final Timeline timeline;
    private final People people;
    private final Channels channels;
    private final Installations installations;
    private final Notifications notifications;
    private final Messages messages;
    private final Threads threads;
    private final Commands commands;
    private final Interactions interactions;
    private final Files files;
    private final Uploads uploads;
    private final Emojis emojis;

    private World(InstantSource clock, WorldSnapshot snapshot, Files files) {
        this.timeline = new Timeline(clock, snapshot.lastId());
        this.files = files;
        this.uploads = new Uploads(timeline, files);
        this.emojis = new Emojis(timeline, files, snapshot);
        this.people = new People(timeline, snapshot);
        this.channels = new Channels(timeline, people, snapshot);
        this.installations = new Installations(timeline, people, channels);
        this.notifications = new Notifications(timeline, people, channels, snapshot);
        this.messages = new Messages(timeline, channels, notifications, files, snapshot);
        this.threads = new Threads(timeline, channels, messages);
        this.commands = new Commands(timeline, snapshot);
        this.interactions = new Interactions(timeline);
    }

    /** The world of a snapshot. */
    public static World of(WorldSnapshot snapshot, Files files, InstantSource clock) {
        return new World(clock, snapshot, files);
    }

    /** Runs an act under the lock; calls may be nested. */
    public <T> T atomically(Supplier<T> act) {
        return timeline.atomically(act);
    }

    /** Registers a listener for every change from now on. */
    public void listen(Consumer<WorldEvent> listener) {
        timeline.listen(listener);
    }

    /** The part of the world that survives a restart. */
    public WorldSnapshot snapshot() {
        return atomically(() -> new WorldSnapshot(
                timeline.nextId(),
                people.botId(),
                people.users(),
                people.guilds(),
                people.members(),
                channels.texts(),
                channels.directs(),
                channels.groups(),
                channels.threads(),
                messages.lasting(),
                notifications.all(),
                commands.all(),
                emojis.all()));
    }

    /** The time. */
    public Instant now() {
        return timeline.now();
    }

    /** Users, servers and their members. */
    public People people() {
        return people;
    }

    /** The installations of the bot's application. */
    public Installations installations() {
        return installations;
    }

    /** Channels, threads and direct channels. */
    public Channels channels() {
        return channels;
    }

    /** The messages of the channels. */
    public Messages messages() {
        return messages;
    }

    /** The opening and archiving of threads. */
    public Threads threads() {
        return threads;
    }

    /** The notifications of people. */
    public Notifications notifications() {
        return notifications;
    }

    /** The bot's commands. */
    public Commands commands() {
        return commands;
    }

    /** The emoji of the bot's application. */
    public Emojis emojis() {
        return emojis;
    }

    /** The latest interactions. */
    public Interactions interactions() {
        return interactions;
    }

    /** The latest files that people have sent with commands. */
    public Uploads uploads() {
        return uploads;
    }

    /** The bytes of attachments and emoji. */
    public Files files() {
        return files;
    }

    /** A new id. */
    public long nextId() {
        return timeline.nextId();
    }

    /** Shows that a user is typing; nothing is stored. */
    public void type(Channel channel, long userId) {
        timeline.tell(new WorldEvent.TypingStarted(channel, userId));
    }
}
