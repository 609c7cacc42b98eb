package dolmen.rules.games.gardsdansen;

import dolmen.rules.phrase.Phrase;
import java.util.Optional;

/** The phase of the current turn. */
enum Phase {
    /** The turn starts: a pawn must move. */
    PAWN("pawn"),
    /** A pawn has moved: a stone must move. */
    STONE("stone"),
    /** A pawn has moved in a last turn, by the variant's rule: a stone must move. */
    LAST_STONE("last-stone"),
    /** The seat has played its last turn. */
    ENDED("ended");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** The word in a position's text. */
    String word() {
        return word;
    }

    /** The prompt for the player, as a sentence; empty after the end. */
    Optional<Phrase> prompt() {
        return switch (this) {
            case PAWN -> Optional.of(GardsdansenPhrases.promptPawn());
            case STONE, LAST_STONE -> Optional.of(GardsdansenPhrases.promptStone());
            case ENDED -> Optional.empty();
        };
    }
}
