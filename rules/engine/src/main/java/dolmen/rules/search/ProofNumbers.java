package dolmen.rules.search;

/**
 * The proof number and the disproof number of a win: the minimum numbers of positions that must be proved won, or
 * proved not won.
 */
record ProofNumbers(int proof, int disproof) {
    /** Infinity: more than any sum of finite numbers. */
    static final int NEVER = 1 << 24;

    static final ProofNumbers WON = new ProofNumbers(0, NEVER);
    static final ProofNumbers NOT_WON = new ProofNumbers(NEVER, 0);
    static final ProofNumbers OPEN = new ProofNumbers(1, 1);

    /** True while the win is neither proved nor disproved. */
    boolean open() {
        return proof != 0 && disproof != 0;
    }

    /** The number for the side that chooses here and needs only one child. */
    int chosen(boolean own) {
        return own ? proof : disproof;
    }

    /** The number for the side that needs a reply to everything. */
    int endured(boolean own) {
        return own ? disproof : proof;
    }

    static ProofNumbers of(boolean own, int chosen, int endured) {
        return own ? new ProofNumbers(chosen, endured) : new ProofNumbers(endured, chosen);
    }
}
