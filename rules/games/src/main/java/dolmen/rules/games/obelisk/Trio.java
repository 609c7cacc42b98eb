package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.shareAxis;

import dolmen.rules.board.Cells;
import dolmen.rules.board.Key;
import java.util.Optional;

/**
 * The three stones of one colour, by their cells. Base and pedestal on one cell are a foundation for ever; the capstone
 * with them completes the obelisk.
 */
record Trio(int base, int pedestal, int capstone) {

    /** The key extended by these stones. */
    long addedTo(long key) {
        return Key.and(key, ((base << Byte.SIZE) | pedestal) << Byte.SIZE | capstone);
    }

    boolean hasFoundation() {
        return base == pedestal;
    }

    /** The cell of the unit that is built on the base or the foundation next. */
    int nextToBuild() {
        return hasFoundation() ? capstone : pedestal;
    }

    boolean isObelisk() {
        return hasFoundation() && base == capstone;
    }

    /** The unit of this colour on a cell; enemy riders do not count. */
    Optional<Unit> unitOn(int cell) {
        if (cell == base) {
            return Optional.of(builtOnBase());
        }
        if (cell == pedestal) {
            return Optional.of(Unit.PEDESTAL);
        }
        return cell == capstone ? Optional.of(Unit.CAPSTONE) : Optional.empty();
    }

    private Unit builtOnBase() {
        if (isObelisk()) {
            return Unit.OBELISK;
        }
        return hasFoundation() ? Unit.FOUNDATION : Unit.BASE;
    }

    /** The set of the stones' cells. */
    long cells() {
        return carriers() | Cells.of(capstone);
    }

    /** The cells on which an enemy capstone can ride. */
    long carriers() {
        return Cells.of(base) | Cells.of(pedestal);
    }

    /** True if the capstone rides on an enemy stone. */
    boolean ridesOn(Trio enemy) {
        return Cells.has(enemy.carriers(), capstone);
    }

    /** This trio with all its stones on one cell moved to another. */
    Trio moved(int from, int to) {
        return new Trio(base == from ? to : base, pedestal == from ? to : pedestal, capstone == from ? to : capstone);
    }

    /** True for symmetry of colour: two of these stones share an axis. */
    boolean sharesAxis() {
        return shareAxis(base, pedestal) || shareAxis(base, capstone) || shareAxis(pedestal, capstone);
    }

    /** True for symmetry of shape: a stone shares an axis with the enemy's stone of the same kind. */
    boolean sharesAxisByShape(Trio enemy) {
        return shareAxis(base, enemy.base)
                || shareAxis(pedestal, enemy.pedestal)
                || shareAxis(capstone, enemy.capstone);
    }
}
