package dolmen.bot.rating;

import dolmen.bot.history.Result;
import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.opponent.Opponent;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Decides whether matches count, and computes their effect on ratings. Immutable. */
public final class Judge {
    /** The maximum number of matches of a game between two players that count on one day in UTC. */
    public static final int MOST_A_DAY = 3;

    private static final Duration DAY = Duration.ofDays(1);

    private final GameRegistry games;

    /** @param games the games, which define the rated variants */
    public Judge(GameRegistry games) {
        this.games = games;
    }

    /** The judgement on a match. */
    public Judgement judge(EndedMatch match, RatingBook book) {
        if (!match.agreed()) {
            return Judgement.without(Verdict.FRIENDLY);
        }
        Optional<Variant> variant = ratedVariant(match);
        if (variant.isEmpty()) {
            return Judgement.without(Verdict.VARIANT);
        }
        if (!match.playedByAll()) {
            return Judgement.without(Verdict.UNPLAYED);
        }
        LeftOut leftOut = match.leftOut().orElseGet(() -> leftOut(match.players(), match.ladder(), match.at(), book));
        return leftOut.everybody(match.players().size())
                ? new Judgement(Verdict.LIMIT, Optional.of(leftOut), List.of())
                : new Judgement(Verdict.RATED, Optional.of(leftOut), effects(match, variant.get(), leftOut, book));
    }

    private static List<RatingEffect> effects(EndedMatch match, Variant variant, LeftOut leftOut, RatingBook book) {
        List<Ratings.Held> before = match.players().stream()
                .map(player -> before(match, variant, player, book))
                .toList();
        List<Rating> after =
                Glicko2.after(before.stream().map(Ratings.Held::rating).toList(), match.places(), match.at(), leftOut);
        return IntStream.range(0, before.size())
                .mapToObj(seat -> new RatingEffect(
                        match.players().get(seat),
                        before.get(seat),
                        new Ratings.Held(
                                match.ladder(),
                                match.players().get(seat).computer()
                                        ? before.get(seat).rating()
                                        : after.get(seat),
                                before.get(seat).results().plus(Result.of(match.places(), seat)))))
                .toList();
    }

    /** A computer player's strength was measured beforehand for each variant, and no match changes it. */
    private static Ratings.Held before(EndedMatch match, Variant variant, PlayerId player, RatingBook book) {
        Ratings.Held held = book.held(match.ladder(), player).orElseGet(() -> newcomer(match));
        OptionalInt measured =
                player.computer() ? Opponent.numbered(player.computersNumber()).points(variant) : OptionalInt.empty();
        return measured.isPresent()
                ? new Ratings.Held(held.ladder(), Rating.measured(measured.getAsInt(), match.at()), held.results())
                : held;
    }

    private static Ratings.Held newcomer(EndedMatch match) {
        return new Ratings.Held(match.ladder(), Rating.newcomer(match.at()), Results.NONE);
    }

    private Optional<Variant> ratedVariant(EndedMatch match) {
        return games.variant(match.variant()) instanceof VariantChoice.Found(var variant)
                        && games.game(variant.game()).rated(variant)
                ? Optional.of(variant)
                : Optional.empty();
    }

    /**
     * The pairs of players that would not be compared in a match with that end, since they have reached the limit of
     * the day. Pairs with a computer player have no limit, since its rating does not change.
     */
    public static LeftOut leftOut(List<PlayerId> players, Ladder ladder, Instant end, RatingBook book) {
        Instant day = end.truncatedTo(ChronoUnit.DAYS);
        return LeftOut.of(players.size(), pair -> {
            PlayerId one = players.get(pair.one());
            PlayerId other = players.get(pair.other());
            return !one.computer()
                    && !other.computer()
                    && book.ratedBetween(one, other, ladder, day, day.plus(DAY)) >= MOST_A_DAY;
        });
    }
}
