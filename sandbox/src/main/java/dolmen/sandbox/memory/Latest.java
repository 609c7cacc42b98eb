package dolmen.sandbox.memory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * The values that were put last, by key, as many as there is room for. The longest untouched are forgotten first; the
 * latest stays, however large. To be guarded by whoever uses it.
 */
public final class Latest<K, V> {
    private final Map<K, V> values = new LinkedHashMap<>();
    private final Room room;
    private final ToLongFunction<V> weigher;
    private final Consumer<V> forgotten;
    private long bytes;

    /** How much is remembered: so many values, and so many bytes. */
    public record Room(int count, long bytes) {}

    /**
     * One that holds nothing yet.
     *
     * @param weigher the bytes that a value takes
     * @param forgotten told of every value for which there is no room any more
     */
    public Latest(Room room, ToLongFunction<V> weigher, Consumer<V> forgotten) {
        this.room = room;
        this.weigher = weigher;
        this.forgotten = forgotten;
    }

    /** Puts a value, also in place of another, as the latest. */
    public void put(K key, V value) {
        remove(key);
        values.put(key, value);
        bytes += weigher.applyAsLong(value);
        while (values.size() > 1 && (values.size() > room.count() || bytes > room.bytes())) {
            V eldest = remove(values.keySet().iterator().next()).orElseThrow();
            forgotten.accept(eldest);
        }
    }

    /** The value of that key. */
    public Optional<V> find(K key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Takes a value away; nobody is told. */
    public Optional<V> remove(K key) {
        Optional<V> removed = Optional.ofNullable(values.remove(key));
        removed.ifPresent(value -> bytes -= weigher.applyAsLong(value));
        return removed;
    }

    /** All values, the longest untouched first. */
    public List<V> all() {
        return List.copyOf(values.values());
    }
}
