package dolmen.renderer.face;

/**
 * A portrait carved in stone. Attackers are in an upright stone, painted in a warm colour; defenders are in a round
 * one, in a cool colour. The number of notches is the player's level.
 */
public enum Face {
    YLVA(true, 1),
    ODD(false, 1),
    TORSTEN(true, 2),
    SIGRUN(false, 2),
    BRENNA(true, 3),
    HALLVARD(false, 3);

    private final boolean attacking;
    private final int notches;

    Face(boolean attacking, int notches) {
        this.attacking = attacking;
        this.notches = notches;
    }

    /** True for the face of a player who attacks rather than defends. */
    public boolean attacking() {
        return attacking;
    }

    /** The level of the player with this face, from 1 to 3. */
    public int notches() {
        return notches;
    }
}
