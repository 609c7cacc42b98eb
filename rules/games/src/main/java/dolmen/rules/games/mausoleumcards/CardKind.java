package dolmen.rules.games.mausoleumcards;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Card;

/** The kind of a card, shown by the frame around its picture. */
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

    /** The common effect of all cards of the kind, in a few words; empty if each has its own. */
    Argument words() {
        return switch (this) {
            case HEIR -> MausoleumcardsPhrases.effectHeir();
            case ACCIDENT -> MausoleumcardsPhrases.effectAccident();
            case GRAVE, INCIDENT, DOOZY -> new Verbatim("");
        };
    }
}
