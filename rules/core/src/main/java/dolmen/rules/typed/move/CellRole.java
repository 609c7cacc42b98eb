package dolmen.rules.typed.move;

/** The role of a cell in a move. */
public enum CellRole {
    /** The origin of the piece that moves. */
    FROM,
    /** The target of the move. */
    TO,
    /** The move passes it or jumps over it. */
    OVER,
    /** Its piece is taken, removed, pushed, or otherwise affected. */
    OBJECT,
    /** A pushed piece arrives there. */
    BEYOND
}
