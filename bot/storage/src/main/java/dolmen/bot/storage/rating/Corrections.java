package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.EndedMatch;
import dolmen.bot.rating.Judgement;
import dolmen.bot.rating.RatingEffect;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Verdict;
import org.jdbi.v3.core.Handle;

/**
 * The effect of a moderator's decision on the lists of its server, written within the caller's transaction. Ratings do
 * not change, nor do the lists of all servers together.
 *
 * @param number the number of the decision in the log of results
 */
record Corrections(Handle handle, long number, EndedMatch match) {
    static final String OF_RESULT = """
            SELECT coalesce(sum(points), 0) FROM rating_corrections
            WHERE player_id = :player AND ladder = :ladder AND scope = :scope AND number = :number
            """;

    /** Adds the points that the result would have brought or cost. */
    void add(Judgement judgement) {
        for (RatingEffect effect : judgement.effects()) {
            correct(
                    effect.player(),
                    effect.after().rating().points() - effect.before().rating().points());
        }
    }

    /** Takes back the points that the match had brought or cost, on these lists only. */
    Judgement takeBack(long ended, Ratings.Settled settled) {
        for (int seat = 0; seat < match.players().size(); seat++) {
            PlayerId player = match.players().get(seat);
            if (settled.verdict() == Verdict.RATED) {
                Ratings.Change brought = settled.changes().get(seat);
                correct(player, brought.before() - brought.points());
            } else if (settled.verdict() == Verdict.SERVER) {
                correct(player, (double) -broughtBy(ended, player));
            }
        }
        return Judgement.without(settled.verdict() == Verdict.RATED ? Verdict.SERVER : settled.verdict());
    }

    private void correct(PlayerId player, double points) {
        StandingRows.correct(handle, match.ladder(), player, server(), number, StrictMath.round(points));
    }

    private long broughtBy(long result, PlayerId player) {
        return handle.createQuery(OF_RESULT)
                .bind("player", player)
                .bind("ladder", match.ladder())
                .bind("scope", server())
                .bind("number", result)
                .mapTo(long.class)
                .one();
    }

    private Scope server() {
        return new Scope.Server(match.guild());
    }
}
