package dolmen.rules.games.mausoleumcards;

/** What a card does besides what all of its kind do. */
enum Rule {
    NONE(""),
    SPOUSE("$8m together, buried as a couple"),
    CLEVER("offed only when nobody else can be"),
    BLACK_SHEEP("buried alone or with the other"),
    MEDDLING("its host offs Meddling Cousins only"),
    ON_HOLIDAY("discard an heir from any party"),
    CHANGE_OF_PLANS("send an heir of yours to another party"),
    BODY_SNATCHERS("take an heir from another morgue"),
    GATECRASHER("take an heir from another party"),
    LIFE_INSURANCE("this heir is worth $2m more"),
    DISINHERITED("this heir is worth nothing"),
    BODYGUARD("this heir cannot be offed");

    private final String words;

    Rule(String words) {
        this.words = words;
    }

    /** The rule in a few words, as a card shows it; empty if there is nothing to say. */
    String words() {
        return words;
    }
}
