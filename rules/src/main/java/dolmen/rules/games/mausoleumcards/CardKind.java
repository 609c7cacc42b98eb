package dolmen.rules.games.mausoleumcards;

import dolmen.rules.scene.Card;

/** What sort of card it is, which the frame about its picture shows. */
enum CardKind {
    HEIR(Card.Frame.OVAL),
    ACCIDENT(Card.Frame.COFFIN),
    GRAVE(Card.Frame.SLAB),
    INCIDENT(Card.Frame.SQUARE_WITH_OVALS),
    DOOZY(Card.Frame.SQUARE_WITH_OVALS);

    private final Card.Frame frame;

    CardKind(Card.Frame frame) {
        this.frame = frame;
    }

    Card.Frame frame() {
        return frame;
    }
}
