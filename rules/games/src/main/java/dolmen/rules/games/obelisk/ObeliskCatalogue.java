package dolmen.rules.games.obelisk;

import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.util.Map;

/** The catalogue of all positions of Obelisk that a text can express, each with the player to move as Black. */
record ObeliskCatalogue(SymmetryMode mode) implements Catalogue {
    /** An even ply, but not that of the start. */
    private static final int BLACK_TO_MOVE = 2;

    @Override
    public int size() {
        return TrioNumbers.size();
    }

    @Override
    public Successors successors() {
        return new TrioSuccessors(mode);
    }

    @Override
    public Predecessors predecessors() {
        return new TrioPredecessors();
    }

    @Override
    public int positions(int number) {
        return TrioNumbers.isItsReflection(number) ? 1 : 2;
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
            case BLACK -> TrioNumbers.number(own, enemy);
            case WHITE -> TrioNumbers.number(TrioSuccessors.turned(own), TrioSuccessors.turned(enemy));
        };
    }

    /** The position with a number, which must have one. */
    ObeliskPosition position(int number) {
        return new ObeliskPosition(
                mode,
                TrioNumbers.unpacked(TrioNumbers.own(number)),
                TrioNumbers.unpacked(TrioNumbers.enemy(number)),
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
