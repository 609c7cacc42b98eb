package dolmen.bot.discord.words;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Verdict;
import dolmen.bot.survival.FailureLog;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The effect of an ended match on the ratings of its players, for readers at its place.
 *
 * @param ratings the effect of a match, if it is settled
 */
public record RatingWords(Function<MatchId, Optional<Ratings.Settled>> ratings, Names names) {
    /** The label of the button that explains ratings. */
    public static final String SIGNS = "What does ± mean?";

    /** The explanation of ratings. */
    public static final String MEANING = """
            - The number says how strong somebody plays: newcomers begin at 1500, and 200 more than the opponent wins three matches of four.
            - **±** says how sure that is: the true strength is nearly always within twice this number, and every rated match makes it smaller.""";

    /** The daily limit on rated matches of the same two players. */
    private static final String LIMIT =
            "of matches of a game between the same two, the first %d that end on one day count."
                    .formatted(Judge.MOST_A_DAY);

    private static final Logger log = LoggerFactory.getLogger(RatingWords.class);
    private static final FailureLog failures = new FailureLog(log);

    /**
     * The effect, or the reason why there is none, in sentences with a leading space; empty for a live match, or if the
     * ratings cannot be read.
     */
    public String sentence(MatchOutline match) {
        return settled(match)
                .map(settled -> switch (settled.verdict()) {
                    case RATED -> " Ratings: " + changes(match, settled) + "." + leftOut(match, settled.leftOut());
                    case FRIENDLY -> "";
                    case VARIANT -> " This variant is unrated, so no rating changes.";
                    case UNPLAYED -> " Not everybody had moved, so no rating changes.";
                    case LIMIT -> " No rating changes: " + LIMIT;
                    case TAKEN_BACK -> " The ratings are back to what they were before it.";
                    case SERVER -> " A moderator decided, so only this server's leaderboard changes.";
                })
                .orElse("");
    }

    /** As above, as short lines without names for each seat; empty if no rating changes. */
    public List<List<String>> bySeat(MatchOutline match) {
        return settled(match).stream()
                .filter(settled -> settled.verdict() == Verdict.RATED)
                .flatMap(settled -> IntStream.range(0, match.players().size())
                        .mapToObj(seat -> match.players().get(seat).computer()
                                ? List.<String>of()
                                : lines(settled.changes().get(seat))))
                .toList();
    }

    /** For example "1500 → 1662", with a note if the rating is still settling. */
    private static List<String> lines(Ratings.Change change) {
        String points = "%d → %d".formatted(StrictMath.round(change.before()), StrictMath.round(change.points()));
        return change.provisional() ? List.of(points, "still settling") : List.of(points);
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

    private String leftOut(MatchOutline match, LeftOut leftOut) {
        if (leftOut.pairs().isEmpty()) {
            return "";
        }
        String pairs = leftOut.pairs().stream()
                .map(pair -> names.bold(match.players().get(pair.one())) + " and "
                        + names.bold(match.players().get(pair.other())))
                .collect(Collectors.joining(", nor "));
        return " Not between %s: %s".formatted(pairs, LIMIT);
    }

    /** For example "1523 (+23)". */
    private static String change(Ratings.Change change) {
        long points = StrictMath.round(change.points());
        long gained = points - StrictMath.round(change.before());
        return "%d (%s%d)".formatted(points, gained < 0 ? "−" : "+", StrictMath.abs(gained));
    }
}
