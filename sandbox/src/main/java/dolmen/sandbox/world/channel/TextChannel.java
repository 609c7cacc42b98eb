package dolmen.sandbox.world.channel;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An ordinary channel of a server.
 *
 * @param type Discord's number for a text channel, for a voice channel (which also has a text conversation), or for a
 *     forum (which contains only posts)
 * @param tags the tags of a forum
 */
public record TextChannel(
        long id,
        long guildId,
        String name,
        @Nullable String topic,
        int position,
        List<Overwrite> overwrites,
        int type,
        ForumTags tags)
        implements Channel {
    /** The type of a text channel. */
    public static final int TEXT = 0;

    /** The type of a voice channel. */
    public static final int VOICE = 2;

    /** The type of a forum. */
    public static final int FORUM = 15;

    /** Copies the overwrites, and gives a channel from an older sandbox's world no tags. */
    public TextChannel {
        overwrites = List.copyOf(overwrites);
        tags = Objects.requireNonNullElse(tags, ForumTags.NONE);
    }

    /** A channel of any type, without tags. */
    public TextChannel(
            long id,
            long guildId,
            String name,
            @Nullable String topic,
            int position,
            List<Overwrite> overwrites,
            int type) {
        this(id, guildId, name, topic, position, overwrites, type, ForumTags.NONE);
    }

    /** A text channel. */
    public TextChannel(
            long id, long guildId, String name, @Nullable String topic, int position, List<Overwrite> overwrites) {
        this(id, guildId, name, topic, position, overwrites, TEXT);
    }

    @Override
    public Optional<Long> guild() {
        return Optional.of(guildId);
    }

    /** The channel with another name and topic. */
    public TextChannel described(String newName, @Nullable String newTopic) {
        return new TextChannel(id, guildId, newName, newTopic, position, overwrites, type, tags);
    }

    /** The channel with the overwrite of one role or member replaced. */
    public TextChannel with(Overwrite overwrite) {
        List<Overwrite> others = overwrites.stream()
                .filter(other -> other.id() != overwrite.id())
                .toList();
        return new TextChannel(
                id,
                guildId,
                name,
                topic,
                position,
                Stream.concat(others.stream(), Stream.of(overwrite)).toList(),
                type,
                tags);
    }

    /** The forum with other tags. */
    public TextChannel tagged(ForumTags newTags) {
        return new TextChannel(id, guildId, name, topic, position, overwrites, type, newTags);
    }
}
