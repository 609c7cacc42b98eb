package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import java.util.Optional;
import java.util.stream.IntStream;

/** Who has played in a game, and who was only there. */
record Attendance<M extends Move>(HostedGame<M> game) {

    /**
     * True if every seat has moved. A seat that the moves of others have put out of play before its first turn has
     * played as well; one that gave up or forfeited before it has not, nor one for which an act ended the game too
     * early.
     */
    boolean full() {
        return IntStream.range(0, game.standing().position().seats())
                .mapToObj(Seat::new)
                .allMatch(seat -> moved(seat) || outByMoves(seat));
    }

    private boolean moved(Seat seat) {
        return game.entriesBackwards()
                .map(Entry::mover)
                .flatMap(Optional::stream)
                .anyMatch(seat::equals);
    }

    private boolean outByMoves(Seat seat) {
        return game.conclusion().filter(Conclusion.ByRules.class::isInstance).isPresent() && !withdrew(seat);
    }

    private boolean withdrew(Seat seat) {
        return game.entriesBackwards().map(Entry::act).flatMap(Optional::stream).anyMatch(act -> withdraws(act, seat));
    }

    private static boolean withdraws(HostAct act, Seat seat) {
        return switch (act) {
            case HostAct.Resignation(Seat by) -> by.equals(seat);
            case HostAct.Forfeit(Seat by, HostAct.Forfeit.Cause cause) -> by.equals(seat);
            case HostAct.AgreedDraw draw -> false;
            case HostAct.TakeBack takeBack -> false;
            case HostAct.Annulment annulment -> false;
            case HostAct.Adjudication adjudication -> false;
        };
    }
}
