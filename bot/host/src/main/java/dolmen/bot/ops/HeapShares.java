package dolmen.bot.ops;

/**
 * The parts of the heap that may be filled with what could also be drawn or read again, in bytes: rather less than a
 * third of it, for everything else needs room too, a local Discord in the same process among it. Immutable.
 *
 * @param boards pictures of boards
 * @param plaques pictures of ratings
 * @param replays pictures of replays
 * @param pieces pieces drawn in advance
 * @param backgrounds boards without pieces
 * @param plates plates without words
 * @param matches matches at hand
 * @param drawings how many pictures are drawn at once
 */
record HeapShares(
        long boards,
        long plaques,
        long replays,
        long pieces,
        long backgrounds,
        long plates,
        long matches,
        int drawings) {
    private static final int PARTS = 256;

    /** What a picture takes while it is drawn, with a wide margin. */
    private static final long DRAWING = 64L << 20;

    /**
     * The shares of such a heap.
     *
     * @param heap the most bytes that it may have
     * @param processors how many can draw at once
     */
    static HeapShares of(long heap, int processors) {
        long part = heap / PARTS;
        return new HeapShares(
                8 * part,
                4 * part,
                4 * part,
                16 * part,
                20 * part,
                6 * part,
                16 * part,
                Math.clamp(heap / DRAWING, 1, Math.max(1, processors)));
    }

    /** Those of this process. */
    static HeapShares ofProcess() {
        Runtime runtime = Runtime.getRuntime();
        return of(runtime.maxMemory(), runtime.availableProcessors());
    }
}
