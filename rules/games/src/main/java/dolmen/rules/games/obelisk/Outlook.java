package dolmen.rules.games.obelisk;

import dolmen.rules.board.Cells;
import dolmen.rules.games.obelisk.ObeliskMove.Build;
import dolmen.rules.games.obelisk.ObeliskMove.Jump;
import dolmen.rules.games.obelisk.ObeliskMove.Revenge;
import dolmen.rules.games.obelisk.ObeliskMove.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;

/** A position seen by the player of one colour, with that player's moves before any check of symmetry. */
record Outlook(Colour colour, Trio own, Trio enemy) {
    private static final int USUAL_NUMBER = 18;

    /** The outlook of the other player. */
    Outlook opposite() {
        return new Outlook(colour.opponent(), /* own= */ enemy, /* enemy= */ own);
    }

    Trio stones(Colour of) {
        return of == colour ? own : enemy;
    }

    /** True if the capstone of a colour rides on a stone of the other colour. */
    boolean rides(Colour of) {
        return stones(of).ridesOn(stones(of.opponent()));
    }

    /** True if the own capstone rides, so that nothing but the capstone may move. */
    boolean mustLeave() {
        return own.ridesOn(enemy);
    }

    /** True if an enemy capstone rides on the stack on the cell, so that nothing can be built there. */
    boolean covered(int cell) {
        return cell == enemy.capstone();
    }

    boolean occupied(int cell) {
        return Cells.has(occupied(), cell);
    }

    private long occupied() {
        return own.cells() | enemy.cells();
    }

    /** The moves of base or foundation, pedestal and capstone, each forward to the left, to the right, and back. */
    List<ObeliskMove> moves() {
        return moves(from -> ObeliskBoard.ALL);
    }

    /** As above, but only those that leave the symmetry of the mode. */
    List<ObeliskMove> moves(SymmetryMode mode) {
        return moves(from -> symmetricTargets(from, mode));
    }

    private List<ObeliskMove> moves(IntToLongFunction targets) {
        var moves = new ArrayList<ObeliskMove>(USUAL_NUMBER);
        if (!mustLeave()) {
            addMoves(own.base(), targets.applyAsLong(own.base()), moves);
            if (!own.hasFoundation()) {
                addMoves(own.pedestal(), targets.applyAsLong(own.pedestal()), moves);
            }
        }
        addMoves(own.capstone(), targets.applyAsLong(own.capstone()), moves);
        return moves;
    }

    private void addMoves(int from, long targets, List<ObeliskMove> moves) {
        long open = enterable(from) & targets;
        for (StepOrJump way : StepOrJump.from(from, colour)) {
            if (Cells.has(open, way.next())) {
                moves.add(entry(from, way.next()));
            }
            if (jumps(way, targets)) {
                moves.add(new Jump(from, way.behind()));
            }
        }
    }

    /** The cells that the unit on a cell may enter from beside them. */
    private long enterable(int from) {
        long buildable = from == own.nextToBuild() && !covered(own.base()) ? Cells.of(own.base()) : 0;
        return ~occupied() | buildable | (from == own.capstone() ? enemy.carriers() : 0);
    }

    private ObeliskMove entry(int from, int to) {
        if (!occupied(to)) {
            return new Step(from, to);
        }
        return to == own.base() ? new Build(from, to) : new Revenge(from, to);
    }

    private boolean jumps(StepOrJump way, long targets) {
        return occupied(way.next()) && Cells.has(targets & ~occupied(), way.behind());
    }

    /** The number of {@link #moves()}. */
    int mobility() {
        int ofCapstone = mobility(own.capstone(), ObeliskBoard.ALL);
        if (mustLeave()) {
            return ofCapstone;
        }
        int ofPedestal = own.hasFoundation() ? 0 : mobility(own.pedestal(), ObeliskBoard.ALL);
        return ofCapstone + ofPedestal + mobility(own.base(), ObeliskBoard.ALL);
    }

    private int mobility(int from, long targets) {
        int moves = Cells.count(StepOrJump.nextTo(from, colour) & enterable(from) & targets);
        for (StepOrJump way : StepOrJump.from(from, colour)) {
            moves += jumps(way, targets) ? 1 : 0;
        }
        return moves;
    }

    /** True if a move leaves the symmetry of the mode. */
    boolean canMove(SymmetryMode mode) {
        return canMove(own.capstone(), mode)
                || (!mustLeave() && (canMove(own.base(), mode) || canMove(own.pedestal(), mode)));
    }

    private boolean canMove(int from, SymmetryMode mode) {
        return mobility(from, symmetricTargets(from, mode)) > 0;
    }

    /** True if the move is one of those that leave the symmetry of the mode. */
    boolean allows(ObeliskMove move, SymmetryMode mode) {
        int from = move.from();
        boolean mayMove = from == own.capstone() || (Cells.has(own.carriers(), from) && !mustLeave());
        return mayMove
                && Cells.has(symmetricTargets(from, mode), move.to())
                && (move instanceof Jump jump ? allows(jump) : allowsEntry(move));
    }

    private boolean allows(Jump jump) {
        for (StepOrJump way : StepOrJump.from(jump.from(), colour)) {
            if (way.behind() == jump.to()) {
                return jumps(way, ObeliskBoard.ALL);
            }
        }
        return false;
    }

    private boolean allowsEntry(ObeliskMove move) {
        long open = StepOrJump.nextTo(move.from(), colour) & enterable(move.from());
        return Cells.has(open, move.to()) && entry(move.from(), move.to()).equals(move);
    }

    /** The step that builds something and leaves the symmetry of the mode, if there is one. */
    List<ObeliskMove> builds(SymmetryMode mode) {
        var build = new Build(own.nextToBuild(), own.base());
        return allows(build, mode) ? List.of(build) : List.of();
    }

    /** The cells on which the unit from a cell, with its rider, leaves the symmetry of the mode. */
    private long symmetricTargets(int from, SymmetryMode mode) {
        boolean base = own.base() == from;
        boolean pedestal = own.pedestal() == from;
        boolean capstone = own.capstone() == from;
        boolean rider = enemy.capstone() == from;
        long ofColour = sharing(own.base(), base, own.pedestal(), pedestal)
                | sharing(own.base(), base, own.capstone(), capstone)
                | sharing(own.pedestal(), pedestal, own.capstone(), capstone);
        long ofShape = sharing(own.base(), base, enemy.base(), false)
                | sharing(own.pedestal(), pedestal, enemy.pedestal(), false)
                | sharing(own.capstone(), capstone, enemy.capstone(), rider);
        return mode.allowed(ofColour, ofShape);
    }

    /** The targets with which two stones share an axis; if both move, they go to one cell. */
    private static long sharing(int one, boolean oneMoves, int other, boolean otherMoves) {
        if (oneMoves == otherMoves) {
            return ObeliskBoard.shareAxis(one, other) ? ObeliskBoard.ALL : 0;
        }
        return ObeliskBoard.AXES[oneMoves ? other : one];
    }

    /** The cell between the ends of a jump. */
    int jumpedOver(Jump jump) {
        return Stream.of(StepOrJump.from(jump.from(), colour))
                .filter(way -> way.behind() == jump.to())
                .mapToInt(StepOrJump::next)
                .findAny()
                .orElseThrow();
    }

    /** This outlook after a move: a unit takes its rider along, while a rider leaves its carrier behind. */
    Outlook after(ObeliskMove move) {
        int from = move.from();
        int to = move.to();
        return new Outlook(colour, own.moved(from, to), from == own.capstone() ? enemy : enemy.moved(from, to));
    }
}
