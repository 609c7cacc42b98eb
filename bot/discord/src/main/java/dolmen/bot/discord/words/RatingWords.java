package dolmen.bot.discord.words;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Verdict;
import dolmen.bot.survival.FailureLog;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The effect of an ended match on the ratings of its players, for readers at its place.
 *
 * @param ratings the effect of a match, if it is settled
 */
public record RatingWords(Function<MatchId, Optional<Ratings.Settled>> ratings, Names names) {
    private static final Logger log = LoggerFactory.getLogger(RatingWords.class);
    private static final FailureLog failures = new FailureLog(log);

    /**
     * The effect, or the reason why there is none, in sentences with a leading space; empty for a live match, or if the
     * ratings cannot be read.
     */
    public String sentence(MatchOutline match, Wording wording) {
        return settled(match).stream()
                .flatMap(settled -> phrases(match, settled))
                .map(phrase -> " " + wording.of(phrase))
                .collect(Collectors.joining());
    }

    private Stream<Phrase> phrases(MatchOutline match, Ratings.Settled settled) {
        return switch (settled.verdict()) {
            case RATED ->
                Stream.concat(
                        Stream.of(WordsPhrases.ratingsChanged(new Verbatim(changes(match, settled)))),
                        leftOut(match, settled.leftOut()).stream());
            case FRIENDLY -> Stream.empty();
            case VARIANT -> Stream.of(WordsPhrases.ratingsVariant());
            case UNPLAYED -> Stream.of(WordsPhrases.ratingsUnplayed());
            case LIMIT -> Stream.of(WordsPhrases.ratingsLimit(new Amount(Judge.MOST_A_DAY)));
            case TAKEN_BACK -> Stream.of(WordsPhrases.ratingsTakenBack());
            case SERVER -> Stream.of(WordsPhrases.ratingsServer());
        };
    }

    /** As above, as short lines without names for each seat; empty if no rating changes. */
    public List<List<String>> bySeat(MatchOutline match, Wording wording) {
        return settled(match).stream()
                .filter(settled -> settled.verdict() == Verdict.RATED)
                .flatMap(settled -> IntStream.range(0, match.players().size())
                        .mapToObj(seat -> match.players().get(seat).computer()
                                ? List.<String>of()
                                : lines(settled.changes().get(seat), wording)))
                .toList();
    }

    /** For example "1500 → 1662", with a note if the rating is still settling. */
    private static List<String> lines(Ratings.Change change, Wording wording) {
        String points = "%d → %d".formatted(StrictMath.round(change.before()), StrictMath.round(change.points()));
        return change.provisional() ? List.of(points, wording.of(WordsPhrases.ratingsSettling())) : List.of(points);
    }

    private Optional<Ratings.Settled> settled(MatchOutline match) {
        try {
            return ratings.apply(match.id());
        } catch (RuntimeException failure) {
            failures.error("Could not read the rating changes of match {}", match.id(), failure);
            return Optional.empty();
        }
    }

    private String changes(MatchOutline match, Ratings.Settled settled) {
        Names there = names.on(Optional.of(match.venue().guild()));
        return IntStream.range(0, match.players().size())
                .filter(seat -> !match.players().get(seat).computer())
                .mapToObj(seat -> there.bold(match.players().get(seat)) + " "
                        + change(settled.changes().get(seat)))
                .collect(Collectors.joining(", "));
    }

    private Optional<Phrase> leftOut(MatchOutline match, LeftOut leftOut) {
        List<Listing> pairs = leftOut.pairs().stream()
                .map(pair -> names.listing(
                        List.of(match.players().get(pair.one()), match.players().get(pair.other()))))
                .toList();
        return pairs.isEmpty()
                ? Optional.empty()
                : Optional.of(WordsPhrases.ratingsLeftOut(Listing.or(pairs), new Amount(Judge.MOST_A_DAY)));
    }

    /** For example "1523 (+23)". */
    private static String change(Ratings.Change change) {
        long points = StrictMath.round(change.points());
        long gained = points - StrictMath.round(change.before());
        return "%d (%s%d)".formatted(points, gained < 0 ? "−" : "+", StrictMath.abs(gained));
    }
}
