package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** One place at the table of a challenge: reserved for an invited person, or open to anyone. */
public sealed interface Chair {

    /** Reserved for a person, who may have accepted. */
    record Reserved(PlayerId guest, boolean accepted) implements Chair {}

    /**
     * Open to the first person who joins.
     *
     * @param joiner the person who has joined; empty while the chair is free
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

    /** The person who has taken the chair and will play. */
    default Optional<PlayerId> sitter() {
        return switch (this) {
            case Reserved(PlayerId guest, boolean accepted) -> accepted ? Optional.of(guest) : Optional.empty();
            case Open(Optional<PlayerId> joiner) -> joiner;
        };
    }

    /** This chair after its person has left. */
    default Chair left() {
        return switch (this) {
            case Reserved(PlayerId guest, boolean accepted) -> reserved(guest);
            case Open open -> free();
        };
    }
}
