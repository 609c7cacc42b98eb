package dolmen.rules.games.obelisk;

import dolmen.rules.solve.Catalogue;
import dolmen.rules.solve.Predecessors;
import dolmen.rules.solve.Successors;
import java.util.Map;

/** The positions of Obelisk, each seen by the player to move as if he were Black. */
record ObeliskCatalogue(SymmetryMode mode) implements Catalogue {
    private static final TrioNumbers NUMBERS = TrioNumbers.ALL;

    /** Any even ply but that of the start. */
    private static final int BLACK_TO_MOVE = 2;

    @Override
    public int size() {
        return NUMBERS.size();
    }

    @Override
    public Successors successors() {
        return new TrioSuccessors(mode, NUMBERS);
    }

    @Override
    public Predecessors predecessors() {
        return new TrioPredecessors(NUMBERS);
    }

    @Override
    public int positions(int number) {
        return NUMBERS.isItsReflection(number) ? 1 : 2;
    }

    @Override
    public boolean followsMove(int number) {
        ObeliskPosition position = position(number);
        return position.keepsSymmetry() && position.outlook().kept(mode);
    }

    @Override
    public int number(String text) {
        return number(ObeliskText.read(mode, text));
    }

    int number(ObeliskPosition position) {
        Outlook outlook = position.outlook();
        int own = TrioNumbers.packed(outlook.own());
        int enemy = TrioNumbers.packed(outlook.enemy());
        return switch (outlook.colour()) {
            case BLACK -> NUMBERS.number(own, enemy);
            case WHITE -> NUMBERS.number(TrioSuccessors.turned(own), TrioSuccessors.turned(enemy));
        };
    }

    /** The position under a number that has one. */
    ObeliskPosition position(int number) {
        return new ObeliskPosition(
                mode,
                TrioNumbers.unpacked(NUMBERS.own(number)),
                TrioNumbers.unpacked(NUMBERS.enemy(number)),
                BLACK_TO_MOVE);
    }

    @Override
    public String text(int number) {
        return position(number).text();
    }

    @Override
    public Map<String, Integer> layouts() {
        return Layouts.in(this);
    }
}
