package dolmen.bot.storage.rating;

import dolmen.bot.history.Result;
import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.EndedMatch;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Judgement;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingBook;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/** Writes down what results do to ratings, one after the other, within a transaction of the caller's. */
record RatingLedger(Handle handle, Judge judge) implements RatingBook {
    static final String RATED_BETWEEN = """
            SELECT count(*)
            FROM rating_changes AS one
            JOIN results ON results.number = one.number AND results.kind = 'ENDED'
            JOIN rating_changes AS other
              ON other.player_id = :other AND other.at = one.at AND other.number = one.number
            WHERE one.player_id = :one AND one.at >= :from AND one.at < :until
            """;

    @Override
    public Optional<Rating> rating(Ladder ladder, PlayerId player) {
        return RatingRows.find(handle, ladder, player)
                .map(stored -> stored.held().rating());
    }

    @Override
    public int ratedBetween(PlayerId one, PlayerId other, Instant from, Instant until) {
        return handle.createQuery(RATED_BETWEEN)
                .bind("one", one)
                .bind("other", other)
                .bind("from", from)
                .bind("until", until)
                .mapTo(int.class)
                .one();
    }

    /** Judges so many results at most; how many there were. */
    int judge(int limit) {
        List<ResultLog.Entry> entries = ResultLog.toJudge(handle, limit);
        for (ResultLog.Entry entry : entries) {
            Verdict verdict = switch (entry.kind()) {
                case ENDED -> rate(entry);
                case VOIDED -> takeBack(entry);
            };
            ResultLog.settle(handle, entry, verdict);
        }
        return entries.size();
    }

    private Verdict rate(ResultLog.Entry entry) {
        EndedMatch match = ResultLog.match(handle, entry);
        Judgement judgement = judge.judge(match, this);
        for (int seat = 0; seat < judgement.after().size(); seat++) {
            enter(entry, match, seat, judgement.after().get(seat));
        }
        return judgement.verdict();
    }

    private void enter(ResultLog.Entry entry, EndedMatch match, int seat, Rating after) {
        PlayerId player = match.players().get(seat);
        Ladder ladder = match.ladder();
        Optional<RatingRows.Stored> before = RatingRows.find(handle, ladder, player);
        OptionalLong listed = before.map(RatingRows.Stored::listed).orElse(OptionalLong.empty());
        StandingRows.addScope(handle, ladder, player, new Scope.Everywhere(), listed);
        StandingRows.addScope(handle, ladder, player, new Scope.Server(match.guild()), listed);
        Results results = before.map(stored -> stored.held().results())
                .orElse(Results.NONE)
                .plus(Result.of(match.places(), seat));
        RatingRows.put(handle, player, new Ratings.Held(ladder, after, results), listed);
        double points = before.map(stored -> stored.held().rating())
                .orElseGet(() -> Rating.newcomer(match.at()))
                .points();
        RatingRows.insertChange(
                handle,
                player,
                entry.number(),
                ladder,
                new Ratings.Change(entry.at(), points, after.points(), after.deviation()));
    }

    /**
     * Everybody gets back what the match had brought or cost; others whom they have met since keep what is theirs. What
     * did not count still does not, for the same reason.
     */
    private Verdict takeBack(ResultLog.Entry entry) {
        ResultLog.Judged ended =
                ResultLog.find(handle, entry.match(), ResultLog.Kind.ENDED).orElseThrow();
        if (ended.verdict() != Verdict.RATED) {
            return ended.verdict();
        }
        EndedMatch match = ResultLog.match(handle, entry);
        for (int seat = 0; seat < match.players().size(); seat++) {
            takeBack(entry, ended, match, seat);
        }
        return Verdict.TAKEN_BACK;
    }

    private void takeBack(ResultLog.Entry entry, ResultLog.Judged ended, EndedMatch match, int seat) {
        PlayerId player = match.players().get(seat);
        RatingRows.Stored stored =
                RatingRows.find(handle, match.ladder(), player).orElseThrow();
        Ratings.Change change = RatingRows.change(handle, player, ended);
        Ratings.Held now = stored.held();
        Rating after = now.rating().moved(change.before() - change.points());
        RatingRows.put(
                handle,
                player,
                new Ratings.Held(now.ladder(), after, now.results().minus(Result.of(match.places(), seat))),
                stored.listed());
        RatingRows.insertChange(
                handle,
                player,
                entry.number(),
                now.ladder(),
                new Ratings.Change(entry.at(), now.rating().points(), after.points(), after.deviation()));
    }
}
