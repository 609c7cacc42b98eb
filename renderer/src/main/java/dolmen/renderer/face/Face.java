package dolmen.renderer.face;

/**
 * A portrait carved in stone. Pressing players are in an upright stone, painted in a warm colour; holding players are
 * in a round one, in a cool colour. The number of notches is the player's level.
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

    /** True for the face of a player who presses rather than holds. */
    public boolean pressing() {
        return pressing;
    }

    /** The level of the player with this face, from 1 to 3. */
    public int notches() {
        return notches;
    }
}
