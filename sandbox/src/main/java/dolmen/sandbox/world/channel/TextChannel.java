package dolmen.sandbox.world.channel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An ordinary channel of a server. */
public record TextChannel(
        long id, long guildId, String name, @Nullable String topic, int position, List<Overwrite> overwrites)
        implements Channel {

    /** Copies the overwrites. */
    public TextChannel {
        overwrites = List.copyOf(overwrites);
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    public Optional<Long> guild() {
        return Optional.of(guildId);
    }

    /** The channel under another name and topic. */
    public TextChannel described(String newName, @Nullable String newTopic) {
        return new TextChannel(id, guildId, newName, newTopic, position, overwrites);
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
                Stream.concat(others.stream(), Stream.of(overwrite)).toList());
    }
}
