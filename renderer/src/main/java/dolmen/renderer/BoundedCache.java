package dolmen.renderer;

import java.util.LinkedHashMap;
import java.util.function.Function;

/**
 * The results of a function for the keys used last. Safe for use by many threads; two that ask for a new key at once
 * may both compute it, and get the same one.
 *
 * @param <K> the keys
 * @param <V> the results, which nobody changes
 */
final class BoundedCache<K, V> {
    private final LinkedHashMap<K, V> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final int most;

    BoundedCache(int most) {
        this.most = most;
    }

    /** The result for the key, computed if it is not kept. */
    V get(K key, Function<K, V> compute) {
        synchronized (kept) {
            V found = kept.get(key);
            if (found != null) {
                return found;
            }
        }
        return keep(key, compute.apply(key));
    }

    private V keep(K key, V computed) {
        synchronized (kept) {
            V earlier = kept.putIfAbsent(key, computed);
            if (kept.size() > most) {
                K oldest = kept.firstEntry().getKey();
                kept.remove(oldest);
            }
            return earlier == null ? computed : earlier;
        }
    }

    /** How many results are kept. */
    int size() {
        synchronized (kept) {
            return kept.size();
        }
    }
}
