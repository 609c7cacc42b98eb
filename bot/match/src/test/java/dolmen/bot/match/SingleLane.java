package dolmen.bot.match;

import dolmen.bot.match.notice.Lanes;
import java.util.Set;

/** A single lane: everything is done at once, by the thread that asks for it. */
public record SingleLane<K>() implements Lanes<K> {
    @Override
    public Set<K> busy() {
        return Set.of();
    }

    @Override
    public boolean enter(K key, Runnable task) {
        task.run();
        return true;
    }
}
