package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** One place at the table of a challenge: kept for somebody who is invited, or open to anyone. */
public sealed interface Chair {

    /** Kept for that person, who has accepted or not yet. */
    record Reserved(PlayerId guest, boolean accepted) implements Chair {}

    /** For whoever comes first; the joiner is empty as long as nobody has come. */
    record Open(Optional<PlayerId> joiner) implements Chair {}

    /** An open chair on which nobody sits. */
    static Chair free() {
        return new Open(Optional.empty());
    }

    /** An open chair on which that person sits. */
    static Chair taken(PlayerId joiner) {
        return new Open(Optional.of(joiner));
    }

    /** A chair kept for somebody who has not accepted. */
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

    /** The same chair with nobody on it. */
    default Chair left() {
        return switch (this) {
            case Reserved(PlayerId guest, boolean accepted) -> reserved(guest);
            case Open open -> free();
        };
    }
}
