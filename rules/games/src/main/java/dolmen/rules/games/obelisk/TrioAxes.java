package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.shareAxis;

/** The symmetry of packed trios, by the definition in {@link Trio}. */
final class TrioAxes {

    private TrioAxes() {}

    /** True for symmetry of colour. */
    static boolean ofColour(int trio) {
        int base = TrioNumbers.base(trio);
        int pedestal = TrioNumbers.pedestal(trio);
        int capstone = TrioNumbers.capstone(trio);
        return shareAxis(base, pedestal) || shareAxis(base, capstone) || shareAxis(pedestal, capstone);
    }

    /** True for symmetry of shape. */
    static boolean ofShape(int trio, int other) {
        return shareAxis(TrioNumbers.base(trio), TrioNumbers.base(other))
                || shareAxis(TrioNumbers.pedestal(trio), TrioNumbers.pedestal(other))
                || shareAxis(TrioNumbers.capstone(trio), TrioNumbers.capstone(other));
    }
}
