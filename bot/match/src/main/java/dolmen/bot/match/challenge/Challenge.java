package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Variant;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * An offer to play at a table with a chair for everybody except the challenger. It is accepted once every chair is
 * taken, and declined when an invited person declines.
 *
 * @param chairs the chairs in the order of the invitations, those open to anyone at the end
 */
public record Challenge(ChallengeId id, Terms terms, List<Chair> chairs, Answer answer) {

    public Challenge {
        chairs = List.copyOf(chairs);
    }

    /** The state of a challenge. */
    public sealed interface Answer {
        record Open() implements Answer {}

        record Accepted() implements Answer {}

        /**
         * An invited person has declined.
         *
         * @param reason the reason in that person's words
         */
        record Declined(PlayerId by, Optional<String> reason) implements Answer {}

        record Withdrawn() implements Answer {}

        record Expired() implements Answer {}
    }

    /** A challenge that has not been stored yet. */
    public record Draft(Terms terms, List<Chair> chairs) {
        /** The time in which the challenger can withdraw a seek before others hear of it. */
        private static final Duration BEFORE_ALERTS = Duration.ofMinutes(1);

        public Draft {
            chairs = List.copyOf(chairs);
        }

        /** The time from which people hear of it who want to hear of seeks; empty if it has no free chair. */
        public Optional<Instant> alertAt() {
            return chairs.contains(Chair.free()) && !terms.direct()
                    ? Optional.of(terms.madeAt().plus(BEFORE_ALERTS))
                    : Optional.empty();
        }
    }

    public PlayerId challenger() {
        return terms.challenger();
    }

    public Variant variant() {
        return terms.variant();
    }

    /** True until it is answered or closed, even if it has expired. */
    public boolean open() {
        return answer instanceof Answer.Open;
    }

    /** True if it is open but nobody is awaited: its match starts as soon as people can see the challenge. */
    public boolean full() {
        return open() && joined().size() == chairs.size();
    }

    /** True if it is open, but has expired. */
    public boolean overdue(Instant now) {
        return open() && !now.isBefore(terms.expiresAt());
    }

    /** True if it has chairs for anyone. */
    public boolean lobby() {
        return chairs.stream().anyMatch(Chair.Open.class::isInstance);
    }

    /** The people with reserved chairs. */
    public List<PlayerId> invited() {
        return reserved(chair -> true).toList();
    }

    /** The people with reserved chairs who have not accepted. */
    public List<PlayerId> awaited() {
        return reserved(chair -> !chair.accepted()).toList();
    }

    /**
     * The computer players that have not taken their chairs yet: they do so as soon as people can see the challenge.
     */
    public List<PlayerId> awaitedComputers() {
        return open() ? awaited().stream().filter(PlayerId::computer).toList() : List.of();
    }

    private Stream<PlayerId> reserved(Predicate<Chair.Reserved> condition) {
        return chairs.stream()
                .filter(Chair.Reserved.class::isInstance)
                .map(Chair.Reserved.class::cast)
                .filter(condition)
                .map(Chair.Reserved::guest);
    }

    /** The people who have accepted or joined, without the challenger. */
    public List<PlayerId> joined() {
        return chairs.stream().flatMap(chair -> chair.sitter().stream()).toList();
    }

    /** The challenger, and the people who have accepted or joined. */
    public List<PlayerId> players() {
        return Stream.concat(Stream.of(challenger()), joined().stream()).toList();
    }

    /**
     * The people to notify that the match will not be played: all players, except the one who has withdrawn or
     * declined. Nobody while the challenge is open or when it is accepted.
     */
    public List<PlayerId> waiting() {
        return switch (answer) {
            case Answer.Open open -> List.of();
            case Answer.Accepted accepted -> List.of();
            case Answer.Withdrawn withdrawn -> joined();
            case Answer.Expired expired -> players();
            case Answer.Declined declined ->
                players().stream()
                        .filter(player -> !player.equals(declined.by()))
                        .toList();
        };
    }

    /** True if it was called off because a participant had all their data deleted. */
    public boolean calledOffByForgotten() {
        return switch (answer) {
            case Answer.Withdrawn withdrawn -> challenger().forgotten();
            case Answer.Declined declined -> declined.by().forgotten();
            case Answer.Open open -> false;
            case Answer.Accepted accepted -> false;
            case Answer.Expired expired -> false;
        };
    }

    /** The number of chairs that anyone can take. */
    public int free() {
        return Math.toIntExact(chairs.stream().filter(Chair.free()::equals).count());
    }

