package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.play.Ply;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The line from a position to a forced win. At each of the solver's moves no other winning move was found, and every
 * reply is one of those that hold out longest.
 *
 * @param plies the plies to the end, starting with the solver's
 * @param nodes the number of positions needed to find the solver's moves
 */
record Solution<M extends Move>(Seat solver, List<Ply<M>> plies, Reason ending, long nodes) {
    /** The maximum length; longer lines are not puzzles for people. */
    static final int MOST_PLIES = 13;

    /** The node limit of the search for the replies that hold out longest. */
    private static final long DELAYING = 100_000;

    /** The node limit of the search that excludes other moves that win as soon. */
    private static final long EXCLUDING = 2_000_000;

    Solution {
        plies = List.copyOf(plies);
    }

    /** The solution of the position; empty if there is none, or the search takes too long. */
    static <M extends Move> Optional<Solution<M>> of(OpenPosition<M> position) {
        return position.turn() instanceof Turn.ToMove(Seat solver)
                ? from(position, solver, MOST_PLIES)
                : Optional.empty();
    }

    private static <M extends Move> Optional<Solution<M>> from(OpenPosition<M> position, Seat solver, int most) {
        return switch (position.turn()) {
            case Turn.Over(Outcome outcome) -> Optional.of(new Solution<M>(solver, List.of(), outcome.reason(), 0));
            case Turn.ToMove toMove when most == 0 -> Optional.empty();
            case Turn.ToMove(Seat mover)
            when mover.equals(solver) ->
                OnlyWin.of(position)
                        .flatMap(only -> from(position.play(only.move()), solver, most - 1)
                                .map(rest -> rest.after(position, only.move(), only.nodes())));
            case Turn.ToMove toMove ->
                longest(position, solver, most).stream()
                        .flatMap(
                                answer -> from(position.play(answer), solver, most - 1)
                                        .map(rest -> rest.after(position, answer, 0))
                                        .stream())
                        .findFirst();
            case Turn.Chance chance -> Optional.empty();
        };
    }

    private Solution<M> after(OpenPosition<M> before, M move, long further) {
        var longer = new ArrayList<Ply<M>>(plies.size() + 1);
        longer.add(new Ply<>(before, move));
        longer.addAll(plies);
        return new Solution<>(solver, longer, ending, nodes + further);
    }

    /** The replies that hold out longest; none if the search cannot tell. */
    private static <M extends Move> List<M> longest(OpenPosition<M> position, Seat solver, int most) {
        var search = new ShortestWin<M>(solver, ShortestWin.Unit.PLY, DELAYING);
        Map<M, Integer> lasting = new HashMap<>();
        for (M answer : position.legalMoves()) {
            OptionalInt plies = search.fewest(position.play(answer), most);
            if (plies.isEmpty()) {
                return List.of();
            }
            lasting.put(answer, plies.getAsInt());
        }
        int longest = lasting.values().stream().max(Comparator.naturalOrder()).orElse(0);
        return position.legalMoves().stream()
                .filter(answer -> Integer.valueOf(longest).equals(lasting.get(answer)))
                .toList();
    }

    /**
     * True if every move of the solver is the only one: a proof search of this many positions after each other move
     * finds no win, and an exhaustive search shows that no other move wins in as few turns.
     */
    boolean holds(long refuting) {
        return IntStream.range(0, plies.size()).filter(this::isSolvers).allMatch(index -> holdsAt(index, refuting));
    }

    private boolean holdsAt(int index, long refuting) {
        M win = plies.get(index).move();
        return new ShortestWin<M>(solver, ShortestWin.Unit.TURN, EXCLUDING)
                        .only(open(index), turnsFrom(index))
                        .equals(Optional.of(win))
                && OnlyWin.alone(open(index), win, refuting);
    }

    /** The number of turns in which the solver wins. */
    int turns() {
        return Math.ceilDiv(turnsFrom(0), 2);
    }

    /** The number of remaining turns of both sides from that ply on, including the turn of the ply. */
    private int turnsFrom(int index) {
        return 1
                + (int) IntStream.range(index + 1, plies.size())
                        .filter(later -> isSolvers(later) != isSolvers(later - 1))
                        .count();
    }

    /** The first position. */
    OpenPosition<M> start() {
        return open(0);
    }

    /** The positions in which the opponent begins a turn, up to the solver's last turn. */
    List<OpenPosition<M>> replies() {
        int last =
                IntStream.range(0, plies.size()).filter(this::isSolvers).max().orElse(0);
        return IntStream.range(1, last)
                .filter(index -> !isSolvers(index) && isSolvers(index - 1))
                .mapToObj(this::open)
                .toList();
    }

    private OpenPosition<M> open(int index) {
        if (plies.get(index).before() instanceof OpenPosition<M> position) {
            return position;
        }
        throw new IllegalStateException("a forced win leads through open positions");
    }

    private boolean isSolvers(int index) {
        return plies.get(index).before().turn().equals(new Turn.ToMove(solver));
    }
}
