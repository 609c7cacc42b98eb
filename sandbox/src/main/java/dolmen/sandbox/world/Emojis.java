package dolmen.sandbox.world;

import dolmen.sandbox.http.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The emoji of the bot's application, which it may use everywhere. */
public final class Emojis {
    /** The maximum number of emoji of an application. */
    public static final int MOST = 2_000;

    private final Timeline timeline;
    private final Files files;
    private final List<Emoji> emojis;

    Emojis(Timeline timeline, Files files, WorldSnapshot snapshot) {
        this.timeline = timeline;
        this.files = files;
        this.emojis = new ArrayList<>(snapshot.emojis());
    }

    /** An emoji; its picture is a file with the same id. */
    public record Emoji(long id, String name, boolean animated) {}

    /** All emoji, the oldest first. */
    public List<Emoji> all() {
        return List.copyOf(emojis);
    }

    /** The emoji with the id. */
    public Optional<Emoji> find(long id) {
        return emojis.stream().filter(emoji -> emoji.id() == id).findFirst();
    }

    /** True if there is an emoji with the id. */
    public boolean has(long id) {
        return find(id).isPresent();
    }

    /** Adds an emoji. */
    public Emoji add(String name, boolean animated, Bytes picture) {
        Emoji added = new Emoji(timeline.nextId(), name, animated);
        files.put(added.id(), picture);
        emojis.add(added);
        return added;
    }

    /** Renames an emoji. */
    public Emoji rename(Emoji before, String name) {
        Emoji after = new Emoji(before.id(), name, before.animated());
        emojis.set(emojis.indexOf(before), after);
        return after;
    }

    /** Removes an emoji and its picture. */
    public void remove(Emoji emoji) {
        emojis.remove(emoji);
        files.remove(emoji.id());
    }
}
