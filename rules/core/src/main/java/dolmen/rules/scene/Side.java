package dolmen.rules.scene;

/**
 * The colour of an army; the seat that owns it may change during a game. The first is the lightest and the second the
 * darkest in every theme.
 */
public enum Side {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH,
    NOBODY
}
