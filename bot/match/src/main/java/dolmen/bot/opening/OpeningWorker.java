package dolmen.bot.opening;

/**
 * Reads the openings of matches that have ended, a few at a time, so that nobody waits long for the store. To be driven
 * by one thread at a time.
 *
 * @param further run where there may be more to read
 */
public record OpeningWorker(Openings openings, Runnable further) {
    private static final int BATCH = 20;

    /** Reads some of what was not read yet. */
    public void readSome() {
        if (openings.read(BATCH) == BATCH) {
            further.run();
        }
    }
}
