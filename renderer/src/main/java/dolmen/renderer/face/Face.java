package dolmen.renderer.face;

/**
 * A portrait that is carved in a stone. Those who press stand in an upright stone and are painted in a warm colour,
 * those who hold in a round one in a cool colour; the stone has as many notches as the player is strong.
 */
public enum Face {
    YLVA(true, 1),
    ODD(false, 1),
    TORSTEN(true, 2),
    SIGRUN(false, 2),
    BRENNA(true, 3),
    HALLVARD(false, 3);

    private final boolean pressing;
    private final int notches;

    Face(boolean pressing, int notches) {
        this.pressing = pressing;
        this.notches = notches;
    }

    /** Whether this is the face of somebody who presses rather than holds. */
    public boolean pressing() {
        return pressing;
    }

    /** How strong whoever has this face is, from 1 to 3. */
    public int notches() {
        return notches;
    }
}
