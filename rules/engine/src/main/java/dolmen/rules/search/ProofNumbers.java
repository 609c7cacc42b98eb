package dolmen.rules.search;

/**
 * How far a win is from being proved and from being refuted: how many positions must at least turn out to be won, or
 * not to be.
 */
record ProofNumbers(int proof, int disproof) {
    /** More than any sum of numbers that are worth following. */
    static final int NEVER = 1 << 24;

    static final ProofNumbers WON = new ProofNumbers(0, NEVER);
    static final ProofNumbers NOT_WON = new ProofNumbers(NEVER, 0);
    static final ProofNumbers OPEN = new ProofNumbers(1, 1);

    /** True while neither is decided. */
    boolean open() {
        return proof != 0 && disproof != 0;
    }

    /** The number of the side that chooses here, of which one child is enough. */
    int chosen(boolean own) {
        return own ? proof : disproof;
    }

    /** The number of the side that must have an answer to everything. */
    int endured(boolean own) {
        return own ? disproof : proof;
    }

    static ProofNumbers of(boolean own, int chosen, int endured) {
        return own ? new ProofNumbers(chosen, endured) : new ProofNumbers(endured, chosen);
    }
}
