package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** One place at the table of a challenge: reserved for an invited person, or open to anyone. */
public sealed interface Chair {

    /** Reserved for a person, who has accepted or not yet. */
    record Reserved(PlayerId guest, boolean accepted) implements Chair {}

    /**
     * Open to the first comer.
     *
     * @param joiner empty while nobody has come
     */
    record Open(Optional<PlayerId> joiner) implements Chair {}

    /** An open chair without a person. */
    static Chair free() {
        return new Open(Optional.empty());
    }

    /** An open chair with a person. */
    static Chair taken(PlayerId joiner) {
        return new Open(Optional.of(joiner));
    }

    /** A chair reserved for a person who has not accepted. */
    static Chair reserved(PlayerId guest) {
        return new Reserved(guest, false);
    }

    /** The person who sits here and will play. */
    default Optional<PlayerId> sitter() {
        return switch (this) {
            case Reserved(PlayerId guest, boolean accepted) -> accepted ? Optional.of(guest) : Optional.empty();
            case Open(Optional<PlayerId> joiner) -> joiner;
        };
    }

    /** This chair without a person. */
    default Chair left() {
        return switch (this) {
            case Reserved(PlayerId guest, boolean accepted) -> reserved(guest);
            case Open open -> free();
        };
    }
}
