package dolmen.rules.games.mausoleumcards;

/** What a card does besides what all of its kind do. */
enum CardRule {
    NONE(""),
    SPOUSE("$8m as a couple"),
    CLEVER("last to be offed"),
    BLACK_SHEEP("buried with its own only"),
    MEDDLING("its host offs Cousins only"),
    ON_HOLIDAY("discard an heir from any party"),
    CHANGE_OF_PLANS("send a guest to another party"),
    BODY_SNATCHERS("take an heir from another morgue"),
    GATECRASHER("take an heir from another party"),
    LIFE_INSURANCE("its heir is worth more"),
    DISINHERITED("its heir is worth nothing"),
    BODYGUARD("its heir cannot be offed");

    private final String words;

    CardRule(String words) {
        this.words = words;
    }

    /** True if it brings heirs from elsewhere to the seat that plays it. */
    boolean takesHeirs() {
        return this == GATECRASHER || this == BODY_SNATCHERS;
    }

    /** The rule in a few words, as a card shows it; empty if there is nothing to say. */
    String words() {
        return words;
    }
}
