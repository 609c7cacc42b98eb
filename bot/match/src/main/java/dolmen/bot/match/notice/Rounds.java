package dolmen.bot.match.notice;

import dolmen.bot.survival.Pass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.slf4j.Logger;

/**
 * Runs due work in lanes: all work of one key runs in one lane, in order. For one thread at a time.
 *
 * @param <K> the key of a lane, such as a match
 * @param <T> the due work
 */
public final class Rounds<K, T> {
    private static final int BATCH = 100;

    private final Lanes<K> lanes;
    private final Function<T, K> key;
    private final Logger log;
    private final AtomicInteger inHand = new AtomicInteger();

    /** @param log the log of all failures */
    public Rounds(Lanes<K> lanes, Function<T, K> key, Logger log) {
        this.lanes = lanes;
        this.key = key;
        this.log = log;
    }

    /**
     * Runs one round; a failing or slow key does not delay the others. Work without a free lane stays due.
     *
     * @param due reads at most the given number of due items, the longest due first, including those in progress
     * @param attempt processes the items of one key, and records failures
     */
    public void go(IntFunction<List<T>> due, BiConsumer<List<T>, Pass> attempt) {
        Set<K> busy = lanes.busy();
        var byKey = new LinkedHashMap<K, List<T>>();
        for (T one : due.apply(BATCH + inHand.get())) {
            if (!busy.contains(key.apply(one))) {
                byKey.computeIfAbsent(key.apply(one), first -> new ArrayList<>())
                        .add(one);
            }
        }
        var pass = new Pass(log);
        byKey.forEach((of, all) -> pass.attend("The due work of " + of, () -> enter(of, all, attempt), failure -> {}));
        pass.end();
    }

    private void enter(K of, List<T> all, BiConsumer<List<T>, Pass> attempt) {
        inHand.addAndGet(all.size());
        boolean entered = lanes.enter(of, () -> {
            var pass = new Pass(log);
            try {
                attempt.accept(all, pass);
            } finally {
                inHand.addAndGet(-all.size());
            }
            pass.end();
        });
        if (!entered) {
            inHand.addAndGet(-all.size());
        }
    }
}
