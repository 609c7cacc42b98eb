package dolmen.rules.games.mausoleumcards;

import dolmen.rules.games.mausoleumcards.CardsMove.Bury;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Invite;
import dolmen.rules.games.mausoleumcards.CardsMove.Off;
import java.util.Optional;

/** What a typed text says is to be done. */
enum Verb {
    /** It does not say; this never discards, for nobody should lose a card by naming it. */
    PLAY,
    INVITE,
    OFF,
    DISCARD,
    BURY;

    static Optional<Verb> of(String word) {
        return switch (word) {
            case "play", "use", "put", "send" -> Optional.of(PLAY);
            case "invite" -> Optional.of(INVITE);
            case "x", "off", "offs", "kill" -> Optional.of(OFF);
            case "discard", "throw", "drop" -> Optional.of(DISCARD);
            case "$", "buy", "bury" -> Optional.of(BURY);
            default -> Optional.empty();
        };
    }

    boolean means(CardsMove move) {
        return switch (this) {
            case PLAY -> !(move instanceof Discard);
            case INVITE -> move instanceof Invite;
            case OFF -> move instanceof Off;
            case DISCARD -> move instanceof Discard;
            case BURY -> move instanceof Bury;
        };
    }
}
