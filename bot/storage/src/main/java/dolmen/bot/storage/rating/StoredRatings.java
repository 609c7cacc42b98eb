package dolmen.bot.storage.rating;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.ResultKind;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The ratings in the database. */
record StoredRatings(Transactions transactions) implements Ratings {
    static final String LAPSED = """
            SELECT * FROM ratings
            WHERE listed_points >= 0 AND provisional_from <= :now ORDER BY provisional_from LIMIT :limit
            """;

    private static final int BATCH = 1000;

    /** If there are no unjudged results, it writes nothing and waits for no writer. */
    @Override
    public int judge(Judge judge, int limit) {
        boolean idle = transactions.read(handle -> ResultLog.toJudge(handle, 1).isEmpty());
        return idle ? 0 : transactions.write(handle -> new RatingLedger(handle, judge).judge(limit));
    }

    @Override
    public int lapse(Instant now, int limit) {
        boolean idle = transactions.read(handle -> lapsed(handle, now, 1).isEmpty());
        return idle ? 0 : transactions.write(handle -> lapse(handle, now, limit));
    }

    private static int lapse(Handle handle, Instant now, int limit) {
        List<LapsedRating> lapsed = lapsed(handle, now, limit);
        lapsed.forEach(one -> RatingRows.lapse(handle, one.player(), one.held()));
        return lapsed.size();
    }

    private record LapsedRating(PlayerId player, Held held) {}

    private static List<LapsedRating> lapsed(Handle handle, Instant now, int limit) {
        return handle.createQuery(LAPSED)
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new LapsedRating(row.getColumn("player_id", PlayerId.class), RatingRows.held(row)))
                .list();
    }

    @Override
    public void relist(PlayerId player) {
        transactions.write(handle -> {
            List<Held> all = RatingRows.of(handle, player);
            all.forEach(held -> RatingRows.put(handle, player, held));
            return all.size();
        });
    }

    @Override
    public List<Held> of(PlayerId player) {
        return transactions.read(handle -> RatingRows.of(handle, player));
    }

    @Override
    public List<Change> changes(PlayerId player, Ladder ladder) {
        return transactions.read(handle -> RatingRows.changes(handle, player, ladder));
    }

    @Override
    public Optional<Settled> of(MatchId match) {
        return transactions.read(handle -> ResultLog.find(handle, match, ResultKind.VOIDED)
                .or(() -> ResultLog.find(handle, match, ResultKind.ENDED))
                .map(judged -> RatingRows.settled(handle, match, judged)));
    }

    /**
     * Judges all results in batches, because the log may be larger than memory.
     *
     * @return the number of results
     */
    private static long judgeAll(RatingLedger ledger) {
        long all = 0;
        int some;
        do {
            some = ledger.judge(BATCH);
            all += some;
        } while (some == BATCH);
        return all;
    }

    @Override
    public LeftOut leftOut(Ladder ladder, List<PlayerId> players, Instant end) {
        return transactions.read(handle -> Judge.leftOut(players, ladder, end, new StoredRatingBook(handle, false)));
    }

    @Override
    public Recomputation recompute(Judge judge, Instant now) {
        return transactions.write(handle -> {
            lapse(handle, now, Integer.MAX_VALUE);
            var before = new RatingTables(handle);
            before.remember();
            before.clear();
            long results = judgeAll(new RatingLedger(handle, judge));
            lapse(handle, now, Integer.MAX_VALUE);
            return new Recomputation(results, before.ratings(), before.differences());
        });
    }
}
