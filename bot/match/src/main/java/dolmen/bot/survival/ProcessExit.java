package dolmen.bot.survival;

/** The way to end a broken process. Safe for use by many threads. */
@FunctionalInterface
public interface ProcessExit {
    /** The exit status by which a supervisor recognises such an end; Java's own for a lack of memory. */
    int STATUS = 3;

    /**
     * Ends the process.
     *
     * @param why in words for the operator
     */
    void end(String why);

    /**
     * Halts this process at once: acknowledged changes are stored, and owed messages are delivered after the next
     * start, while an orderly shutdown would need the part that has just failed.
     */
    static ProcessExit ofProcess() {
        return why -> {
            try {
                System.err.println("dolmen: " + why);
            } finally {
                Runtime.getRuntime().halt(STATUS);
            }
        };
    }
}
