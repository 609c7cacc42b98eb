package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/** Heirs of one morgue that are buried together. */
record Burial(Table table, long heirs) {
    /** The worth of each spouse if both are buried together, in millions. */
    private static final int OF_A_COUPLE = 4;

    /** True if these heirs may be buried together. Black Sheep are buried only with each other. */
    boolean isFitting() {
        long sheep = heirs & Deck.BLACK_SHEEP;
        return sheep == 0 || sheep == heirs;
    }

    /** The graves of the shop that these heirs can pay for. */
    long graves() {
        if (!isFitting()) {
            return 0;
        }
        int worth = worth();
        long graves = 0;
        for (long rest = table.shop(); rest != 0; rest = Cells.rest(rest)) {
            graves |= Deck.value(Cells.first(rest)) <= worth ? Cells.of(Cells.first(rest)) : 0;
        }
        return graves;
    }

    boolean pays(int grave) {
        return worth() >= Deck.value(grave);
    }

    /** The heirs' joint worth, in millions. */
    int worth() {
        int worth = 0;
        for (long rest = heirs; rest != 0; rest = Cells.rest(rest)) {
            worth += worthOf(Cells.first(rest));
        }
        return worth;
    }

    private int worthOf(int heir) {
        boolean coupled = Cells.has(Deck.SPOUSES, heir) && (Deck.SPOUSES & ~heirs) == 0;
        int own = coupled ? OF_A_COUPLE : Deck.value(heir);
        Integer doozy = table.doozies().get(heir);
        if (doozy == null) {
            return own;
        }
        return switch (Deck.rule(doozy)) {
            case LIFE_INSURANCE -> own + Deck.value(doozy);
            case DISINHERITED -> Deck.value(doozy);
            default -> own;
        };
    }
}
