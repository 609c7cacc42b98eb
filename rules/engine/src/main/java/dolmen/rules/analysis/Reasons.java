package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.play.Standing;
import dolmen.rules.search.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The search for the reason for a turn.
 *
 * @param before the standing at the start of the turn
 * @param after the standing at the end of the turn
 * @param value the value of the position before the turn to its seat, see {@link Value}
 * @param expected the moves that the search expects after the turn
 */
public record Reasons<M extends Move>(Standing<M> before, Standing<M> after, int value, List<M> expected) {
    public Reasons {
        expected = List.copyOf(expected);
    }

    /** The strongest reason; empty at larger tables, with hidden cards, or if the search found no reason. */
    public Optional<TurnReason> strongest() {
        if (before.hasSecrets()
                || before.position().seats() != 2
                || !(before.position().turn() instanceof Turn.ToMove(Seat seat))) {
            return Optional.empty();
        }
        OptionalInt end = Value.pliesToEnd(value);
        if (end.isPresent() && end.getAsInt() > 0) {
            return Optional.of(new TurnReason.Wins(turnsToEnd(seat)));
        }
        return Threats.toWin(before, seat)
                .mostFrequent()
                .<TurnReason>map(threat -> new TurnReason.Stops(threat.done().lastTurnForetoldTo(seat)))
                .or(() -> end.isPresent() ? Optional.of(new TurnReason.Delays()) : Optional.empty())
                .or(() -> Taking.by(seat, before, after).map(TurnReason.Takes::new))
                .or(() -> saved(seat))
                .or(() -> next(seat));
    }

    /** The pieces that the turn saves from being taken at once; empty if it saves none, or others remain in danger. */
    private Optional<TurnReason> saved(Seat seat) {
        Threats<M> threats = Threats.toTake(before, seat);
        return threats.mostFrequent()
                .filter(threat -> !threats.remainAfter(after))
                .flatMap(threat -> Taking.by(seat.opponent(), threat.from(), threat.done())
                        .map(taking ->
                                new TurnReason.Saves(taking, threat.done().lastTurnForetoldTo(seat))));
    }

    /**
     * The number of the seat's turns from this one to the end of the expected line; empty if the game is not over
     * there.
     */
    private OptionalInt turnsToEnd(Seat seat) {
        int turns = 1;
        Standing<M> now = after;
        for (M move : expected) {
            boolean begins = now.position().turn().equals(new Turn.ToMove(seat)) && !amidTurn(now, seat);
            turns += begins ? 1 : 0;
            now = now.play(move);
        }
        return now.position().turn() instanceof Turn.Over ? OptionalInt.of(turns) : OptionalInt.empty();
    }

    /** The expected reply and the whole turn after it, if the search saw that far. */
    private Optional<TurnReason> next(Seat seat) {
        Standing<M> now = after;
        Optional<Standing<M>> replied = Optional.empty();
        for (M move : expected) {
            boolean own = now.position().turn().equals(new Turn.ToMove(seat));
            if (own && replied.isEmpty()) {
                replied = Optional.of(now);
            }
            now = now.play(move);
            if (own && !amidTurn(now, seat)) {
                Standing<M> next = now;
                return replied.map(then -> new TurnReason.Prepares(
                        then.lastTurnForetoldTo(seat), next.lastTurnForetoldTo(seat), Taking.by(seat, then, next)));
            }
        }
        return Optional.empty();
    }

    /** True if the seat is in the middle of a turn. */
    private static boolean amidTurn(Standing<?> standing, Seat seat) {
        var toMove = new Turn.ToMove(seat);
        return standing.position().turn().equals(toMove)
                && !standing.lastTurn().isEmpty()
                && standing.lastTurn().getFirst().before().turn().equals(toMove);
    }
}
