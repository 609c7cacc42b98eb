package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Checks acts by the rules of the host, and applies them to a game. */
record Referee<M extends Move>(HostedGame<M> game) {
    private static final int TURNS_TO_ABORT = 2;

    /**
     * The stage of the game after an act.
     *
     * @throws IllegalArgumentException if the act is not possible
     */
    Stage<M> after(HostAct act) {
        return switch (act) {
            case HostAct.Resignation(Seat seat) -> withdrawn(seat, new Conclusion.ByResignation(seat));
            case HostAct.Forfeit(Seat seat, var cause) -> withdrawn(seat, new Conclusion.ByForfeit(seat, cause));
            case HostAct.AgreedDraw draw -> stage().concluded(new Conclusion.ByAgreement(places()));
            case HostAct.AgreedHints hints -> withHints();
            case HostAct.TakeBack(int entries) -> takenBack(entries);
            case HostAct.Handover handover -> stage();
            case HostAct.Annulment annulment -> annulled(annulment);
            case HostAct.Adjudication(Optional<Seat> winner) ->
                stage().concluded(new Conclusion.ByAdjudication(
                        winner.map(this::wonBy).orElseGet(this::places)));
        };
    }

    private Stage<M> withdrawn(Seat seat, Conclusion atTableOfTwo) {
        requireInPlay(seat);
        return stage().standing().position().seats() == 2 ? stage().concluded(atTableOfTwo) : stage().withdraw(seat);
    }

    private Stage<M> withHints() {
        if (game.hintsAgreed()) {
            throw new IllegalArgumentException("hints are allowed already");
        }
        return stage();
    }

    private Stage<M> annulled(HostAct.Annulment annulment) {
        if (annulment instanceof HostAct.Aborted(Seat by) && !mayAbort(by)) {
            throw new IllegalArgumentException("seat %d may not call the game off".formatted(by.index() + 1));
        }
        return stage().concluded(new Conclusion.Annulled(annulment));
    }

    private List<Set<Seat>> wonBy(Seat winner) {
        requireInPlay(winner);
        Stream<Set<Seat>> others = places().stream()
                .map(place ->
                        place.stream().filter(seat -> !seat.equals(winner)).collect(Collectors.toUnmodifiableSet()))
                .filter(place -> !place.isEmpty());
        return Stream.concat(Stream.of(Set.of(winner)), others).toList();
    }

    /** True if the seat may abort the game: the seat is in play, and the second turn of the game has not started. */
    boolean mayAbort(Seat seat) {
        return stage().inPlay(seat)
                && game.entriesSinceHandover()
                                .filter(entry -> entry.mover().isPresent())
                                .map(Entry::before)
                                .filter(before -> !before.amidTurn())
                                .count()
                        < TURNS_TO_ABORT;
    }

    private Stage<M> takenBack(int entries) {
        boolean possible = IntStream.range(0, stage().standing().position().seats())
                .mapToObj(Seat::new)
                .anyMatch(seat -> beforeLastTurnOf(seat).equals(Optional.of(entries)));
        if (!possible) {
            throw new IllegalArgumentException("no last turn that can be taken back began there");
        }
        return game.after(entries).stage();
    }

    /** See {@link HostedGame#takeBack}. */
    Optional<Integer> beforeLastTurnOf(Seat seat) {
        Optional<Integer> found = Optional.empty();
        if (!game.live() || stage().standing().hasSecrets()) {
            return found;
        }
        Optional<Entry<M>> last = lastThatCounts(game);
        while (last.flatMap(Entry::mover).isPresent()) {
            Entry<M> ply = last.orElseThrow();
            if (ply.mover().equals(Optional.of(seat))) {
                found = Optional.of(ply.before().entries());
            } else if (found.isPresent()) {
                return found;
            }
            last = lastThatCounts(ply.before());
        }
        return found;
    }

    /**
     * The last entry that counts. After a take-back it is the last entry of the earlier game; agreements on hints are
     * skipped.
     */
    private static <M extends Move> Optional<Entry<M>> lastThatCounts(HostedGame<M> game) {
        HostedGame<M> then = game.after(game.entriesBefore(0));
        while (then.last().flatMap(Entry::act).orElse(null) instanceof HostAct.TakeBack(int entries)) {
            then = then.after(entries);
            then = then.after(then.entriesBefore(0));
        }
        return then.last();
    }

    private void requireInPlay(Seat seat) {
        if (!stage().inPlay(seat)) {
            throw new IllegalArgumentException("seat %d is not in play".formatted(seat.index() + 1));
        }
    }

    private Stage<M> stage() {
        return game.stage();
    }

    private List<Set<Seat>> places() {
        return stage().standing().position().places();
    }
}
