package dolmen.bot.ops.replica;

import dolmen.bot.storage.postgres.Roster.Holdings;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The division of shards among replicas. All replicas that see the same holdings find the same division. The numbers of
 * shards of two replicas differ by at most one, and as few shards as possible change their replica. The division stays
 * the same while they do.
 */
final class FairShares {
    private FairShares() {}

    /** The growing or shrinking share of a replica. */
    private record Share(int replica, NavigableSet<Integer> shards) {
        private int size() {
            return shards.size();
        }

        private void shrink(int quota) {
            while (size() > quota) {
                shards.pollLast();
            }
        }

        private void grow(int quota, NavigableSet<Integer> free) {
            while (size() < quota) {
                shards.add(free.removeFirst());
            }
        }
    }

    /**
     * The division at a moment.
     *
     * @param replicas the numbers of the replicas
     * @param holdings the shards that they have now; shards of other processes are not divided
     * @param total the number of shards in all processes together
     * @return the shards of each replica
     */
    static Map<Integer, Set<Integer>> of(SortedSet<Integer> replicas, Holdings holdings, int total) {
        int divided = total - holdings.fixed().size();
        int least = divided / replicas.size();
        List<Share> shares = replicas.stream()
                .map(replica -> new Share(replica, held(holdings, replica)))
                .toList();
        // Those that would have to give another one back.
        Set<Integer> larger = shares.stream()
                .sorted(Comparator.comparing(share -> share.size() <= least))
                .limit(divided % replicas.size())
                .map(Share::replica)
                .collect(Collectors.toSet());
        ToIntFunction<Share> quota = share -> larger.contains(share.replica()) ? least + 1 : least;
        var free = new TreeSet<>(IntStream.range(0, total).boxed().toList());
        free.removeAll(holdings.fixed());
        for (Share share : shares) {
            share.shrink(quota.applyAsInt(share));
            free.removeAll(share.shards());
        }
        shares.forEach(share -> share.grow(quota.applyAsInt(share), free));
        return shares.stream().collect(Collectors.toMap(Share::replica, Share::shards));
    }

    private static NavigableSet<Integer> held(Holdings holdings, int replica) {
        return holdings.holders().entrySet().stream()
                .filter(entry -> entry.getValue() == replica)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
