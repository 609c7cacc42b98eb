package dolmen.bot.storage.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.opening.Discretion;
import dolmen.bot.opening.OpeningLine;
import dolmen.bot.opening.OpeningMove;
import dolmen.bot.opening.Openings;
import dolmen.bot.rating.ResultKind;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.UnreadableRowException;
import dolmen.rules.GameRegistry;
import dolmen.rules.host.Conclusion;
import dolmen.rules.opponent.Tally;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The openings of matches in the database. A match that this release cannot read is logged, and has no opening. */
final class StoredOpenings implements Openings {
    private static final Logger log = LoggerFactory.getLogger(StoredOpenings.class);

    private static final String UNREAD = """
            SELECT number, match_id, kind FROM results WHERE opening_read = 0 ORDER BY number LIMIT :limit
            """;
    private static final String PLAYED = """
            SELECT move, people, count(*) FILTER (WHERE fate = 'WON') AS won,
                   count(*) FILTER (WHERE fate = 'DRAWN') AS drawn, count(*) FILTER (WHERE fate = 'LOST') AS lost
            FROM opening_moves WHERE position = :position GROUP BY move, people
            """;
    /** All forgotten people count as one person, because they can no longer be told apart. */
    private static final String PERSONS = """
            SELECT count(*) FROM (
                SELECT DISTINCT CASE WHEN seats.player_id > :pseudonyms THEN seats.player_id END
                FROM opening_moves JOIN seats ON seats.match_id = opening_moves.match_id
                WHERE position = :position AND move = :move AND people
                  AND (seats.player_id <= :pseudonyms OR seats.player_id > :computers)
                LIMIT :enough) AS persons
            """;

    private final Transactions transactions;
    private final MatchRows rows;

    StoredOpenings(Transactions transactions, GameRegistry games) {
        this.transactions = transactions;
        this.rows = new MatchRows(games);
    }

    /** @param match the match; empty if it cannot be read */
    private record LoggedEnd(long number, ResultKind kind, Optional<Match> match) {}

    /**
     * Matches are replayed while only reading, so that no writer waits. The mark on a result ensures that it is counted
     * once.
     */
    @Override
    public int read(int limit) {
        List<LoggedEnd> unread = transactions.read(handle -> unread(handle, limit));
        return unread.isEmpty()
                ? 0
                : transactions.write(handle -> {
                    unread.forEach(end -> settle(handle, end));
                    return unread.size();
                });
    }

    private List<LoggedEnd> unread(Handle handle, int limit) {
        return handle.createQuery(UNREAD)
                .bind("limit", limit)
                .map(row -> new LoggedEnd(
                        row.getColumn("number", Long.class),
                        row.getColumn("kind", ResultKind.class),
                        match(handle, row.getColumn("match_id", MatchId.class))))
                .list();
    }

    private Optional<Match> match(Handle handle, MatchId id) {
        try {
            return rows.find(handle, id);
        } catch (UnreadableRowException unreadable) {
            log.error("{}", unreadable.getMessage());
            return Optional.empty();
        }
    }

    private static void settle(Handle handle, LoggedEnd end) {
        int marked = handle.createUpdate(
                        "UPDATE results SET opening_read = 1 WHERE number = :number AND opening_read = 0")
                .bind("number", end.number())
                .execute();
        if (marked == 1) {
            end.match().ifPresent(match -> {
                switch (end.kind()) {
                    case ENDED -> add(handle, match);
                    case VOIDED -> remove(handle, match);
                }
            });
        }
    }

    /** A match that was declared void after its result was logged has no ranking. */
    private static void add(Handle handle, Match match) {
        if (!(match.game().conclusion().orElseThrow() instanceof Conclusion.Ranked ranked)) {
            return;
        }
        boolean people = !match.players().stream().allMatch(PlayerId::computer);
        var moves = handle.prepareBatch("""
                INSERT INTO opening_moves (position, move, people, match_id, fate)
                VALUES (:position, :move, :people, :match, :fate) ON CONFLICT DO NOTHING
                """);
        for (OpeningMove move : OpeningLine.of(match.game()).moves()) {
            moves.bind("position", move.position())
                    .bind("move", move.move())
                    .bind("people", people)
                    .bind("match", match.id())
                    .bind("fate", OpeningLine.fate(move, ranked))
                    .add();
        }
        moves.execute();
    }

    private static void remove(Handle handle, Match match) {
        var moves = handle.prepareBatch("""
                DELETE FROM opening_moves
                WHERE position = :position AND move = :move AND people IN (FALSE, TRUE) AND match_id = :match
                """);
        for (OpeningMove move : OpeningLine.of(match.game()).moves()) {
            moves.bind("position", move.position())
                    .bind("move", move.move())
                    .bind("match", match.id())
                    .add();
        }
        moves.execute();
    }

    @Override
    public List<Usage> at(long position) {
        return transactions.read(handle -> {
            Map<String, Usage> usages = new LinkedHashMap<>();
            for (CountedMove counted : counted(handle, position)) {
                usages.merge(counted.move(), counted.usage(), StoredOpenings::together);
            }
            return usages.values().stream()
                    .map(usage -> new Usage(
                            usage.move(), usage.people(), persons(handle, position, usage), usage.computers()))
                    .toList();
        });
    }

    private record CountedMove(String move, boolean people, Tally tally) {
        Usage usage() {
            return new Usage(move, people ? tally : Tally.NONE, 0, people ? Tally.NONE : tally);
        }
    }

    private static Usage together(Usage one, Usage other) {
        return new Usage(
                one.move(),
                one.people().plus(other.people()),
                0,
                one.computers().plus(other.computers()));
    }

    private static List<CountedMove> counted(Handle handle, long position) {
        return handle.createQuery(PLAYED)
                .bind("position", position)
                .map(row -> new CountedMove(
                        row.getColumn("move", String.class),
                        row.getColumn("people", Boolean.class),
                        new Tally(
                                row.getColumn("won", Integer.class),
                                row.getColumn("drawn", Integer.class),
                                row.getColumn("lost", Integer.class))))
                .list();
    }

    private static int persons(Handle handle, long position, Usage usage) {
        return usage.people().games() == 0
                ? 0
                : handle.createQuery(PERSONS)
                        .bind("position", position)
                        .bind("move", usage.move())
                        .bind("pseudonyms", PlayerId.HIGHEST_PSEUDONYM)
                        .bind("computers", PlayerId.HIGHEST_COMPUTER)
                        .bind("enough", Discretion.PEOPLE)
                        .mapTo(Integer.class)
                        .one();
    }
}
