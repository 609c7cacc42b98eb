package dolmen.bot.storage.rating;

import dolmen.bot.rating.Annulment;
import dolmen.bot.rating.EndedMatch;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Judgement;
import dolmen.bot.rating.RatingEffect;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.ResultKind;
import dolmen.bot.rating.Verdict;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/** Records the effects of results on ratings, one after the other, within the caller's transaction. */
record RatingLedger(Handle handle, Judge judge) {

    /**
     * Judges at most the given number of results.
     *
     * @return the number of judged results
     */
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
        Judgement judgement = judge.judge(match, new StoredRatingBook(handle, true));
        if (entry.byModerator() && judgement.verdict() == Verdict.RATED) {
            new Corrections(handle, entry.number(), match).add(judgement);
            return judgement.onServerAlone();
        }
        for (RatingEffect effect : judgement.effects()) {
            OptionalLong listed = enter(entry, effect);
            match.scopes()
                    .forEach(scope -> StandingRows.addScope(handle, match.ladder(), effect.player(), scope, listed));
        }
        return judgement;
    }

    private Judgement takeBack(ResultLog.LoggedResult entry) {
        ResultLog.JudgedResult ended =
                ResultLog.find(handle, entry.match(), ResultKind.ENDED).orElseThrow();
        EndedMatch match = ResultLog.match(handle, entry.match(), ended.at());
        Ratings.Settled settled = RatingRows.settled(handle, entry.match(), ended);
        if (entry.byModerator()) {
            return new Corrections(handle, entry.number(), match).takeBack(ended.number(), settled);
        }
        var annulment = new Annulment(match, settled);
        Judgement judgement = annulment.judgement(new StoredRatingBook(handle, true));
        judgement.effects().forEach(effect -> enter(entry, effect));
        return judgement;
    }

    private OptionalLong enter(ResultLog.LoggedResult entry, RatingEffect effect) {
        RatingRows.insertChange(handle, entry, effect);
        return RatingRows.put(handle, effect.player(), effect.after());
    }
}
