package dolmen.bot.rating;

import dolmen.bot.history.Result;
import dolmen.bot.id.PlayerId;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A match that was declared void after its result had been judged, by the former rule: everybody gets back what the
 * match had brought or cost; others whom they have met since keep theirs. A match that did not count still does not,
 * for the same reason. Since the new rule, moderators' decisions do not change ratings ({@link Verdict#SERVER}).
 *
 * @param settled the former judgement of its result
 */
public record Annulment(EndedMatch match, Ratings.Settled settled) {

    /** The judgement that gives the points back. */
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
