package dolmen.rules.games.obelisk;

import static dolmen.rules.board.Board.NONE;

import dolmen.rules.board.Cells;
import dolmen.rules.games.obelisk.ObeliskMove.Build;
import dolmen.rules.games.obelisk.ObeliskMove.Jump;
import dolmen.rules.games.obelisk.ObeliskMove.Revenge;
import dolmen.rules.games.obelisk.ObeliskMove.Step;
import java.util.ArrayList;
import java.util.List;

/** A position seen by the player of one colour, with that player's moves before any check of symmetry. */
record Outlook(Colour colour, Trio own, Trio enemy) {

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
        return Cells.has(own.cells() | enemy.cells(), cell);
    }

    /** The moves of base or foundation, pedestal and capstone, each forward to the left, to the right, and back. */
    List<ObeliskMove> moves() {
        var moves = new ArrayList<ObeliskMove>();
        if (!mustLeave()) {
            addMoves(own.base(), moves);
            if (!own.hasFoundation()) {
                addMoves(own.pedestal(), moves);
            }
        }
        addMoves(own.capstone(), moves);
        return moves;
    }

    private void addMoves(int from, List<ObeliskMove> moves) {
        for (StepOrJump way : StepOrJump.from(from, colour)) {
            if (occupied(way.next())) {
                addMovesAgainst(from, way, moves);
            } else {
                moves.add(new Step(from, way.next()));
            }
        }
    }

    private void addMovesAgainst(int from, StepOrJump way, List<ObeliskMove> moves) {
        if (builds(from, way.next())) {
            moves.add(new Build(from, way.next()));
        }
        if (from == own.capstone() && Cells.has(enemy.carriers(), way.next())) {
            moves.add(new Revenge(from, way.next()));
        }
        if (way.behind() != NONE && !occupied(way.behind())) {
            moves.add(new Jump(from, way.behind()));
        }
    }

    private boolean builds(int from, int to) {
        int next = own.hasFoundation() ? own.capstone() : own.pedestal();
        return from == next && to == own.base() && !covered(to);
    }

    /** The cell between the ends of a jump. */
    int jumpedOver(Jump jump) {
        return StepOrJump.from(jump.from(), colour).stream()
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
