package dolmen.bot.survival;

/** Ends a broken process. Safe for use by many threads. */
@FunctionalInterface
public interface ProcessExit {
    /** The exit status that tells a supervisor of such an end; Java uses the same for a lack of memory. */
    int STATUS = 3;

    /**
     * Ends the process.
     *
     * @param why the reason, for the operator
     */
    void end(String why);

    /**
     * Halts this process at once, since an orderly shutdown would need the part that has just failed. Acknowledged
     * changes are stored, and pending messages are delivered after the next start.
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