    /** The objection to the person's joining; empty if there is none. */
    Optional<ChallengeRefusal> objectionToJoin(PlayerId person) {
        if (person.equals(challenger())) {
            return Optional.of(new AnswerRefusal.OwnChallenge(this));
        }
        if (joined().contains(person)) {
            return Optional.of(new AnswerRefusal.AlreadyAccepted(this));
        }
        if (awaited().contains(person) || free() > 0) {
            return Optional.empty();
        }
        return Optional.of(lobby() ? new AnswerRefusal.NoFreeChair(this) : new AnswerRefusal.NotYourChallenge(this));
    }

    /** The objection to the person's withdrawing an acceptance; empty if there is none. */
    Optional<ChallengeRefusal> objectionToLeave(PlayerId person) {
        return joined().contains(person) && !full() ? Optional.empty() : Optional.of(new AnswerRefusal.NotJoined());
    }

    /** The objection to the person's declining; empty if there is none. */
    Optional<ChallengeRefusal> objectionToDecline(PlayerId person) {
        return invited().contains(person) ? Optional.empty() : Optional.of(new AnswerRefusal.NotYourChallenge(this));
    }

    /** The objection to the person's withdrawing the challenge; empty if there is none. */
    Optional<ChallengeRefusal> objectionToWithdraw(PlayerId person) {
        return challenger().equals(person) ? Optional.empty() : Optional.of(new AnswerRefusal.NotYourChallenge(this));
    }

    /** The objection to the person's giving the free chairs to computer players; empty if there is none. */
    Optional<ChallengeRefusal> objectionToFill(PlayerId person) {
        if (!challenger().equals(person)) {
            return Optional.of(new AnswerRefusal.NotYourChallenge(this));
        }
        return free() > 0 ? Optional.empty() : Optional.of(new AnswerRefusal.NoFreeChair(this));
    }

    /** The challenge with the free chairs reserved for these computer players, as many as there are chairs. */
    Challenge filledWith(List<PlayerId> computers) {
        Challenge filled = this;
        for (PlayerId computer : computers) {
            filled = filled.with(Chair.free()::equals, chair -> Chair.reserved(computer));
        }
        return filled;
    }

    /** True while the match can be made rated: nobody has accepted it as unrated. */
    public boolean rateable() {
        return terms.firstMatch() && joined().isEmpty();
    }

    /** The objection to the person's making it rated; empty if there is none. */
    Optional<ChallengeRefusal> objectionToRate(PlayerId person) {
        if (!challenger().equals(person)) {
            return Optional.of(new AnswerRefusal.NotYourChallenge(this));
        }
        return rateable() ? Optional.empty() : Optional.of(new AnswerRefusal.StakeSettled(this));
    }

    /** The challenge to a rated match. */
    Challenge madeRated() {
        return new Challenge(id, terms.madeRated(), chairs, answer);
    }

    /** The challenge after a permitted person has joined; accepted if no chair is free then. */
    public Challenge joinedBy(PlayerId person) {
        Chair own = awaited().contains(person) ? Chair.reserved(person) : Chair.free();
        Challenge joined = with(own::equals, chair -> switch (chair) {
            case Chair.Reserved reserved -> new Chair.Reserved(person, true);
            case Chair.Open open -> Chair.taken(person);
        });
        boolean full = joined.joined().size() == chairs.size();
        return full ? joined.answered(new Answer.Accepted()) : joined;
    }

    /** The challenge after a person has left. */
    Challenge leftBy(PlayerId person) {
        return with(chair -> chair.sitter().equals(Optional.of(person)), Chair::left);
    }

    /**
     * The challenge after one person has blocked another. An invitation between the two is withdrawn or declined. If
     * both are at the table, one leaves: the challenger stays, or else {@code other}. Empty if the challenge does not
     * connect the two, or if every chair is taken.
     */
    Optional<Challenge> parted(PlayerId person, PlayerId other) {
        if (!open() || full()) {
            return Optional.empty();
        }
        if (challenger().equals(person) && invited().contains(other)) {
            return Optional.of(answered(new Answer.Withdrawn()));
        }
        if (challenger().equals(other) && invited().contains(person)) {
            return Optional.of(answered(new Answer.Declined(person, Optional.empty())));
        }
        if (!players().contains(person) || !players().contains(other)) {
            return Optional.empty();
        }
        return Optional.of(leftBy(challenger().equals(person) ? other : person));
    }

    /** The challenge with that answer. */
    public Challenge answered(Answer now) {
        return new Challenge(id, terms, chairs, now);
    }

    /** The challenge with the first matching chair changed. */
    private Challenge with(Predicate<Chair> which, UnaryOperator<Chair> change) {
        var changed = new ArrayList<>(chairs);
        for (int place = 0; place < chairs.size(); place++) {
            if (which.test(chairs.get(place))) {
                changed.set(place, change.apply(chairs.get(place)));
                break;
            }
        }
        return new Challenge(id, terms, changed, answer);
    }
}
