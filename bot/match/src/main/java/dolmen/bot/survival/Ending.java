package dolmen.bot.survival;

/** The way in which a process ends that must not go on. Safe for use by many threads. */
@FunctionalInterface
public interface Ending {
    /** The exit status by which a supervisor knows such an end; the one that Java has for a lack of memory. */
    int STATUS = 3;

    /**
     * Ends the process.
     *
     * @param why in words for the operator
     */
    void end(String why);

    /**
     * The end of this process, at once: what was acknowledged is stored, and what is owed is delivered after the next
     * start, while to put things away in order would need what has just failed.
     */
    static Ending ofProcess() {
        return why -> {
            try {
                System.err.println("dolmen: " + why);
            } finally {
                Runtime.getRuntime().halt(STATUS);
            }
        };
    }
}
