package dolmen.bot.match;

import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** What stands in the way of a person who wants to do something to a match. */
public final class Objections {
    private Objections() {}

    /** Why the person, who has seen that many plies, may not play now; empty if the person may. */
    public static Optional<Refusal> toPlay(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen)
                .or(() -> match.playerToMove().equals(Optional.of(person))
                        ? Optional.empty()
                        : Optional.of(new MatchRefusal.NotYourTurn(match)))
                .or(() -> match.clock().stopped() ? Optional.of(new MatchRefusal.Paused(match)) : Optional.empty());
    }

    /** Why the person, who has seen that many plies, may not give up now; empty if the person may. */
    public static Optional<Refusal> toResign(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen);
    }

    /** Why the person may not take part in what players agree on now; empty if the person may. */
    public static Optional<Refusal> toTakePart(Match match, PlayerId person) {
        return toTakePart(match, person, match.ply());
    }

    /** The same of a person who has seen that many plies. */
    static Optional<Refusal> toTakePart(Match match, PlayerId person, int seen) {
        return toAct(match, person, seen);
    }

    /** Why the person, who has seen that many plies, may not call the match off now; empty if the person may. */
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
