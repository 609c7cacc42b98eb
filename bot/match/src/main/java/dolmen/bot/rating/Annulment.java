package dolmen.bot.rating;

import dolmen.bot.history.Result;
import dolmen.bot.id.PlayerId;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A match that was declared void after its result had been judged, under the former rule: its players' points are
 * corrected, but not those of their later opponents. A match that did not count keeps its verdict. Under the new rule,
 * moderators' decisions do not change ratings ({@link Verdict#SERVER}).
 *
 * @param settled the former judgement of its result
 */
public record Annulment(EndedMatch match, Ratings.Settled settled) {

    /** The judgement that reverses the changes of points. */
    public Judgement judgement(RatingBook book) {
        return settled.verdict() == Verdict.RATED
                ? new Judgement(
                        Verdict.TAKEN_BACK,
                        Optional.empty(),
                        IntStream.range(0, match.players().size())
                                .mapToObj(seat -> givenBack(seat, book))
                                .toList())
                : Judgement.without(settled.verdict());
    }

    private RatingEffect givenBack(int seat, RatingBook book) {
        PlayerId player = match.players().get(seat);
        Ratings.Held now = book.held(match.ladder(), player).orElseThrow();
        Ratings.Change brought = settled.changes().get(seat);
        return new RatingEffect(
                player,
                now,
                new Ratings.Held(
                        now.ladder(),
                        now.rating().moved(brought.before() - brought.points()),
                        now.results().minus(Result.of(match.places(), seat))));
    }
}
