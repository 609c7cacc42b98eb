package dolmen.bot.opening;

/**
 * Reads the openings of finished matches, a few at a time, so that nobody waits long for the store. For one thread at a
 * time.
 *
 * @param further run if there may be more to read
 */
public record OpeningWorker(Openings openings, Runnable further) {
    private static final int BATCH = 20;

    /** Reads some unread openings. */
    public void readSome() {
        if (openings.read(BATCH) == BATCH) {
            further.run();
        }
    }
}
