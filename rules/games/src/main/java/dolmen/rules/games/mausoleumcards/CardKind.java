package dolmen.rules.games.mausoleumcards;

import dolmen.rules.scene.Card;

/** What sort of card it is, which the frame about its picture shows. */
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

    /** What all cards of the kind do, in a few words; empty if each does something else. */
    String words() {
        return words;
    }
}
