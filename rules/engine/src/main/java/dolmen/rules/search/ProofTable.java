package dolmen.rules.search;

/**
 * The proof numbers of positions, by their keys, and the set of positions on the current line. The table stores no
 * objects, because the search reads every child at every step.
 */
final class ProofTable {
    private static final int FEWEST_PLACES = 1 << 9;

    private static final byte FREE = 0;
    private static final byte USED = 1;
    private static final byte ON_LINE = 2;

    private long[] keys = new long[FEWEST_PLACES];
    private int[] proofs = new int[FEWEST_PLACES];
    private int[] disproofs = new int[FEWEST_PLACES];
    private byte[] uses = new byte[FEWEST_PLACES];
    private int used;

    /** The numbers of a position: open if nothing is known, and no win if it is a repetition on the line. */
    ProofNumbers find(long key) {
        int place = place(key);
        return switch (uses[place]) {
            case FREE -> ProofNumbers.OPEN;
            case ON_LINE -> ProofNumbers.NOT_WON;
            default -> new ProofNumbers(proofs[place], disproofs[place]);
        };
    }

    void put(long key, ProofNumbers numbers) {
        int place = claimed(key);
        proofs[place] = numbers.proof();
        disproofs[place] = numbers.disproof();
    }

    /** Extends the line to the position. */
    void enter(long key) {
        int place = claimed(key);
        uses[place] = ON_LINE;
    }

    /** Removes the position from the line. */
    void leave(long key) {
        int place = place(key);
        uses[place] = USED;
    }

    /** Reopens everything that seemed to be refuted. */
    void forgetRefuted() {
        for (int place = 0; place < keys.length; place++) {
            if (uses[place] != FREE && disproofs[place] == 0) {
                proofs[place] = ProofNumbers.OPEN.proof();
                disproofs[place] = ProofNumbers.OPEN.disproof();
            }
        }
    }

    /** The entry of the key, created if there was none. */
    private int claimed(long key) {
        int place = place(key);
        if (uses[place] == FREE) {
            if (2 * used >= keys.length) {
                widen();
                place = place(key);
            }
            used++;
            keys[place] = key;
            uses[place] = USED;
            proofs[place] = ProofNumbers.OPEN.proof();
            disproofs[place] = ProofNumbers.OPEN.disproof();
        }
        return place;
    }

    /** The entry of the key, or the free one for it. */
    private int place(long key) {
        int last = keys.length - 1;
        int place = (int) (key ^ (key >>> Integer.SIZE)) & last;
        while (uses[place] != FREE && keys[place] != key) {
            place = (place + 1) & last;
        }
        return place;
    }

    private void widen() {
        long[] oldKeys = keys;
        int[] oldProofs = proofs;
        int[] oldDisproofs = disproofs;
        byte[] oldUses = uses;
        int places = 2 * keys.length;
        keys = new long[places];
        proofs = new int[places];
        disproofs = new int[places];
        uses = new byte[places];
        for (int from = 0; from < oldKeys.length; from++) {
            if (oldUses[from] != FREE) {
                int place = place(oldKeys[from]);
                keys[place] = oldKeys[from];
                proofs[place] = oldProofs[from];
                disproofs[place] = oldDisproofs[from];
                uses[place] = oldUses[from];
            }
        }
    }
}
