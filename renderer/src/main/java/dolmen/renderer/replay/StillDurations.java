package dolmen.renderer.replay;

/**
 * The durations of a film's stills, in hundredths of a second: long enough to read, and about a minute in total. The
 * first still is longer, and the last is much longer.
 *
 * @param stills the number of stills
 */
record StillDurations(int stills) {
    private static final int ALL = 6_000;
    private static final int SHORTEST = 60;
    private static final int LONGEST = 160;
    private static final int START = 200;
    private static final int END = 600;

    int hold(int index) {
        if (index == stills - 1) {
            return END;
        }
        return index == 0 ? START : Math.clamp(ALL / stills, SHORTEST, LONGEST);
    }
}
