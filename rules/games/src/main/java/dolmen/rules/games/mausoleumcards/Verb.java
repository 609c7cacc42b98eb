package dolmen.rules.games.mausoleumcards;

import dolmen.rules.games.mausoleumcards.CardsMove.Bury;
import dolmen.rules.games.mausoleumcards.CardsMove.Deal;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.Invite;
import dolmen.rules.games.mausoleumcards.CardsMove.Off;
import dolmen.rules.games.mausoleumcards.CardsMove.Send;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.CardsMove.Use;
import java.util.EnumSet;
import java.util.Set;

/** An action in a typed text; {@code typed.properties} has the words for each. */
enum Verb {
    /** To get a card, from anywhere. */
    DRAW,
    DRAW_BLIND,
    TAKE,
    INVITE,
    OFF,
    DISCARD,
    BUY,
    /** To play a card; nobody uses these words for a discard. */
    PLAY,
    PUT,
    SEND,
    STEAL,
    /** To drop a card, onto the pile or onto an heir. */
    DROP,
    RID,
    REMOVE;

    /** The kinds of moves. */
    private enum Deed {
        DRAWN,
        TAKEN,
        INVITED,
        OFFED,
        USED,
        SENT,
        DISCARDED,
        BURIED
    }

    /** True if the verb says enough without the card, provided that only one card fits. */
    boolean isTelling() {
        return switch (this) {
            case DRAW_BLIND, INVITE, OFF, DISCARD, BUY, SEND, STEAL -> true;
            case DRAW, TAKE, PLAY, PUT, DROP, RID, REMOVE -> false;
        };
    }

    private Set<Deed> deeds() {
        return switch (this) {
            case DRAW -> EnumSet.of(Deed.DRAWN, Deed.TAKEN);
            case DRAW_BLIND -> EnumSet.of(Deed.DRAWN);
            case TAKE -> EnumSet.of(Deed.DRAWN, Deed.TAKEN, Deed.OFFED, Deed.USED, Deed.BURIED);
            case INVITE -> EnumSet.of(Deed.INVITED);
            case OFF -> EnumSet.of(Deed.OFFED);
            case DISCARD -> EnumSet.of(Deed.DISCARDED);
            case BUY -> EnumSet.of(Deed.BURIED);
            case PLAY -> EnumSet.of(Deed.INVITED, Deed.OFFED, Deed.USED, Deed.SENT);
            case PUT -> EnumSet.of(Deed.INVITED, Deed.OFFED, Deed.USED, Deed.SENT, Deed.BURIED);
            case SEND -> EnumSet.of(Deed.INVITED, Deed.OFFED, Deed.USED, Deed.SENT);
            case STEAL -> EnumSet.of(Deed.USED);
            case DROP -> EnumSet.of(Deed.OFFED, Deed.USED, Deed.DISCARDED);
            case RID -> EnumSet.of(Deed.OFFED, Deed.DISCARDED);
            case REMOVE -> EnumSet.of(Deed.OFFED, Deed.USED, Deed.DISCARDED);
        };
    }

    boolean means(CardsMove move) {
        return deeds().contains(deed(move));
    }

    private static Deed deed(CardsMove move) {
        return switch (move) {
            case Draw draw -> Deed.DRAWN;
            case Deal deal -> Deed.DRAWN;
            case TakePile take -> Deed.TAKEN;
            case Invite invite -> Deed.INVITED;
            case Off off -> Deed.OFFED;
            case Use use -> Deed.USED;
            case Send send -> Deed.SENT;
            case Discard discard -> Deed.DISCARDED;
            case Bury bury -> Deed.BURIED;
        };
    }
}
