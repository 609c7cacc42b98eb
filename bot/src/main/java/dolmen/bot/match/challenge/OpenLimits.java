package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * How much one person may have on offer at once, on all servers together: so many offers in all, so many of them seeks,
 * and so many to the same other person. Each offer calls somebody or stands before everybody, so a flood is refused.
 */
final class OpenLimits {
    static final int MOST = 10;
    static final int MOST_SEEKS = 5;
    static final int MOST_TO_ONE = 3;

    private OpenLimits() {}

    /**
     * Why the challenger may not offer that as well; empty if it may be offered.
     *
     * @param open all that the challenger has on offer
     */
    static Optional<ChallengeRefusal> objection(Challenge.Draft draft, List<Challenge> open) {
        return Stream.<Optional<ChallengeRefusal>>concat(
                        invited(draft).map(guest -> toOne(guest, open)),
                        Stream.of(
                                seeks(draft, open),
                                reached(open, offer -> true, MOST).map(ProposalRefusal.TooManyOpen::new)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Stream<PlayerId> invited(Challenge.Draft draft) {
        return draft.chairs().stream()
                .flatMap(chair -> chair instanceof Chair.Reserved(PlayerId guest, boolean accepted)
                        ? Stream.of(guest)
                        : Stream.empty());
    }

    private static Optional<ChallengeRefusal> toOne(PlayerId guest, List<Challenge> open) {
        return reached(open, offer -> offer.invited().contains(guest), MOST_TO_ONE)
                .map(offers -> new ProposalRefusal.TooManyToOne(guest, offers));
    }

    private static Optional<ChallengeRefusal> seeks(Challenge.Draft draft, List<Challenge> open) {
        return invited(draft).findAny().isPresent()
                ? Optional.empty()
                : reached(open, offer -> offer.invited().isEmpty(), MOST_SEEKS).map(ProposalRefusal.TooManySeeks::new);
    }

    private static Optional<List<Challenge>> reached(List<Challenge> open, Predicate<Challenge> which, int most) {
        List<Challenge> counted = open.stream().filter(which).toList();
        return counted.size() < most ? Optional.empty() : Optional.of(counted);
    }
}
