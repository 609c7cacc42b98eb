package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The limits on one person's open offers, on all servers together: all offers, seeks, and offers to one other person.
 * Each offer calls somebody or is public, so a flood is refused. For the same reason, offers that were not accepted
 * count for a while after they were made, even if they are closed. Each server has at most one match of computers at a
 * time.
 */
public final class OfferLimits {
    /** The time in which an offer that was not accepted counts after it was made. */
    public static final Duration WHILE = Duration.ofMinutes(10);

    /** The maximum number of a person's live matches with computer players, each of which has a thread. */
    static final int MOST_WITH_COMPUTERS = 10;

    static final int MOST = 10;
    static final int MOST_SEEKS = 5;
    static final int MOST_TO_ONE = 3;
    static final int MOST_IN_A_WHILE = 20;
    static final int MOST_TO_ONE_IN_A_WHILE = 5;

    private OfferLimits() {}

    /**
     * The objection to another offer of the challenger; empty if there is none.
     *
     * @param offered the challenger's offers
     */
    static Optional<ChallengeRefusal> objection(Challenge.Draft draft, ChallengeRepository.Offered offered) {
        if (draft.terms().challenger().computer()) {
            return offered.exhibition() ? Optional.of(new ProposalRefusal.ExhibitionHere()) : Optional.empty();
        }
        return atOnce(draft, offered.open()).or(() -> inAWhile(draft, offered.lately()));
    }

    private static Optional<ChallengeRefusal> atOnce(Challenge.Draft draft, List<Challenge> open) {
        return Stream.<Optional<ChallengeRefusal>>concat(
                        invited(draft).map(guest -> toOne(guest, open)),
                        Stream.of(
                                seeks(draft, open),
                                reached(open, offer -> true, MOST).map(ProposalRefusal.TooManyOpen::new)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<ChallengeRefusal> inAWhile(Challenge.Draft draft, List<Challenge> lately) {
        return invited(draft)
                .flatMap(guest -> reached(lately, to(guest), MOST_TO_ONE_IN_A_WHILE)
                        .<ChallengeRefusal>map(made -> new ProposalRefusal.TooOftenToOne(
                                guest, made.size(), again(made, MOST_TO_ONE_IN_A_WHILE)))
                        .stream())
                .findFirst()
                .or(() -> reached(lately, offer -> true, MOST_IN_A_WHILE)
                        .map(made -> new ProposalRefusal.TooOften(made.size(), again(made, MOST_IN_A_WHILE))));
    }

    /** The time when one more offer will be possible. */
    private static Instant again(List<Challenge> made, int most) {
        List<Instant> times =
                made.stream().map(offer -> offer.terms().madeAt()).sorted().toList();
        return times.get(made.size() - most).plus(WHILE);
    }

    private static Predicate<Challenge> to(PlayerId guest) {
        return offer -> offer.invited().contains(guest);
    }

    private static Stream<PlayerId> invited(Challenge.Draft draft) {
        return draft.chairs().stream()
                .flatMap(chair -> chair instanceof Chair.Reserved(PlayerId guest, boolean accepted)
                        ? Stream.of(guest)
                        : Stream.empty());
    }

    private static Optional<ChallengeRefusal> toOne(PlayerId guest, List<Challenge> open) {
        return reached(open, to(guest), MOST_TO_ONE).map(offers -> new ProposalRefusal.TooManyToOne(guest, offers));
    }

    private static Optional<ChallengeRefusal> seeks(Challenge.Draft draft, List<Challenge> open) {
        return invited(draft).findAny().isPresent()
                ? Optional.empty()
                : reached(open, offer -> offer.invited().isEmpty(), MOST_SEEKS).map(ProposalRefusal.TooManySeeks::new);
    }

    private static Optional<List<Challenge>> reached(List<Challenge> offers, Predicate<Challenge> which, int most) {
        List<Challenge> counted = offers.stream().filter(which).toList();
        return counted.size() < most ? Optional.empty() : Optional.of(counted);
    }
}
