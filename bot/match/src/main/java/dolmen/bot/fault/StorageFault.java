package dolmen.bot.fault;

/** A fault of the database. */
public enum StorageFault {
    /** The disk is full. */
    FULL,
    /** The file or its disk is read-only. */
    READ_ONLY,
    /** Another program uses the database. */
    LOCKED,
    /** Concurrent writers conflicted repeatedly. */
    BUSY,
    /** The stored data cannot be read. */
    DAMAGED,
    /** The file was deleted, moved or replaced while it was in use. */
    GONE,
    /** The database server does not respond, or has no connections left. */
    UNREACHABLE,
    /** The connection was lost during a write, which may or may not be stored. */
    UNCERTAIN,
    /** The disk reports an error. */
    DISK
}
