package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Annulment;
import dolmen.bot.rating.Effect;
import dolmen.bot.rating.EndedMatch;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Judgement;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.RatingBook;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.ResultKind;
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
            WHERE one.player_id = :one AND one.at >= :from AND one.at < :until AND one.ladder = :ladder
            """;

    @Override
    public Optional<Ratings.Held> held(Ladder ladder, PlayerId player) {
        return RatingRows.find(handle, ladder, player);
    }

    @Override
    public int ratedBetween(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until) {
        List<PlayerId> others = Seals.idsOf(handle, other, from);
        return Seals.idsOf(handle, one, from).stream()
                .flatMapToInt(own -> others.stream().mapToInt(met -> ratedUnder(own, met, ladder, from, until)))
                .sum();
    }

    private int ratedUnder(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until) {
        return handle.createQuery(RATED_BETWEEN)
                .bind("one", one)
                .bind("other", other)
                .bind("ladder", ladder)
                .bind("from", from)
                .bind("until", until)
                .mapTo(int.class)
                .one();
    }

    /** Judges so many results at most; how many there were. */
    int judge(int limit) {
        List<ResultLog.LoggedResult> entries = ResultLog.toJudge(handle, limit);
        for (ResultLog.LoggedResult entry : entries) {
            Judgement judgement = switch (entry.kind()) {
                case ENDED -> rate(entry);
                case VOIDED -> takeBack(entry);
            };
            ResultLog.settle(handle, entry, judgement);
        }
        return entries.size();
    }

    private Judgement rate(ResultLog.LoggedResult entry) {
        EndedMatch match = ResultLog.match(handle, entry.match(), entry.at());
        Judgement judgement = judge.judge(match, this);
        for (Effect effect : judgement.effects()) {
            OptionalLong listed = enter(entry, effect);
            match.scopes()
                    .forEach(scope -> StandingRows.addScope(handle, match.ladder(), effect.player(), scope, listed));
        }
        return judgement;
    }

    private Judgement takeBack(ResultLog.LoggedResult entry) {
        ResultLog.JudgedResult ended =
                ResultLog.find(handle, entry.match(), ResultKind.ENDED).orElseThrow();
        var annulment = new Annulment(
                ResultLog.match(handle, entry.match(), ended.at()), RatingRows.settled(handle, entry.match(), ended));
        Judgement judgement = annulment.judgement(this);
        judgement.effects().forEach(effect -> enter(entry, effect));
        return judgement;
    }

    private OptionalLong enter(ResultLog.LoggedResult entry, Effect effect) {
        RatingRows.insertChange(handle, entry, effect);
        return RatingRows.put(handle, effect.player(), effect.after());
    }
}
