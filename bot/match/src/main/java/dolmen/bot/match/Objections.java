package dolmen.bot.match;

import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** The objections to a person's acts in a match. */
public final class Objections {
    private Objections() {}

    /** The objection to the person's move after the given number of plies; empty if there is none. */
    public static Optional<Refusal> toPlay(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen)
                .or(() -> match.playerToMove().equals(Optional.of(person))
                        ? Optional.empty()
                        : Optional.of(new MatchRefusal.NotYourTurn(match)))
                .or(() -> match.clock().stopped() ? Optional.of(new MatchRefusal.Paused(match)) : Optional.empty());
    }

    /** The objection to the person's resignation after the given number of plies; empty if there is none. */
    public static Optional<Refusal> toResign(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen);
    }

    /** The objection to the person's taking part in agreements now; empty if there is none. */
    public static Optional<Refusal> toTakePart(Match match, PlayerId person) {
        return toTakePart(match, person, match.ply());
    }

    /**
     * The objection to the person's taking part in agreements after the given number of plies; empty if there is none.
     */
    static Optional<Refusal> toTakePart(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen);
    }

    /** The objection to calling the match off after the given number of plies; empty if there is none. */
    public static Optional<Refusal> toCallOff(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen)
                .or(() -> match.seatOf(person).filter(match.game()::mayAbort).isPresent()
                        ? Optional.empty()
                        : Optional.of(new RequestRefusal.TooLateToAbort(match)));
    }

    private static Optional<Refusal> toAct(Match match, PlayerId person, int seen) {
        if (!match.live()) {
            return Optional.of(new MatchRefusal.MatchOver(match));
        }
        if (match.seatOf(person).isEmpty()) {
            return Optional.of(new MatchRefusal.NotYourMatch(match));
        }
        if (match.seatOf(person).filter(match.game()::inPlay).isEmpty()) {
            return Optional.of(new MatchRefusal.OutOfPlay(match));
        }
        return match.turnBegan() <= seen && seen <= match.ply()
                ? Optional.empty()
                : Optional.of(new MatchRefusal.Stale(match));
    }
}
