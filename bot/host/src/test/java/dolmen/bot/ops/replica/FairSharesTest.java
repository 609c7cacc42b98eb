package dolmen.bot.ops.replica;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.storage.postgres.Roster.Holdings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class FairSharesTest {
    private static final int TOTAL = 16;

    private static Map<Integer, Set<Integer>> shares(
            List<Integer> replicas, Map<Integer, Integer> holders, Set<Integer> fixed) {
        SortedSet<Integer> present = new TreeSet<>(replicas);
        return FairShares.of(present, new Holdings(present, Set.of(), holders, fixed), TOTAL);
    }

    private static Map<Integer, Integer> held(Map<Integer, Set<Integer>> shares) {
        var holders = new HashMap<Integer, Integer>();
        shares.forEach((replica, shards) -> shards.forEach(shard -> holders.put(shard, replica)));
        return holders;
    }

    @Test
    void one_replica_gets_all_shards() {
        assertThat(shares(List.of(7), Map.of(), Set.of()).get(7)).hasSize(TOTAL);
    }

    @Test
    void a_second_replica_gets_half_and_the_first_keeps_the_rest() {
        Map<Integer, Set<Integer>> before = shares(List.of(7), Map.of(), Set.of());

        Map<Integer, Set<Integer>> after = shares(List.of(7, 9), held(before), Set.of());

        assertThat(after.get(7)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(after.get(9)).containsExactly(8, 9, 10, 11, 12, 13, 14, 15);
    }

    @Test
    void shards_of_processes_with_a_range_of_their_own_are_not_divided() {
        assertThat(shares(List.of(7, 9), Map.of(), Set.of(0, 1, 2, 3)).values())
                .allSatisfy(share -> assertThat(share).hasSize(6).doesNotContain(0, 1, 2, 3));
    }

    @Test
    void shards_of_a_replica_that_has_gone_are_divided_among_the_others() {
        Map<Integer, Integer> holders = held(shares(List.of(5, 7, 9, 11), Map.of(), Set.of()));

        Map<Integer, Set<Integer>> after = shares(List.of(5, 9), holders, Set.of());

        assertThat(after.get(5)).hasSize(8).contains(0, 1, 2, 3);
        assertThat(after.get(9)).hasSize(8).contains(8, 9, 10, 11);
    }

    /** From any holdings, and with replicas that come and go. */
    @Test
    void every_shard_belongs_to_one_replica_shares_differ_by_one_and_a_fair_division_stays() {
        var random = new Random(11);
        Map<Integer, Integer> holders = Map.of();
        for (int times = 0; times < 2_000; times++) {
            List<Integer> replicas =
                    random.ints(1 + random.nextInt(6), 1, 9).distinct().boxed().toList();

            Map<Integer, Set<Integer>> shares = shares(replicas, holders, Set.of());

            assertThat(shares.values().stream().flatMap(Set::stream).toList())
                    .hasSize(TOTAL)
                    .doesNotHaveDuplicates();
            assertThat(shares.values().stream().map(Set::size).collect(Collectors.toSet()))
                    .isSubsetOf(TOTAL / replicas.size(), (TOTAL + replicas.size() - 1) / replicas.size());
            assertThat(shares(replicas, held(shares), Set.of())).isEqualTo(shares);
            holders = held(shares);
        }
    }

    /** Otherwise a replica that logs in for a shard would have to give it up for another one. */
    @Test
    void the_division_stays_the_same_while_shards_move_to_their_new_replicas_in_any_order() {
        var random = new Random(12);
        for (int times = 0; times < 500; times++) {
            List<Integer> replicas =
                    random.ints(1 + random.nextInt(6), 1, 9).distinct().boxed().toList();
            var holders = new HashMap<Integer, Integer>();
            random.ints(random.nextInt(TOTAL), 0, TOTAL).forEach(shard -> holders.put(shard, 1 + random.nextInt(8)));
            Map<Integer, Set<Integer>> shares = shares(replicas, holders, Set.of());
            List<Map.Entry<Integer, Integer>> moves =
                    new ArrayList<>(held(shares).entrySet());
            moves.removeAll(holders.entrySet());
            Collections.shuffle(moves, random);

            for (Map.Entry<Integer, Integer> move : moves) {
                holders.remove(move.getKey());
                assertThat(shares(replicas, holders, Set.of())).isEqualTo(shares);
                holders.put(move.getKey(), move.getValue());
                assertThat(shares(replicas, holders, Set.of())).isEqualTo(shares);
            }
        }
    }
}
