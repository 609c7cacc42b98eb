package dolmen.sandbox.memory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * A bounded map that evicts the least recently put values first; the latest stays, however large. Not thread-safe;
 * callers must synchronize.
 */
public final class Latest<K, V> {
    private final Map<K, V> values = new LinkedHashMap<>();
    private final Room room;
    private final ToLongFunction<V> weigher;
    private final Consumer<V> forgotten;
    private long bytes;

    /** The bounds of the map: a number of values, and a number of bytes. */
    public record Room(int count, long bytes) {}

    /**
     * Creates an empty map.
     *
     * @param weigher computes the size of a value, in bytes
     * @param forgotten receives every evicted value
     */
    public Latest(Room room, ToLongFunction<V> weigher, Consumer<V> forgotten) {
        this.room = room;
        this.weigher = weigher;
        this.forgotten = forgotten;
    }

    /** Puts a value as the latest; it replaces an older value of its key. */
    public void put(K key, V value) {
        remove(key);
        values.put(key, value);
        bytes += weigher.applyAsLong(value);
        while (values.size() > 1 && (values.size() > room.count() || bytes > room.bytes())) {
            V eldest = remove(values.keySet().iterator().next()).orElseThrow();
            forgotten.accept(eldest);
        }
    }

    /** The value of a key. */
    public Optional<V> find(K key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Removes a value without reporting it as evicted. */
    public Optional<V> remove(K key) {
        Optional<V> removed = Optional.ofNullable(values.remove(key));
        removed.ifPresent(value -> bytes -= weigher.applyAsLong(value));
        return removed;
    }

    /** All values, the least recently put first. */
    public List<V> all() {
        return List.copyOf(values.values());
    }
}
