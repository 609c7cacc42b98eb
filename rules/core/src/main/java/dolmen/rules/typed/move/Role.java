package dolmen.rules.typed.move;

/** What a cell is to a move. */
public enum Role {
    /** What moves stands there. */
    FROM,
    /** It is where the move goes. */
    TO,
    /** It is passed or jumped over. */
    OVER,
    /** What stands there is taken, removed, pushed, or otherwise done to. */
    OBJECT,
    /** What was pushed comes to stand there. */
    BEYOND
}
