package dolmen.bot.storage.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.plan.Plan;
import dolmen.bot.match.plan.Plans;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.Seat;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The plans of players in the database, a row for each line. */
record StoredPlans(Transactions transactions) implements Plans {
    private static final String BETWEEN_ENTRIES = " ";

    /** The columns that all lines of one plan share. */
    private record PlanKey(Seat seat, int base) implements Comparable<PlanKey> {
        @Override
        public int compareTo(PlanKey other) {
            return seat.compareTo(other.seat);
        }
    }

    private record PlannedLine(PlanKey plan, List<String> line) {}

    @Override
    public List<Plan> of(MatchId match) {
        return transactions
                .read(handle -> handle.createQuery("""
                                SELECT seat, base_ply, entries FROM planned_lines
                                WHERE match_id = :match ORDER BY seat, number
                                """)
                        .bind("match", match)
                        .map(row -> new PlannedLine(
                                new PlanKey(
                                        row.getColumn("seat", Seat.class), row.getColumn("base_ply", Integer.class)),
                                List.of(row.getColumn("entries", String.class).split(BETWEEN_ENTRIES, -1))))
                        .list())
                .stream()
                .collect(Collectors.groupingBy(
                        PlannedLine::plan, TreeMap::new, Collectors.mapping(PlannedLine::line, Collectors.toList())))
                .entrySet()
                .stream()
                .map(plan -> new Plan(plan.getKey().seat(), plan.getKey().base(), plan.getValue()))
                .toList();
    }

    @Override
    public boolean replace(Match seen, Plan plan) {
        return transactions.write(seen.id(), handle -> {
            boolean stands = handle.createQuery(
                            "SELECT 1 FROM matches WHERE id = :match AND plies = :plies AND result IS NULL")
                    .bind("match", seen.id())
                    .bind("plies", seen.ply())
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
            if (stands) {
                delete(handle, seen.id(), plan.seat());
                insert(handle, seen.id(), plan);
            }
            return stands;
        });
    }

    private static void delete(Handle handle, MatchId match, Seat seat) {
        handle.createUpdate("DELETE FROM planned_lines WHERE match_id = :match AND seat = :seat")
                .bind("match", match)
                .bind("seat", seat)
                .execute();
    }

    /** Deletes the plans of a finished match. */
    static void delete(Handle handle, MatchId match) {
        handle.createUpdate("DELETE FROM planned_lines WHERE match_id = :match")
                .bind("match", match)
                .execute();
    }

    private static void insert(Handle handle, MatchId match, Plan plan) {
        var rows = handle.prepareBatch("""
                INSERT INTO planned_lines (match_id, seat, number, base_ply, entries)
                VALUES (:match, :seat, :number, :base, :entries)
                """);
        for (int number = 0; number < plan.lines().size(); number++) {
            rows.bind("match", match)
                    .bind("seat", plan.seat())
                    .bind("number", number)
                    .bind("base", plan.base())
                    .bind("entries", String.join(BETWEEN_ENTRIES, plan.lines().get(number)))
                    .add();
        }
        rows.execute();
    }
}
