package dolmen.bot.fault;

/** What can be wrong with the place where everything is stored. */
public enum StorageFault {
    /** There is no room left on the disk. */
    FULL,
    /** The file or its disk cannot be written any more. */
    READ_ONLY,
    /** Another program holds the database. */
    LOCKED,
    /** Others stored something at the same moment, again and again. */
    BUSY,
    /** What is stored cannot be read. */
    DAMAGED,
    /** The file was deleted, moved or replaced while it was in use. */
    GONE,
    /** The server that holds the database does not answer, or takes nobody more. */
    UNREACHABLE,
    /** That server was lost while it was storing: what was to be stored may hold, or not. */
    UNCERTAIN,
    /** The disk does not do what it is told. */
    DISK
}
