package dolmen.bot.ops;

/**
 * The parts of the heap for caches, in bytes; their contents can be drawn or read again. Together they are less than a
 * third of the heap, because everything else needs room too, including a local Discord in the same process. Immutable.
 *
 * @param boards pictures of boards
 * @param plaques pictures of ratings
 * @param replays pictures of replays
 * @param pieces pieces drawn in advance
 * @param backgrounds boards without pieces
 * @param plates plates without words
 * @param matches matches at hand
 * @param drawings the maximum number of pictures drawn at once
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

    /** The memory needed to draw a picture, with a wide margin. */
    private static final long DRAWING = 64L << 20;

    /**
     * The shares of a heap.
     *
     * @param heap the maximum size of the heap, in bytes
     * @param processors the number of processors, which limits the pictures drawn at once
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

    /**
     * The shares of a host in this process. Pieces, backgrounds and plates are the same for all hosts.
     *
     * @param hosts the number of hosts that divide the heap
     */
    static HeapShares ofProcess(int hosts) {
        Runtime runtime = Runtime.getRuntime();
        HeapShares all = of(runtime.maxMemory(), runtime.availableProcessors());
        return new HeapShares(
                all.boards / hosts,
                all.plaques / hosts,
                all.replays / hosts,
                all.pieces,
                all.backgrounds,
                all.plates,
                all.matches / hosts,
                all.drawings);
    }
}
