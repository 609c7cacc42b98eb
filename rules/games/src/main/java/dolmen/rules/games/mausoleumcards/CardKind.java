package dolmen.rules.games.mausoleumcards;

import dolmen.rules.scene.Card;

/** The kind of a card, shown by the frame around its picture. */
enum CardKind {
    HEIR(Card.Frame.OVAL, "joins any party that has room"),
    ACCIDENT(Card.Frame.COFFIN, "kills an heir at any party"),
    GRAVE(Card.Frame.SLAB, ""),
    INCIDENT(Card.Frame.SQUARE_WITH_OVALS, ""),
    DOOZY(Card.Frame.SQUARE_WITH_OVALS, "");

    private final Card.Frame frame;
    private final String words;

    CardKind(Card.Frame frame, String words) {
        this.frame = frame;
        this.words = words;
    }

    Card.Frame frame() {
        return frame;
    }

    /** The common effect of all cards of the kind, in a few words; empty if each has its own. */
    String words() {
        return words;
    }
}
