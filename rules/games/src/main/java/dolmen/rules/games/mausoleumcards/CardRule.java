package dolmen.rules.games.mausoleumcards;

/** The effect of a card beyond that of its kind. */
enum CardRule {
    NONE(""),
    SPOUSE("buried as a couple, they pay $8m"),
    CLEVER("safe from whoever can kill others"),
    BLACK_SHEEP("pays alone or with a Black Sheep"),
    MEDDLING("its host may kill Cousins only"),
    ON_HOLIDAY("discard an heir from any party"),
    CHANGE_OF_PLANS("send your guest to another party"),
    BODY_SNATCHERS("take an heir from another morgue"),
    GATECRASHER("take an heir from another party"),
    LIFE_INSURANCE("on an heir: worth $2m more"),
    DISINHERITED("on an heir: worth nothing"),
    BODYGUARD("on an heir: nobody can kill it");

    private final String words;

    CardRule(String words) {
        this.words = words;
    }

    /** True if the card brings heirs from elsewhere to the seat that plays it. */
    boolean takesHeirs() {
        return this == GATECRASHER || this == BODY_SNATCHERS;
    }

    /** The rule in a few words, as printed on the card; empty if there is none. */
    String words() {
        return words;
    }
}
